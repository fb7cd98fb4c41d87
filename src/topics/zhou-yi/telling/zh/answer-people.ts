import { toElement } from "../../../kit/hexagrams/branches.ts";
import { type Relation, toRelation } from "../../../kit/hexagrams/elements.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import type { Outline } from "../outline.ts";
import { type Teller, toParagraph } from "../teller.ts";
import { findAim } from "./asked.ts";
import { toPerson } from "./headline.ts";
import { toNamed } from "./person.ts";
import { spirits } from "./spirits.ts";
import { toLineCounsel, toTelling, toVerseName } from "./verse.ts";

/** How the other side stands to the asker. */
const stances: Record<Relation, string> = {
  feedsMe: "比看上去更向着你",
  iFeed: "把你给的当成平常",
  iHold: "觉得被你管着，话留了一半",
  holdsMe: "主意很硬，等着你先低头",
  same: "想的跟你差不多，也跟你一样倔",
};

const toSeen = ({ cast, theme }: Outline, turn: number): Paragraph => {
  const reversed = getChineseTelling(cast.reversed.number);
  // In love the reading has told the answering line already.
  if (theme !== "love" && turn % 2 === 0 && !cast.movingLines.includes(cast.ying))
    return toParagraph("对面", `那根爻自己有话：${toTelling(cast.primary, cast.ying)}收成一句，就是${toLineCounsel(cast.primary, cast.ying)}。`, ["ying"]);
  return toParagraph(
    "对面",
    `从那张椅子上看，卦掉了个头，是${cast.reversed.name}，${reversed.essence}。那头最想听见的是${reversed.counsel}。开口之前看一眼：${reversed.watch}`,
    ["hexagram.reversed"],
  );
};

const toTemper = ({ cast }: Outline): Paragraph => {
  const { spirit } = cast.najia[cast.ying - 1]!;
  return toParagraph("应爻", `对面那根应爻是${toVerseName(cast.primary, cast.ying)}，今天临${spirit}，看得出脾气：${spirits[spirit].temper}`, ["ying"]);
};

export const tellPerson: Teller = (outline, _facts, turn) => {
  const { cast, question } = outline;
  const toElementAt = (place: number) => toElement(cast.najia[place - 1]!.branch);
  const { approach } = spirits[cast.najia[cast.ying - 1]!.spirit];
  const stance = `${toNamed(question.text)}${stances[toRelation(toElementAt(cast.shi), toElementAt(cast.ying))]}`;
  const headline = question.kind === "who" ? `${toPerson(outline)}。` : fittingHeadline("zh", [`${stance}；想让那头听得进，${approach}。`, `${stance}。`]);
  const temper = toTemper(outline);
  // What the headline had no room for.
  const told = headline.includes(approach) || question.kind === "who" ? temper : { ...temper, text: `想让那头听得进，${approach}。${temper.text}` };
  return { headline, paragraphs: [told, toSeen(outline, turn)] };
};

/** How to bring something to somebody. */
export const tellApproach: Teller = (outline, _facts, turn) => {
  const { cast } = outline;
  const counsel = spirits[cast.najia[cast.ying - 1]!.spirit].approach;
  const aim = findAim(outline.question.text);
  const plain = `这么开口：${counsel}。`;
  return { headline: aim ? fittingHeadline("zh", [`要${aim}：${counsel}。`, plain]) : plain, paragraphs: [toTemper(outline), toSeen(outline, turn)] };
};
