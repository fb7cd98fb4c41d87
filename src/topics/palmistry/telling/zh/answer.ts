import { asksToPart, isOfAll, isOfAnothersHeart, isOfExam, isOfHealth, isOfNow, isOfSelf, isOfYear } from "../../../kit/hearing/about.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { PalmistryCast } from "../../cast-types.ts";
import { type Evidence, getCore } from "../cores.ts";
import { toKnotFinder } from "../knot.ts";
import { type Lean, leanValue, toLean } from "../lean.ts";
import { asksOfLifespan, findPart, isOfHand, type Part, parts } from "../parts.ts";
import type { PalmView } from "../view.ts";
import { degrees, num, percent } from "./clauses.ts";
import { coreWords, handHeads, loveHeads, quarrels, stuck } from "./cores.ts";
import { handNames, heartEndNames, lengthNames, levelNames, shapeNames, slopeNames, startNames, sweepNames } from "./names.ts";

const leans: Readonly<Record<Polarity, Readonly<Record<Lean, string>>>> = {
  should: { yes: "可以，", partly: "可以，先小步试：", no: "先别急，" },
  will: { yes: "看手势头偏向会，", partly: "有可能，慢一些：", no: "眼下难，" },
  can: { yes: "能，", partly: "能，要费点劲：", no: "眼下费劲，" },
  has: { yes: "有，", partly: "有，要养：", no: "有是有，弱：" },
  is: { yes: "是，", partly: "一半是，", no: "不算，" },
};

/** Where a yes would be the bad news. */
const dreaded: Readonly<Record<Lean, string>> = { yes: "看着不会，", partly: "不大会，", no: "要防着，" };

const onLove = { yes: "yes", partly: "onlyIf", no: "notYet" } as const;
const toVerdict = (question: Question, lean: Lean): string =>
  asksToPart(question) ? `${partings.zh[onLove[lean]]}：` : (question.isDreaded ? dreaded : leans[question.polarity])[lean];

const say = (view: PalmView, part: Part, turn: number): string => {
  const { at, of } = getCore(view, part, turn);
  return coreWords[part][at]![of]!;
};

/** Without the line it is read from: 感情线收得早，你心动在前，安排在后 → 你心动在前，安排在后. */
const toShort = (core: string): string => core.slice(core.indexOf("，") + 1);

/** What a question wants that a hand does not have. */
const findLimit = (question: Question): string | null => {
  if (asksOfLifespan(question)) return "寿数手上看不出，生命线只说力气怎么用";
  if (isSuspicion(question)) return "别人做没做什么，你的手上没有，只有你怎么爱";
  if (isOfAnothersHeart(question)) return "对方怎么想，你的手上没有，看得出你这边";
  return isOfHealth(question) ? "身体的事问医生，手上只看劲头" : null;
};

const findKnot = toKnotFinder({ quarrels, stuck });

/** Before what the hand does say, where it has no answer of the kind that was asked for. */
const leads: Readonly<Partial<Record<Question["kind"], string>>> = {
  choice: "两样在手上一般重：",
  when: "手上没有日子，只有先后：",
  who: "是谁手上认不出，看得出你这边：",
  why: "缘故在你这边的有一条：",
  how: "从手上已有的做起：",
};
const ofYear = ["手上没有年份，看得出你这个人的路数：", "手上没有年份："];

/** The asked part, and the sentence that answers. */
const toSentence = (view: PalmView, question: Question, part: Part, turn: number): string => {
  const core = say(view, part, turn);
  const short = toShort(core);
  const bare = fittingHeadline("zh", [`${core}。`, `${short}。`]);
  /** Each lead before the whole core, then before its short form, then what is said without any. */
  const led = (befores: readonly string[], alone: string): string => {
    const [first = alone, ...others] = [core, short].flatMap((said) => befores.map((before) => `${before}${said}。`));
    return fittingHeadline("zh", [first, ...others, alone]);
  };
  const limit = findLimit(question);
  if (limit) return isOfHealth(question) && !asksOfLifespan(question) ? led([`${limit}：`], `${limit}。`) : `${limit}。`;
  const knot = turn % 3 === 0 ? findKnot(view, question, part) : null;
  if (knot) return `${knot.headline}。`;
  if (part === "mind" && question.kind === "yesNo" && isOfExam(question)) return led(["考不考得上，手判不了，看得出你怎么学：", "考不考得上手判不了："], bare);
  // How it was read is no matter of yes or no.
  if (part === "sides") return bare;
  const lean = toLean(view, part);
  const chosen = isOfHand(question) ? null : findChosen(question, leanValue[lean]);
  if (chosen) return led([`手偏向“${chosen.chosen}”：`], `手偏向“${chosen.chosen}”。`);
  if (question.kind === "yesNo") return led([toVerdict(question, lean)], bare);
  if (question.kind === "who" && isOfSelf(question)) return bare;
  const lead = leads[question.kind];
  return lead ? led([lead], bare) : isOfYear(question) ? led(ofYear, bare) : bare;
};

/** The whole hand in one line: its shape, and how it loves. */
const toPortrait = (view: PalmView, turn: number, lead = ""): string => {
  const { shape, heartEnd } = view.features;
  const short = `${lead}${handHeads[shape]}`;
  const whole = `${lead}${say(view, "hand", turn)}；${say(view, "love", turn)}。`;
  return fittingHeadline("zh", [whole, `${short}；${loveHeads[heartEnd]}。`, `${short}。`]);
};

export const toHeadline = (view: PalmView, question: Question): string => {
  const part = findPart(question);
  if (part) return toSentence(view, question, part, 0);
  if (isOfNow(question)) return toPortrait(view, 0, "手上看不出最近，看得出你这个人：");
  if (question.kind === "open" || question.text === "") return toPortrait(view, 0);
  return toSentence(view, question, "hand", 0);
};

const evidence: Readonly<Record<Evidence, (view: PalmView) => string>> = {
  shape: ({ measures, features: { shape, palm, fingers } }) =>
    measures
      ? `${shapeNames[shape]}是这样来的：掌长是掌宽的${num(measures.palm)}倍，中指是掌长的${percent(measures.fingers)}`
      : `你写掌${palm === "square" ? "方" : "长"}、指${fingers === "short" ? "短" : "长"}，合起来是${shapeNames[shape]}`,
  heart: ({ measures, features }) =>
    measures
      ? `感情线${heartEndNames[features.heartEnd]}，弯度${percent(measures.lines.heart?.bow)}，算${features.heartForm === "curved" ? "弯" : "平"}的一种`
      : `你写感情线${heartEndNames[features.heartEnd]}，${features.heartForm === "curved" ? "弯" : "平"}`,
  head: ({ measures, features }) =>
    measures
      ? `智慧线有掌宽的${percent(measures.lines.head?.length)}长，斜${degrees(measures.headSlope)}，属${lengthNames[features.headLength]}而${slopeNames[features.headSlope]}`
      : `你写智慧线${lengthNames[features.headLength]}而${slopeNames[features.headSlope]}`,
  life: ({ measures, features }) =>
    measures ? `生命线弯出掌宽的${percent(measures.sweep)}，${sweepNames[features.lifeSweep]}` : `你写生命线${sweepNames[features.lifeSweep]}`,
  start: ({ features }) => (features.start ? `智慧线和生命线起头${startNames[features.start]}` : "两线起头没有标"),
  fate: ({ measures, features }) =>
    features.fate === "none" || features.fate === "unmarked"
      ? features.fate === "none"
        ? "你写了掌心没有竖线"
        : "掌心的竖线没有标"
      : measures?.lines.fate
        ? `事业线从掌高${percent(measures.lines.fate.startUp)}走到${percent(measures.lines.fate.endUp)}`
        : "你写掌心有竖线",
  sun: ({ measures }) => (measures?.lines.sun ? `太阳线有掌长的${percent(measures.lines.sun.length)}` : "太阳线没有标"),
  lead: ({ measures }) => (measures ? `食指是无名指的${percent(measures.indexToRing)}` : "食指和无名指是你自己比的"),
  thumb: ({ measures }) => `拇指有掌长的${percent(measures?.thumb)}`,
  hand: ({ cast }) => `标的是${handNames[cast.hand]}，${cast.dominant ? `你惯用${handNames[cast.dominant]}` : "你没说惯用哪只"}`,
  confidence: ({ cast }) => `标点这一项我记作“${levelNames[cast.confidence.level]}”`,
};

const joins = ["再看一处，", "旁证有一条，", "还有一处要放进来，"];

/** What it rests on: the three figures every hand is read by, then two more features of what was asked. */
export const toLead = (view: PalmView, question: Question): Claim => {
  const part = findPart(question) ?? "hand";
  const { measures, cast } = view;
  const [second, third] = [getCore(view, part, 1), getCore(view, part, 2)];
  const seen = measures
    ? `这只${handNames[cast.hand]}量下来，掌长是掌宽的${num(measures.palm)}倍，智慧线斜${degrees(measures.headSlope)}，生命线弯出掌宽的${percent(measures.sweep)}；`
    : `这只${handNames[cast.hand]}按你写的看，是${shapeNames[view.features.shape]}，感情线${heartEndNames[view.features.heartEnd]}；`;
  const knot = findKnot(view, question, part);
  const rest = knot ? `${knot.rest}。` : "";
  return {
    text: `${rest}${seen}${say(view, part, 1)}；${say(view, part, 2)}。`,
    facts: [...new Set(["hand", "shape", second.core.fact, third.core.fact, measures ? "life" : "heart", ...(knot ? ["heart", "head"] : [])])],
  };
};

export const toAnswer = (view: PalmView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const { core } = getCore(view, part, turn);
  const next = getCore(view, part, turn + 1);
  const held = evidence[core.fact as Evidence](view);
  return {
    headline: isOfAll(asked) ? toPortrait(view, turn) : toSentence(view, asked, part, turn),
    text: `${held}；${joins[turn % 3]}${evidence[next.core.fact as Evidence](view)}。`,
    facts: [...new Set([core.fact, next.core.fact])],
  };
};

const toAsks = ({ features, cast }: PalmView): Record<Part, [string, string]> => ({
  hand: [`${shapeNames[features.shape]}的人最容易在哪里卡住？`, "我这只手最少见的是哪一点？"],
  love: [`感情线${heartEndNames[features.heartEnd]}，该找什么样的人？`, "我在感情里最该改哪一样？"],
  mind: [`智慧线${slopeNames[features.headSlope]}的人怎么学得快？`, "我适合一个人学还是跟人学？"],
  work: [
    features.fate === "unmarked"
      ? "事业线没标，工作上看哪儿？"
      : features.fate === "none"
        ? "没有事业线，路怎么走？"
        : `事业线${fateNamesShort[features.fate]}，该守还是该换？`,
    "什么样的活我做得最久？",
  ],
  money: ["我的钱最容易漏在哪里？", "报价这件事我该注意什么？"],
  vigour: [`生命线${sweepNames[features.lifeSweep]}，怎么歇最管用？`, "我一天里哪段精力最该留着？"],
  sides: [cast.hand === "left" ? "左手和右手该信哪只？" : "右手和左手该信哪只？", "这些尺寸量得准不准？"],
});
const fateNamesShort = { wrist: "从腕上起", life: "从生命线起", moon: "从掌根外侧起", late: "起得高", present: "在", none: "", unmarked: "" } as const;

/** Three questions of other parts, each turn from further on; none that was just asked. */
export const toFollowUps = (view: PalmView, asked: Question, turn: number): string[] => {
  const asks = toAsks(view);
  const own = findPart(asked);
  const others = parts.filter((part) => part !== own);
  const first = own ? [asks[own][(turn + 1) % 2]!] : [];
  const rest = Array.from({ length: 4 }, (_, at) => asks[others[(at + turn * 2) % others.length]!][turn % 2]!);
  return [...new Set([...first, ...rest])].filter((text) => text !== asked.text).slice(0, 3);
};

export const summarise = ({ hand, features }: PalmistryCast): string =>
  `${handNames[hand]}·${shapeNames[features.shape]}·感情线${heartEndNames[features.heartEnd]}`;
