import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { Outline } from "../outline.ts";
import { toPassage } from "./passage.ts";
import { findPerson } from "./person.ts";

const insides = ["中间四根又藏着一卦，叫互卦，是", "面上看不见的，是中间四爻合成的互卦", "往里剥一层，二到五爻另成一卦，是"];

/** What is folded inside, and what it asks. */
export const findInside = ({ cast, dissent }: Outline): Paragraph | null => {
  const isApart = cast.nuclear.number !== cast.primary.number && cast.nuclear.number !== cast.changed?.number;
  if (!isApart || dissent === "nuclear") return null;
  const telling = getChineseTelling(cast.nuclear.number);
  return {
    label: "里头",
    text: `${insides[cast.nuclear.number % insides.length]}${cast.nuclear.name}。${telling.core}它要你${telling.counsel}。`,
    facts: ["hexagram.nuclear"],
    part: "body",
  };
};

/** The same hexagram from the other side of the table; one that reads alike from both is turned inside out instead. */
export const toOtherSide = (outline: Outline): Paragraph | null => {
  const { cast, theme, dissent, about } = outline;
  const isSame = cast.reversed.number === cast.primary.number;
  const hexagram = isSame ? cast.opposite : cast.reversed;
  if (hexagram.number === cast.changed?.number || (isSame && dissent === "opposite")) return null;
  const telling = getChineseTelling(hexagram.number);
  const person = findPerson(about) ?? (theme === "love" ? "对方" : null);
  const turned = person ? `换到${person}那头去看，卦掉了个头` : hexagram.number % 2 === 0 ? "换到对面去看，卦掉了个头" : "绕到桌子那边，同样六根倒着念";
  const opening = isSame ? `这一卦倒过来还是自己，${person ?? "对面"}看见的和你一样；全翻过来才是${hexagram.name}` : `${turned}，是${hexagram.name}`;
  return {
    label: "对面",
    text: `${opening}。${telling.core}${toPassage(outline, hexagram.number, theme)}`,
    facts: [isSame ? "hexagram.opposite" : "hexagram.reversed"],
    part: "body",
  };
};

/** Every line turned over: what the matter tips into. */
export const findOpposite = ({ cast, dissent }: Outline): Paragraph | null => {
  const isTold =
    dissent === "opposite" ||
    cast.opposite.number === cast.changed?.number ||
    cast.reversed.number === cast.primary.number ||
    cast.reversed.number === cast.opposite.number;
  if (isTold || cast.opposite.number === cast.nuclear.number) return null;
  const telling = getChineseTelling(cast.opposite.number);
  return {
    label: "反面",
    text: `做过了头，就翻到反面的${cast.opposite.name}。${telling.core}`,
    facts: ["hexagram.opposite"],
    part: "body",
  };
};
