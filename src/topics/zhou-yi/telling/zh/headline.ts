import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { asksOfOwnDeed, findAim, findOpen, saysWhatIs, toYou } from "./asked.ts";
import { withColon, withOnly, withPart, withThen } from "./join.ts";
import { monthSpans, persons, relativePersons, toCount } from "./names.ts";
import { toYesNo } from "./yes-no.ts";

/** The counsel of the first ruling text, or of another telling when the answer is told again. */
export const toCounsel = ({ cast, variant }: Pick<Outline, "cast" | "variant">): string => {
  const ruling = cast.ruling[variant % cast.ruling.length]!;
  const telling = getChineseTelling(toHexagramOf(cast, ruling).number);
  if (ruling.place === "judgment") return telling.counsel;
  return (ruling.place === "all" ? telling.all : telling.lines[ruling.place - 1])?.counsel ?? telling.counsel;
};

const toChoice = (outline: Outline, counsel: string): string => {
  const { favour, lean } = outline;
  if (!favour) return toYesNo(outline, counsel);
  const [own, other] = [toYou(favour.favoured), toYou(favour.other)];
  if (favour.isClose) return `两头分量差得不多，“${own}”略重一点：${counsel}。`;
  if (saysWhatIs(own) || saysWhatIs(other)) return withPart(`更像“${own}”`, counsel);
  const claim = `与其${other}，不如${own}`;
  return lean > 0 ? withOnly(claim, counsel) : withColon(claim, counsel);
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

/** What one decides oneself may not be able to wait for a far window. */
const toMeanwhile = (text: string, monthsAhead: number): string => {
  if (monthsAhead === 0) return "趁这阵子，";
  return monthsAhead > 2 && asksOfOwnDeed(text) ? "等不到那时，" : "在那之前，";
};

const toOpen = (text: string, essence: string, counsel: string): string => {
  const open = findOpen(text);
  if (open === "bare") return `这一卦像${essence}：${counsel}。`;
  if (open === "see") return `看成${essence}，就清楚了：${counsel}。`;
  if (open === "ahead") return `往前看，像${essence}：${counsel}。`;
  return `这件事像${essence}：${counsel}。`;
};

/** One sentence that answers the question. */
export const toHeadline = (outline: Outline, facts: readonly ZhouYiFact[]): string => {
  const { cast, question, favour } = outline;
  const counsel = toCounsel(outline);
  const essence = getChineseTelling(cast.primary.number).essence;
  if (question.kind === "choice" && favour) return toChoice(outline, counsel);
  if (question.kind === "yesNo" || question.kind === "choice") return toYesNo(outline, counsel);
  if (question.kind === "how") {
    const aim = findAim(question.text);
    return aim ? withThen(`要${aim}`, counsel) : `这么办：${counsel}。`;
  }
  if (question.kind === "why") return withThen(`因为这件事像${essence}；要解开`, counsel);
  if (question.kind === "when") return `${toWhen(facts)}；${toMeanwhile(question.text, getFact(facts, "timing").values.monthsAhead)}${counsel}。`;
  if (question.kind === "who") return withPart(toPerson(outline), counsel);
  return toOpen(question.text, essence, counsel);
};
