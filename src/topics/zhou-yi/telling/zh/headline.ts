import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { getFact, type Outline, toHexagramOf } from "../outline.ts";
import { type Headline, withCounsel } from "../with-counsel.ts";
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

const toChoice = (outline: Outline, counsel: string): Headline => {
  const { favour, lean } = outline;
  if (!favour) return toYesNo(outline, counsel);
  const [own, other] = [toYou(favour.favoured), toYou(favour.other)];
  if (favour.isClose)
    return withCounsel("zh", counsel, [`两头分量差得不多，“${own}”略重一点：${counsel}。`, `“${own}”略重一点：${counsel}。`], [`“${own}”略重一点。`]);
  if (saysWhatIs(own) || saysWhatIs(other))
    return withCounsel("zh", counsel, [withPart(`更像“${own}”`, counsel), withColon(`更像“${own}”`, counsel)], [`更像“${own}”。`]);
  const claim = `与其${other}，不如${own}`;
  const join = lean > 0 ? withOnly : withColon;
  return withCounsel(
    "zh",
    counsel,
    [join(claim, counsel), withColon(claim, counsel), join(`不如${own}`, counsel), withColon(`“${own}”`, counsel)],
    [`${claim}。`, `“${own}”。`],
  );
};

export const toWhen = (facts: readonly ZhouYiFact[]): string => {
  const { branch, monthsAhead } = getFact(facts, "timing").values;
  const span = monthSpans[branch];
  if (monthsAhead === 0) return `就在眼前这个${branch}月（${span}）`;
  return `最近的关口在${branch}月（${span}），${monthsAhead === 1 ? "就是下个月" : `还有${toCount(monthsAhead)}个月`}`;
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

const toOpen = (text: string, essence: string, counsel: string): Headline => {
  const open = findOpen(text);
  const claim =
    open === "bare" ? `这一卦像${essence}` : open === "see" ? `看成${essence}，就清楚了` : open === "ahead" ? `往前看，像${essence}` : `这件事像${essence}`;
  return withCounsel("zh", counsel, [withColon(claim, counsel), withColon(`像${essence}`, counsel)], [`${claim}。`]);
};

/** One sentence that answers the question. */
export const toHeadline = (outline: Outline, facts: readonly ZhouYiFact[]): Headline => {
  const { cast, question, favour } = outline;
  const counsel = toCounsel(outline);
  const essence = getChineseTelling(cast.primary.number).essence;
  if (question.kind === "choice" && favour) return toChoice(outline, counsel);
  if (question.kind === "yesNo" || question.kind === "choice") return toYesNo(outline, counsel);
  if (question.kind === "how") {
    const aim = findAim(question.text);
    const plain = `这么办：${counsel}。`;
    return withCounsel("zh", counsel, aim ? [withThen(`要${aim}`, counsel), plain] : [plain], [plain]);
  }
  if (question.kind === "why")
    return withCounsel("zh", counsel, [withThen(`因为这件事像${essence}；要解开`, counsel), withColon(`因为像${essence}`, counsel)], [`因为像${essence}。`]);
  if (question.kind === "when") {
    const when = toWhen(facts);
    return withCounsel("zh", counsel, [`${when}；${toMeanwhile(question.text, getFact(facts, "timing").values.monthsAhead)}${counsel}。`], [`${when}。`]);
  }
  if (question.kind === "who") return withCounsel("zh", counsel, [withPart(toPerson(outline), counsel)], [`${toPerson(outline)}。`]);
  return toOpen(question.text, essence, counsel);
};

/** The counsel that a headline had no room for, as the first sentence of a paragraph. */
export const toLeft = (counsel: string): string => `卦要你：${counsel}。`;
