import type { Question } from "../../kit/hearing/question.ts";
import type { NameView } from "./view.ts";

export const parts = ["proposals", "overall", "meaning", "sound", "numbers", "triad", "chart", "writing"] as const;
export type Part = (typeof parts)[number];

/** The first that matches wins. */
const hints: readonly (readonly [Part, RegExp])[] = [
  ["triad", /三才|天人地|\btriads?\b/i],
  [
    "chart",
    /八字|五行|缺什么|缺(?:金|木|水|火|土)|喜用|用神|命局|命里|补(?:金|木|水|火|土|什么|得)|生辰|\b(?:birth chart|elements?|lacks?|lacking|day master)\b/i,
  ],
  [
    "writing",
    /笔画|几画|康熙|怎么数|繁体|写法|好写|难写|写起来|首字母|缩写|签名|拼写|\b(?:strokes?|Kangxi|traditional|writ(?:e|ing|ten)|initials?|spell(?:s|ed|ing)?|monogram|letters?|signature)\b/i,
  ],
  [
    "sound",
    /读音|好听|难听|顺口|拗口|谐音|声调|念起来|念着|好念|念快|读起来|读着|怎么读|听起来|听着|叫起来|音节|押韵|\b(?:sounds?|hear|pronounce\w*|tones?|rhythm|rhymes?|say|aloud|syllables?|nicknames?)\b/i,
  ],
  ["meaning", /意思|寓意|含义|字义|来历|来源|出处|典故|俗|重名|\b(?:meanings?|means?|mean|origin|comes? from|common|popular)\b/i],
  [
    "numbers",
    /五格|[天人地外总]格|哪一?格|数理|八十一|81|吉数|凶数|数字|三个数|表达数|心愿数|外表数|灵数|性格|\b(?:grids?|numbers?|numerology|expression|soul urge|personality|character)\b/i,
  ],
  [
    "proposals",
    /哪个(?:名字)?(?:更|最)?好|哪一个|第[一二三四五六]个|推荐|起名|取名|这几个|候选|\b(?:which (?:one|name)|propos\w+|suggest\w*|the (?:first|second|third)|names for)\b/i,
  ],
];

const findHinted = ({ text }: Question): Part | null => hints.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
const findLife = ({ theme }: Question): "work" | "money" | "love" | null => (theme === "work" || theme === "money" || theme === "love" ? theme : null);

/** The part of a reading a question asks about, or null. 这个名字好听吗 → sound. */
export const findPart = (question: Question): Part | null => findHinted(question) ?? (findLife(question) ? "numbers" : null);

/** The parts this name has, the asked one first; a name proposed begins with the list. */
export const listParts = ({ english, chinese, isSuggested }: NameView, question: Question): Part[] => {
  const own = parts.filter((part) => {
    if (part === "proposals") return isSuggested;
    if (part === "triad") return english === null;
    return part === "chart" ? chinese?.cast.birth != null : true;
  });
  const asked = isSuggested ? "proposals" : findPart(question);
  return asked && own.includes(asked) ? [asked, ...own.filter((part) => part !== asked)] : own;
};

/** The grids that touch a field of life, the nearest first. */
export const lifeGrids = { work: ["person", "outer"], money: ["total", "person"], love: ["earth", "outer"] } as const;

/** What is asked of a name besides its parts. */
export type Ask = "good" | "change" | "weak" | "strong" | "choice" | "when" | "work" | "money" | "love" | "suggest" | Exclude<Part, "proposals">;

const wantsChange = /改名|改个名|改掉|换(?:个|一个)?名|\b(?:changed?|renamed?|new name|keep (?:it|this|the|my))\b/i;
const wantsWeak = /最弱|最差|弱点|缺点|不足|毛病|哪里不好|坏处|风险|\b(?:weak\w*|flaws?|worst|wrong with|downsides?|drawbacks?|problems?)\b/i;
const wantsStrong = /最强|优点|长处|亮点|好在哪|最好的|\b(?:strong\w*|strengths?|best (?:part|thing)|good about)\b/i;

/** What a question wants of this name. 要不要改名 → change; 哪一格最弱 → weak; nothing → good. */
export const findAsk = (question: Question, { isSuggested }: NameView): Ask => {
  const { text, kind } = question;
  if (wantsChange.test(text) && !isSuggested) return "change";
  if (isSuggested && findRank(question) > 0) return "suggest";
  if (wantsWeak.test(text)) return "weak";
  if (wantsStrong.test(text)) return "strong";
  const part = findHinted(question);
  if (part === null || part === "proposals") {
    if (isSuggested) return "suggest";
  } else return part;
  if (kind === "choice") return "choice";
  if (kind === "when") return "when";
  return findLife(question) ?? "good";
};

const ranks: readonly RegExp[] = [/第二|\bsecond\b/i, /第三|\bthird\b/i, /第四|\bfourth\b/i, /第五|\bfifth\b/i, /第六|\bsixth\b/i];

/** The proposed name a question asks about by its place, 0 the first: 第二个好在哪 → 1. */
export const findRank = ({ text }: Question): number => ranks.findIndex((rank) => rank.test(text)) + 1;
