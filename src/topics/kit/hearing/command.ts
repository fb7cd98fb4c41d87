import { hasAskingSign } from "./asks.ts";
import { findPart } from "./part.ts";

/** What a message asks the flow to do, beside what it says. */
export interface Command {
  /** "Ask something new", "再来一次": the present cast is put away. */
  isFresh: boolean;
  /** "Another question", "换个问题": not the present question again. */
  isOther: boolean;
  /** "Start", "开始": go ahead with what is there. */
  isStart: boolean;
  /** The message without the command, for a new question that came along with it. */
  rest: string;
}

const fresh = [
  /^(?:我想|请|帮我|那就|好[，,]?|嗯[，,]?)?\s*(?:再|重新|重)(?:来|抽|占|起|问|算|卜|摇|测|翻|求|掷)(?:一)?(?:次|卦|张|回|遍|下|个|组|支|根|章)?(?:牌|卦|签|灵签)?(?:吧|呢)?/,
  /^(?:我想|请|那)?\s*(?:换(?:一)?(?:个|件)(?:问题|事情?|话题)|问(?:别的|另一件事|个新(?:的|问题)|件新(?:的|事))|另外问(?:一)?(?:个|件事)?|新(?:的)?问题|开始新的(?:一次)?)(?:吧)?/,
  /^(?:please )?(?:let['’]?s |can (?:you|we|i) |i(?:['’]d| would) like to )?(?:draw|cast|throw|toss|shuffle|deal|try|ask|start|begin)(?: (?:it|them|the (?:cards|coins)|cards|coins|one))? (?:again|once more|anew|afresh|over)\b/i,
  /^(?:please )?(?:a |one |do a )?(?:new|fresh|another|different) (?:question|cast|draw|reading|spread|one)\b/i,
  /^(?:i(?:['’]d| would) like to |let me |let['’]?s |can i )?ask (?:something|about something|a?)\s*(?:new|else|different|another)(?: question| matter)?\b/i,
  /^again\b/i,
];

/** Commands that name another question, not another cast. */
const other = /问题|话题|事|另外|问(?:别|个新|件新)|question|matter|else|\bask\b/i;
const sameAgain = /^(?:我想|请|帮我|那就|好[，,]?|嗯[，,]?)?\s*(?:再|重新|重)|\b(?:again|once more|anew|afresh|over)\b/i;

const start =
  /^(?:好[，,]?|那就|请|我要|可以|来)?\s*(?:开始(?:吧|测试|占卜|抽牌|起卦)?|抽牌|抽吧|翻牌|起卦|摇卦|掷吧|来吧|占吧|算吧)$|^(?:ok[,.]? |please |let['’]?s )?(?:start|begin|go|go ahead|draw|cast|deal|start the test|draw the cards|throw the coins)(?: now| please)?$/i;

const edges = /^[\s，。,.:：;；!！?？、-]+|(?<![\s，,:：;；、-])[\s，,:：;；、-]+$/g;

/** “再抽一张，补给第二张”: what comes with the command speaks of what lies there, and asks nothing of its own. */
export const isForPart = ({ isFresh, isOther, rest }: Command): boolean => isFresh && !isOther && findPart(rest) !== null && !hasAskingSign(rest);

/** Understands the commands of the flow; everything else is a question. */
export const findCommand = (text: string): Command => {
  const trimmed = text.trim();
  for (const pattern of fresh) {
    const match = pattern.exec(trimmed);
    if (match && match[0].trim() !== "") {
      const isOther = other.test(match[0]) && !sameAgain.test(match[0]);
      return { isFresh: true, isOther, isStart: false, rest: trimmed.slice(match[0].length).replace(edges, "") };
    }
  }
  if (start.test(trimmed.replace(/(?<![。.!！~～\s])[。.!！~～\s]+$/, ""))) return { isFresh: false, isOther: false, isStart: true, rest: "" };
  return { isFresh: false, isOther: false, isStart: false, rest: trimmed };
};
