import { isOfNow, isOfSelf } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { asksOfMoney, findPart } from "../find-part.ts";
import { listPartAxes, toVerdictKey } from "../part-axes.ts";
import type { Part } from "../parts.ts";
import type { AxisView, TypeView } from "../view.ts";
import { letterGlosses, letterNames } from "./names.ts";
import { spendings, verdicts } from "./verdicts.ts";

const head = headsOf("zh");

const both = ({ letter, other }: AxisView): string => `${letterNames[letter]}和${letterNames[other]}`;
const listTies = (view: TypeView): AxisView[] => view.ranked.filter(({ isTie }) => isTie);

/** 题目答不了的那一半。 */
const limits: Partial<Record<Question["kind"], string>> = { choice: "挑哪个你定；", when: "时候看不出；", who: "是谁看不出；" };

const sayLimit = (question: Question): string => {
  const beyond = findBeyond(question);
  if (beyond) return beyond === "body" ? "先问大夫；" : "先问律师；";
  if (question.kind === "who" && isOfSelf(question)) return "";
  if (question.kind !== "yesNo") return limits[question.kind] ?? "";
  const polarity = question.polarity;
  return polarity === "will" ? "会不会看不出；" : polarity === "is" || polarity === "has" ? "是不是看不出；" : "行不行你定；";
};

const sayMind = (view: TypeView): string => `看事定事，${verdicts[toVerdictKey(view, "mind")]}。`;

const sayType = (view: TypeView): Head => {
  const { type } = view;
  const ties = listTies(view);
  const mind = sayMind(view);
  if (ties.length === 0) {
    const [clearest, loosest] = [view.ranked[0]!, view.ranked.at(-1)!];
    return head([`你答出来是 ${type}，${letterNames[clearest.letter]}最清楚，${letterNames[loosest.letter]}最松。`, `四轴都过了误差；${mind}`]);
  }
  if (ties.length === 4) return head([`先写作 ${type}，四轴都没过误差，哪个都别当真。`, mind]);
  const firm = view.ranked.filter(({ isTie }) => !isTie).map(({ letter }) => letterNames[letter]);
  const told = ties.map(both).join("、");
  return head(
    [`你靠近 ${type}，${told}还分不出来。`, `站得稳的有${firm.join("、")}；${mind}`],
    [`你靠近 ${type}，只${firm.join("、")}站得稳，另${["", "一", "两", "三"][ties.length]}轴分不出来。`, `没分开的是${told}；${mind}`],
  );
};

const saySure = (view: TypeView): Head => {
  const ties = listTies(view);
  const told = ties.map(both).join("、");
  if (ties.length === 0) return head(`四个字母都过了误差，${view.type} 可以先信，最松的是${letterNames[view.ranked.at(-1)!.letter]}。`);
  if (ties.length === 4) return head([`一个字母也先别信，${view.type} 的四轴都还没分开。`, `没分开的是${told}。`]);
  const count = ["", "三", "两", "一"][ties.length]!;
  return head(`信${count}个字母就够：${told}还没分开。`, [`信${count}个字母就够，另${["", "一", "两", "三"][ties.length]}轴还没分开。`, `没分开的是${told}。`]);
};

/** 一部分的答案；还没分开的轴和题目的界限放在第一段。 */
const sayOwn = (view: TypeView, question: Question, part: Part, isHedged: boolean): Head => {
  if (part === "certainty") return saySure(view);
  const tie = isHedged
    ? listPartAxes(view, part)
        .map((axis) => view.axes[axis])
        .find(({ isTie }) => isTie)
    : undefined;
  const but = tie ? `${both(tie)}没分开，话只能说七分。` : "";
  if (asksOfMoney(question))
    return head([`题目没问钱；${spendings[toVerdictKey(view, "work") as keyof typeof spendings]}。`, `按这份答卷（${view.type}），只看得出花法。${but}`]);
  const limit = sayLimit(question);
  const verdict = verdicts[toVerdictKey(view, part)];
  return limit ? head([`${limit}${verdict}。`, `按这份答卷（${view.type}），只说得出你的做法。${but}`]) : head([`${view.type}：${verdict}。`, but]);
};

export const toHeadline = (view: TypeView, question: Question): Head => {
  const part = findPart(question);
  if (part !== null) return sayOwn(view, question, part, true);
  const limit = sayLimit(question) || (isOfNow(question) ? "近况看不出；" : "");
  if (!limit) return sayType(view);
  const { headline } = sayType(view);
  return head([`${limit}${verdicts[toVerdictKey(view, "mind")]}。`, `题目量的是性子：${headline}`]);
};

const measured = ({ letter, percent, low, high }: AxisView): string => `${letterNames[letter]} ${percent}（余量 ${low} 到 ${high}）`;

const sayClearest = (view: TypeView): string => {
  const [clearest] = view.ranked as [AxisView];
  if (clearest.isTie) return `四轴里靠前的是${measured(clearest)}，连它也跨着 50 这条中线。`;
  const ways = [
    `最站得住的是${measured(clearest)}：${letterGlosses[clearest.letter]}。`,
    `先看${measured(clearest)}，四轴里它离中线最远，${letterGlosses[clearest.letter]}，这一句可以放心用。`,
    `${measured(clearest)}领头，${letterGlosses[clearest.letter]}，下面的话多半从它出来。`,
  ];
  return ways[Math.floor(view.turn("clearest") * ways.length)]!;
};

const sayLoosest = (view: TypeView, told: readonly string[] = []): string => {
  const loosest = view.ranked.at(-1)!;
  const near = view.cast.neighbours.find(({ axis }) => axis === loosest.axis);
  // Its figures stand in the sentence before where the part is read from it.
  const name = told.includes(loosest.axis) ? letterNames[loosest.letter] : measured(loosest);
  if (!loosest.isTie) return `最松的是${name}，没碰中线；真要换一个字母，也只会换它，隔壁是 ${near?.type ?? view.type}。`;
  if (loosest.settledBy === "lean") return `${name}跨着中线，字母先跟着分数走，这一轴两边都读，也翻翻 ${near!.type}。`;
  if (loosest.percent < 50) return `${letterNames[loosest.letter]}只有 ${loosest.percent}，是结尾题定的字母，${near!.type} 离你一样近。`;
  return `${name}跨着中线，字母靠结尾题定，${near!.type} 那一份也算你的。`;
};

const sayWeight = (first: AxisView, second: AxisView): string => {
  if (first.isTie && second.isTie) return "两个都还没站稳，话先说一半";
  if (first.isTie !== second.isTie) return `站稳的是${letterNames[(first.isTie ? second : first).letter]}，先听它的`;
  return first.percent - second.percent >= 15 ? "前一个说话算数" : "两个分量差不多";
};

/** 问到哪部分，就先看哪两轴。 */
const sayPart = (view: TypeView, part: Part): string => {
  const [one, other] = listPartAxes(view, part).map((axis) => view.axes[axis]) as [AxisView, AxisView | undefined];
  if (!other) return `这一问看${measured(one)}。`;
  const [first, second] = other.percent > one.percent ? [other, one] : [one, other];
  return `这一问看两轴：${measured(first)}和${measured(second)}，${sayWeight(first, second)}。`;
};

const factsOf = (...axes: readonly string[]): string[] => ["type", ...new Set(axes.map((axis) => `axis.${axis}`))];

export const toLead = (view: TypeView, question: Question): Claim => {
  const part = findPart(question);
  const [clearest, loosest] = [view.ranked[0]!.axis, view.ranked.at(-1)!.axis];
  if (part === null || part === "certainty") return { text: sayClearest(view) + sayLoosest(view), facts: factsOf(clearest, loosest) };
  return { text: sayPart(view, part) + sayLoosest(view, listPartAxes(view, part)), facts: factsOf(...listPartAxes(view, part), loosest) };
};

export const toAnswer = (view: TypeView, asked: Question, part: Part, turn: number): Claim & Head => {
  const axes = listPartAxes(view, part);
  const isEven = turn % 2 === 0;
  return {
    ...(findPart(asked) !== null ? toHeadline(view, asked) : sayOwn(view, asked, part, false)),
    text: isEven ? sayPart(view, part) : sayClearest(view),
    facts: factsOf(...(isEven ? axes : [view.ranked[0]!.axis])),
  };
};
