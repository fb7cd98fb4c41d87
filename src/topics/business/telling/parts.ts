import type { Question } from "../../kit/hearing/question.ts";
import type { BusinessView } from "./view.ts";

export const parts = ["proposals", "opening", "owner", "trade", "sound", "numbers", "sign"] as const;
export type Part = (typeof parts)[number];

/** The first that matches wins. */
const hints: readonly (readonly [Part, RegExp])[] = [
  [
    "opening",
    /开业|开张|开市|哪天|几号|哪一天|日子|吉日|什么时候|何时|\b(?:open(?:ing)? (?:days?|on|in|by|up on)|to open\b(?! an? )|which day|what day|when|dates?|launch)\b/i,
  ],
  [
    "owner",
    /适合我|合我|跟我|和我|我适合|我合适|我做|老板|主事|八字|生辰|命|喜用|用神|\b(?:suits? me|for me|my (?:birth|chart|elements?)|am i|should i (?:run|open|start|do)|owner)\b/i,
  ],
  [
    "sound",
    /读音|好听|难听|谐音|顺口|拗口|好念|念起来|声调|听起来|不好的词|\b(?:sounds?|pronounce\w*|say|aloud|tones?|syllables?|bad words?|hide|homophones?)\b/i,
  ],
  ["numbers", /笔画|几画|数理|八十一|81|吉数|凶数|数字|康熙|\b(?:strokes?|numbers?|numerology|letters|lucky)\b/i],
  ["trade", /五行|行业|这一行|这行|行当|配不配|搭不搭|合不合|\b(?:elements?|trade|industry|fits?)\b/i],
  ["sign", /意思|寓意|含义|招牌|写法|好写|记得住|长短|几个字|首字母|商标|\b(?:meanings?|means?|sign|logo|initials?|length|short|long|remember|trade ?mark)\b/i],
  ["proposals", /起名|取名|起个|取个|想个|推荐|备选|哪个|\b(?:names? for|suggest\w*|propos\w*|which (?:one|name))\b/i],
];

/** The part of a reading a question asks about, or null. 有没有不好的谐音 → sound. */
export const findPart = ({ text }: Question): Part | null => hints.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const hasPart = ({ cast, owner, days, industry, chinese }: BusinessView, part: Part): boolean => {
  if (part === "proposals") return cast.isSuggested;
  if (part === "owner") return owner !== null && industry !== null;
  if (part === "trade") return industry !== null || chinese !== null;
  return part !== "opening" || days.length > 0 || cast.opening !== null;
};

/** The parts this cast has, the asked one first; names proposed begin with the list. */
export const listParts = (view: BusinessView, question: Question): Part[] => {
  const own = parts.filter((part) => hasPart(view, part));
  const asked = view.cast.isSuggested ? "proposals" : findPart(question);
  return asked && own.includes(asked) ? [asked, ...own.filter((part) => part !== asked)] : own;
};

/** What is asked: a part that the cast has, or whether it is good, what is weak, whether to change, money. */
export type Ask = Part | "good" | "weak" | "change" | "money" | "noOwner" | "noOpening";

const wantsChange = /改名|换(?:个|一个)?名|重新起|\b(?:change|rename|new name|keep (?:it|this|the))\b/i;
const wantsWeak = /最弱|最差|弱点|缺点|不足|毛病|哪里不好|风险|\b(?:weak\w*|flaws?|worst|wrong|downsides?|drawbacks?|problems?)\b/i;
const wantsMoney = /赚钱|挣钱|发财|生意|财运|盈利|赔|\b(?:money|profit\w*|rich|sales|succeed|success)\b/i;

/** 适合我吗 → owner, or noOwner where no birth was given; nothing → good. */
export const findAsk = (question: Question, view: BusinessView): Ask => {
  const { text } = question;
  if (wantsChange.test(text) && !view.cast.isSuggested) return "change";
  if (wantsWeak.test(text)) return "weak";
  const part = findPart(question);
  if (part === "owner" && !hasPart(view, "owner")) return "noOwner";
  if (part === "opening" && !hasPart(view, "opening")) return "noOpening";
  if (part !== null && part !== "proposals" && hasPart(view, part)) return part;
  if (view.cast.isSuggested) return "proposals";
  return wantsMoney.test(text) ? "money" : "good";
};
