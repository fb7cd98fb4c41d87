import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { Polarity } from "../../../kit/question/polarity.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { findDeed } from "./asked.ts";
import { monthSpans, persons, relativePersons, toCount } from "./names.ts";

/** The counsel of the first ruling text, or of another telling when the answer is told again. */
export const toCounsel = ({ cast, variant }: Pick<Outline, "cast" | "variant">): string => {
  const ruling = cast.ruling[variant % cast.ruling.length]!;
  const telling = getChineseTelling(toHexagramOf(cast, ruling).number);
  if (ruling.place === "judgment") return telling.counsel;
  return (ruling.place === "all" ? telling.all : telling.lines[ruling.place - 1])?.counsel ?? telling.counsel;
};

const opensWithVerb = /^[把找收问停守去扎谢给写讲回清放松换学认留搁递听定拿理看]/;
const butFirst = (counsel: string): string => (opensWithVerb.test(counsel) ? `，但先${counsel}。` : `，但有个前提：${counsel}。`);

/** From −2 to 2. */
const answers: Record<Polarity, readonly [string, string, string, string, string]> = {
  should: ["先停下，这样走要付代价", "眼下偏向不", "还没到点头的时候", "偏向可以", "可以，放手去做"],
  will: ["照现在这样，看着不会", "眼下看着不大会", "会不会，卦上还没定", "看着会", "看着会，而且不慢"],
  can: ["照这样不成", "眼下有点难", "成不成，还看你接下来怎么做", "多半能", "能"],
  has: ["照这样没有", "有，不多", "有没有，还没定", "有", "有，而且够用"],
  is: ["不像是", "不大像", "还看不真切", "像是的", "看着是的"],
};

const toYesNo = (outline: Outline): string => {
  const { lean, polarity, isDreaded, isHolding, question } = outline;
  const counsel = toCounsel(outline);
  if (polarity === "should" && isHolding && lean > 0) return `顺是顺的，顺在收，不在冲：${counsel}。`;
  const deed = polarity === "should" ? findDeed(question.text) : null;
  if (deed) {
    if (lean === 2) return `可以${deed}：${counsel}。`;
    if (lean === 1) return `偏向${deed}${butFirst(counsel)}`;
    if (lean === 0 && deed.length > 1) return `${deed}这件事还没到定的时候：${counsel}。`;
    if (lean !== 0) return lean === -1 ? `眼下不急着${deed}：${counsel}。` : `先别${deed}，这样走要付代价：${counsel}。`;
  }
  const said = answers[polarity][(isDreaded ? -lean : lean) + 2]!;
  return lean === 1 ? `${said}${butFirst(counsel)}` : `${said}：${counsel}。`;
};

const toChoice = (outline: Outline): string => {
  const { favour, lean } = outline;
  const counsel = toCounsel(outline);
  if (!favour) return toYesNo(outline);
  const named = favour.favoured.length > 6 ? `“${favour.favoured}”` : favour.favoured;
  if (favour.isClose) return `两头分量差得不多，${named}略重一点：${counsel}。`;
  return lean > 0 ? `偏向${named}${butFirst(counsel)}` : `偏向${named}：${counsel}。`;
};

export const toWhen = (facts: readonly ZhouYiFact[]): string => {
  const { branch, monthsAhead } = getFact(facts, "timing").values;
  const span = monthSpans[branch];
  if (monthsAhead === 0) return `就在眼前这个${branch}月（${span}）`;
  return monthsAhead > 8
    ? `最近的关口远一些，在${branch}月（${span}），还有${toCount(monthsAhead)}个月`
    : `最近的关口在${branch}月（${span}），${monthsAhead === 1 ? "就是下个月" : `还有${toCount(monthsAhead)}个月`}`;
};

export const toPerson = ({ cast }: Outline): string => {
  const trigram = getTrigram(cast.ying > 3 ? cast.primary.upper : cast.primary.lower).name;
  const { relative } = cast.najia[cast.ying - 1]!;
  return `像是个${persons[trigram]}，${relativePersons[relative]}`;
};

/** One sentence that answers the question. */
export const toHeadline = (outline: Outline, facts: readonly ZhouYiFact[]): string => {
  const { cast, question, favour } = outline;
  const counsel = toCounsel(outline);
  const essence = getChineseTelling(cast.primary.number).essence;
  if (question.kind === "choice" && favour) return toChoice(outline);
  if (question.kind === "yesNo") return toYesNo(outline);
  if (question.kind === "how") return `做法就一句：${counsel}。`;
  if (question.kind === "why") return `因为你碰上的是${essence}：${counsel}。`;
  if (question.kind === "when") return `${toWhen(facts)}：${counsel}。`;
  if (question.kind === "who") return `${toPerson(outline)}：${counsel}。`;
  if (question.text === "") return `这一卦像${essence}：${counsel}。`;
  return `这件事像${essence}：${counsel}。`;
};
