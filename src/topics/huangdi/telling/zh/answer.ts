import { asksToPart, isOfFit } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { goes } from "../../data/body-places.ts";
import { familyHeads, reasons } from "../../data/zh/answers.ts";
import { helpers, lightestTexts } from "../../data/zh/bones.ts";
import { familyDoings } from "../../data/zh/closing.ts";
import { doings, partHeads } from "../../data/zh/themes.ts";
import { totalTexts } from "../../data/zh/totals.ts";
import { asksOfStretch, boneOf, type Field, fieldOf, findPart, isField, type Part } from "../parts.ts";
import { type BoneView, type HuangdiView, type Lean, toBestPhase, toLean, toOwnSeason } from "../view.ts";
import { boneNames, partMatters, toGivenText, toSeasonSpan, toShareText, toWeightText } from "./names.ts";
import { toBoneText, toSpan } from "./say.ts";

const head = headsOf("zh");

const openings: Readonly<Record<Exclude<Field, "family">, string>> = { work: "适合你的是", love: "你的缘分", money: "你挣的是", inner: "你这个人" };
const toHead = ({ cast, bones }: HuangdiView, field: Field): string =>
  field === "family" ? familyHeads[bones.year.level] : `${openings[field]}${partHeads[field][cast.part]}`;

const levelClauses = { light: "偏轻，要自己补", middle: "不轻不重，看你怎么使", heavy: "压得住秤" } as const;
const toReason = ({ cast, bones }: HuangdiView, field: Field): string => {
  const own = bones[boneOf[field]];
  return `${toGivenText(cast, own.bone)}的${toBoneText(own)}${levelClauses[own.level]}`;
};

const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以，有个条件", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会，有个条件", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能，有个条件", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有，不多", notYet: "眼下还没有" },
  is: { yes: "多半是", onlyIf: "说得上是，有个条件", notYet: "照现在看还不是" },
};
const turned: Record<Lean, string> = { yes: "看着不会", onlyIf: "不大会，有个条件", notYet: "要防着" };

/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "合得来", onlyIf: "合得来，有个条件", notYet: "还差一点" };

const toStep = ({ cast, heaviest }: HuangdiView, field: Field): string => (field === "family" ? familyDoings[heaviest.bone] : doings[field][cast.part]);
/** A step of two parts begins with its first; the close tells it whole. */
const toFirst = (step: string): string => step.split("，")[0]!;

const sayYesNo = (view: HuangdiView, question: Question, field: Field): Head => {
  const lean = toLean(view, field);
  const verdict = (asksToPart(question) ? partings.zh : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts[question.polarity])[lean];
  const reason = toReason(view, field);
  const step = toStep(view, field);
  if (lean === "onlyIf") return head([`${verdict}：${step}。`, `${reason}。`], [`${verdict}：${toFirst(step)}。`, `${reason}。`]);
  const now = view.year ? `${view.year.year}年又走在${toBoneText(view.year.phase)}这一段` : "";
  const rest = [now, lean === "yes" ? "" : "先把这一头补上"].filter(Boolean).join("，");
  const own = view.bones[boneOf[field]];
  return head(
    [`${verdict}：${reason}。`, rest && `${rest}。`],
    [`${verdict}：${toBoneText(own)}${toFirst(levelClauses[own.level])}。`, `${[reason, rest].filter(Boolean).join("，")}。`],
  );
};

const sayWhen = (view: HuangdiView, part: Part): Head => {
  const best = toBestPhase(view);
  const season = toOwnSeason(view);
  const near = season
    ? `近处看${season.isNow ? "眼下" : `${season.year}年`}的${view.cast.season}天（${toSeasonSpan(view.cast.seasonRule, view.cast.season)}），那是你生的季。`
    : "";
  return best.bone === view.year?.phase.bone
    ? head([`${partMatters[part]}就看${toSpan(best)}。`, `这一段是${toBoneText(best)}，往后没有更重的。${near}`])
    : head([`${partMatters[part]}要看${toSpan(best)}。`, `那时走到${toBoneText(best)}，比眼下重。${near}`]);
};

const sayChoice = (view: HuangdiView, question: Question): Head => {
  const { cast } = view;
  const found = findChosen(question, goes[cast.part] ? 1 : -1);
  if (!found) return head(`两头都行，挑${partHeads.work[cast.part]}的那一头。`);
  const why = `你生在${cast.part}上，${goes[cast.part] ? "动比守" : "守比动"}顺手`;
  const rest = view.year ? `眼下这段是${toBoneText(view.year.phase)}。` : `${toReason(view, "work")}。`;
  return head([`选“${found.chosen}”：${why}。`, rest], [`选${found.chosen === question.options?.[0] ? "前" : "后"}一样：${why}。`, rest]);
};

const sayYearOf = (view: HuangdiView, field: Field): Head => {
  const { year, age, phase } = view.year!;
  const word = { yes: "走得动，可以往前要一步", onlyIf: "有得做，要挑着做", notYet: "先守，不押大的" }[toLean(view, field)];
  const opening = `${year}年${partMatters[field]}${word}`;
  const stretch = `走在${toBoneText(phase)}这一段`;
  return head([`${opening}：${stretch}。`, `虚岁${age}，${toReason(view, field)}。`], [`${opening}。`, `虚岁${age}，${stretch}，${toReason(view, field)}。`]);
};

const sayAges = (view: HuangdiView): Head => {
  if (!view.year) return whole(view);
  const { year, age, phase, next } = view.year;
  const turn = next
    ? `${next.startYear}年换到${toBoneText(next)}，${next.weight > phase.weight ? "往上走" : next.weight < phase.weight ? "往轻里走" : "不升不降"}`
    : `前一段是${toBoneText(view.bones.day)}，${phase.weight > view.bones.day.weight ? "越往后越沉" : "往后做减法"}`;
  return head([
    `${year}年在${toBoneText(phase)}这一段，${{ light: "轻装走，少押注", middle: "平着走，补短处", heavy: "有分量，敢要" }[phase.level]}。`,
    `虚岁${age}，${turn}。`,
  ]);
};

/** How many weigh the same, and which end is heavy, is told in the lead. */
const whole = ({ cast }: HuangdiView): Head => {
  const opening = `你生在黄帝${cast.part}上，骨重${toWeightText(cast.boneWeight.total)}`;
  return head(`${opening}，像${totalTexts[cast.boneWeight.total]![0]}。`, `${opening}。`);
};

const sayBone = (view: HuangdiView, { kind }: Question): Head => {
  const { lightest, heaviest, share, cast } = view;
  if (kind === "how") {
    const step = lightestTexts[lightest.bone];
    return head([`从${toBoneText(lightest)}补起：${step}。`, "它是四根里最轻的。"], [`从${toBoneText(lightest)}补起，它是四根里最轻的。`, `${step}。`]);
  }
  const opening = `你的骨重${toWeightText(cast.boneWeight.total)}`;
  return head([`${opening}，最重是${toBoneText(heaviest)}。`, `这样重的${toShareText(share.same, share.all)}，最轻是${toBoneText(lightest)}。`]);
};

const saySchool = ({ cast: { otherSeason, variants, part } }: HuangdiView): Head => {
  if (otherSeason) return head([`会不一样：换一种分四季的法子，就从${part}到${otherSeason.part}上。`, "称骨不变。"]);
  const [other] = variants;
  return other
    ? head([
        `会不一样：${other.part === part ? `位置还在${part}` : `位置从${part}到${other.part}`}，骨重变成${toWeightText(other.total)}。`,
        "要换钟、换日或差几分钟。",
      ])
    : head([`农历月还是节气，你都落在${part}上，别处该一样。`, "分四季的两种法子都这样，钟点也不挨边。"]);
};

const sayField = (view: HuangdiView, question: Question, field: Field): Head => {
  const { kind, options } = question;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, field);
  const reason = toReason(view, field);
  if (isSuspicion(question))
    return head(
      [`瞒没瞒你，直接问；${reason}。`, "别人的事骨头称不出来，称得出的是你自己。"],
      ["瞒没瞒你，骨头称不出来，直接问。", `称得出的是你自己：${reason}。`],
    );
  if (kind === "why") return head([`因为${reasons[field][view.bones[boneOf[field]].level]}。`, `${reason}。`]);
  if (kind === "how") {
    const step = toStep(view, field);
    return head(`从这一步起：${step}。`, `${step}。`, `从这一步起：${toFirst(step)}。`);
  }
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "who") return head(`去找${helpers[view.heaviest.bone]}：${toBoneText(view.heaviest)}最重。`);
  return head([`${toHead(view, field)}。`, `${reason}。`]);
};

const byPart = (view: HuangdiView, question: Question, part: Part | null): Head => {
  const { kind, options } = question;
  const beyond = findBeyond(question);
  const inner = toHead(view, "inner");
  if (beyond === "body") return head([`先听大夫的；${inner}。`, "病和药称不出来，这副骨头说得了的只有脾气。"]);
  if (beyond === "court") return head([`先问律师；${inner}。`, "输赢称不出来，这副骨头说得了的只有你在这件事里的脾气。"]);
  if (part === null) return question.text === "" || kind === "open" ? whole(view) : sayField(view, question, "work");
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  if (kind === "when" || (part === "ages" && asksOfStretch(question))) return sayWhen(view, part);
  if (options) return sayChoice(view, question);
  if (part === "ages") return kind === "yesNo" ? sayYesNo(view, question, fieldOf[view.year?.phase.bone ?? "day"]) : sayAges(view);
  return part === "bone"
    ? sayBone(view, question)
    : head([
        `${inner}：生在黄帝${view.cast.part}上。`,
        `${view.cast.season}天${view.cast.hourBranch}时落在那里，骨重${toWeightText(view.cast.boneWeight.total)}。`,
      ]);
};

/** How much the bone of a field weighs is told where the lead looks at it. */
export const toHeadline = (view: HuangdiView, question: Question): Head => {
  const part = findPart(question);
  const told = byPart(view, question, part);
  return isField(part) && told.rest === `${toReason(view, part)}。` ? { headline: told.headline } : told;
};

/** What the answer stands on: how the four were weighed, and the bone in question. */
export const toLead = (view: HuangdiView, question: Question): Claim => {
  const { cast, bones } = view;
  const part = findPart(question);
  const weights = Object.values(bones).map((bone) => `${toGivenText(cast, bone.bone)}${toWeightText(bone.weight)}`);
  const own: BoneView = isField(part) ? bones[boneOf[part]] : view.heaviest;
  return {
    text: `四季诗看生的季和时，${toSeasonSpan(cast.seasonRule, cast.season)}是${cast.season}，${cast.hourBranch}时落在黄帝${cast.part}上；称骨看年月日时各有多重：${weights.join("、")}，合${toWeightText(cast.boneWeight.total)}${part === null ? `，这样重的${toShareText(view.share.same, view.share.all)}，最沉的一头在${boneNames[own.bone]}` : ""}。${isField(part) ? `问${partMatters[part]}先看${toBoneText(own)}，占${Math.round((own.weight / cast.boneWeight.total) * 100)}%，${levelClauses[own.level]}。` : ""}`,
    facts: ["place", "season", "total", ...new Set(Object.keys(bones).map((bone) => `bone.${bone}`))],
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: HuangdiView, own: BoneView) => string)[] = [
  ({ cast }, own) => `看的是${toGivenText(cast, own.bone)}的${toBoneText(own)}，管${toSpan(own)}这一段。`,
  ({ cast, heaviest }, own) =>
    own === heaviest
      ? `${toBoneText(own)}已是四样里最重的，全身${toWeightText(cast.boneWeight.total)}，另外三样合${toWeightText(cast.boneWeight.total - own.weight)}。`
      : `${toBoneText(own)}比最重的${toBoneText(heaviest)}轻${toWeightText(heaviest.weight - own.weight) || "不到一钱"}，放在全身${toWeightText(cast.boneWeight.total)}里看。`,
  ({ cast, lightest }, own) =>
    own === lightest
      ? `${toBoneText(own)}是四样里最轻的一根，落在${cast.part}上的人会从这里漏。`
      : `拿最轻的${toBoneText(lightest)}来比，${toBoneText(own)}多${toWeightText(own.weight - lightest.weight) || "不到一钱"}，位置还是${cast.part}。`,
];
/** A further follow-up adds one thing more. */
const furthers: readonly ((view: HuangdiView, own: BoneView) => string)[] = [
  () => "",
  (_, own) => `${boneNames[own.bone]}管的是${toSpan(own)}。`,
  ({ cast }) => `位置在${cast.season}天的${cast.part}上。`,
];

export const toAnswer = (view: HuangdiView, asked: Question, part: Part, turn: number): Claim & Head => {
  const own = isField(part) ? view.bones[boneOf[part]] : (view.year?.phase ?? view.heaviest);
  const side = turn % details.length;
  return {
    ...byPart(view, asked, part),
    text: `${details[side]!(view, own)}${furthers[side]!(view, own)}`,
    facts: [`bone.${own.bone}`, `phase.${own.bone}`, "place", "total"],
  };
};

const pool: readonly (readonly [Part, (view: HuangdiView) => string])[] = [
  ["work", ({ cast }) => `生在${cast.part}上适合什么工作？`],
  ["ages", () => "我哪一段最顺？"],
  ["love", ({ bones }) => `${toBoneText(bones.day)}，感情上要注意什么？`],
  ["money", ({ bones }) => `${toBoneText(bones.hour)}，钱留得住吗？`],
  ["family", ({ cast }) => `${cast.year}年的年骨，家里能帮我多少？`],
  ["bone", ({ lightest }) => `最轻的${boneNames[lightest.bone]}怎么补？`],
  ["inner", ({ bones }) => `${toBoneText(bones.day)}，心里烦的时候怎么办？`],
  ["school", () => "四季按节气分会不一样吗？"],
  ["ages", ({ cast }) => (cast.present ? `${cast.present.year + 1}年走在哪一段？` : "晚年走得怎么样？")],
];

export const toFollowUps = (view: HuangdiView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const open = pool
    .filter(([one]) => one !== part)
    .map(([, say]) => say(view))
    .filter((text) => text !== asked.text);
  return [0, 1, 2].map((at) => open[(turn * 3 + at) % open.length]!);
};

export const summarise = ({ season, part, boneWeight }: HuangdiView["cast"]): string => `${season}·${part}上 · 骨重${toWeightText(boneWeight.total)}`;
