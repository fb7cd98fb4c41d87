import type { CastTopicId } from "../../topic-ids.ts";
import type { Craft } from "../asked.ts";
import { findCommand, isForPart } from "./command.ts";
import type { Act, HearRequest } from "./heard.ts";
import { findPart } from "./part.ts";
import { findCraft } from "./slots.ts";

const end = "[\\s!！?？。.~～,，、呀啊哦呢哈啦了]*$";
const whole = (words: string): RegExp => new RegExp(`^(?:${words})${end}`, "i");

/** Messages that are nothing but this. */
const sure: readonly (readonly [Act, RegExp])[] = [
  [
    "greet",
    whole("你好|您好|嗨|哈喽|哈啰|在吗|在不在|早|早上好|早安|晚上好|下午好|(?:hi|hello|hey|hiya)(?: there| yarrow)?|good (?:morning|afternoon|evening)"),
  ],
  [
    "thank",
    whole(
      "(?:好的?[，,]?)?(?:谢谢|多谢|感谢|谢啦|谢了|谢谢你|谢谢您|谢谢大师|谢谢老师)|thanks?(?: you)?(?: so much| very much| a lot)?|thx|many thanks|cheers",
    ),
  ],
  ["bye", whole("再见|拜拜|晚安|明天见|下次见|回头见|good ?bye|bye(?: bye)?|good ?night|see you(?: later| soon)?")],
  [
    "about",
    whole(
      "你是谁|你叫什么(?:名字)?|你是(?:不是)?(?:一个)?(?:AI|人工智能|机器人|程序|真人|人)吗?|who are you|what are you|what(?:['’]s| is) your name|are you (?:an? )?(?:ai|bot|robot|human|real person)",
    ),
  ],
];

/** A yes, where something was said that can be agreed to. */
const agrees = whole(
  "好(?:的|啊|呀|吧|滴)?|行(?:啊|吧|的)?|可以(?:的)?|嗯{1,4}|要(?:的)?|对(?:的)?|是的|yes(?: please)?|yeah|yep|yup|sure|ok(?:ay)?|please(?: do)?|alright|please go on",
);

/** News of a death, and no question with it. */
const bereaved =
  /^(?:其实|去年|今年|前年|上个?月|昨天)?我?们?家?的?(?:爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|老公|老婆|丈夫|妻子|哥哥?|姐姐?|弟弟?|妹妹?|儿子|女儿|孩子|男朋友|女朋友)[^?？吗呢]{0,8}(?:去世|过世|离世|不在了)[了。！…\s]*$|^(?:my|our) (?:[\w’'-]+ ){1,3}(?:just |recently |suddenly )?(?:died|passed away|was killed)\b[^?]{0,40}$/i;

/** Half a sentence that goes on from what was told: “5月份呢”, "and next year?". */
const goesOn = /^(?:那|那么|所以)?.{1,10}呢[?？]?$|^(?:and|what about|how about|so what about)\b.{1,40}\??$/i;
const ofReading = /[牌卦爻签宫星格]|\b(?:card|line|hexagram|house|stick|planet)\b/i;

/** Under so many letters a text of one kind of sign says nothing. */
const noWords = /^[^\p{L}\p{N}]{1,12}$/u;

/** An act where the words leave no doubt; null for all others. */
export const findSureAct = ({ text, topic, state, recent }: HearRequest, crafts: readonly Craft<CastTopicId>[]): Act | null => {
  const found = sure.find(([, words]) => words.test(text))?.[0];
  if (found) return found;
  if (agrees.test(text) && (recent.length > 0 || state === "told")) return "assent";
  const command = findCommand(text);
  const { isFresh, isOther, isStart, rest } = command;
  if (isStart && state !== "sitting") return "draw";
  if (state === "told" && ((isFresh && !isOther && rest === "") || isForPart(command))) return "draw";
  if (state === "told" && goesOn.test(text)) {
    const craft = findCraft(text, crafts);
    if (craft !== null && craft !== topic) return "craft";
    return findPart(text) !== null || ofReading.test(text) ? "explain" : "ask";
  }
  if (bereaved.test(text)) return "feel";
  return noWords.test(text) && !/\p{Extended_Pictographic}/u.test(text) && state !== "asking" ? "unclear" : null;
};
