import type { FactOf } from "../kit/fact.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import type { Element, Relation } from "../kit/hexagrams/elements.ts";
import type { Hexagram } from "../kit/hexagrams/king-wen.ts";
import type { TrigramName } from "../kit/hexagrams/trigrams.ts";
import { helpsBody, type Season, toBodyUse } from "./body-use.ts";
import type { NumberCast } from "./engine.ts";

type HexagramValues = { number: number; name: string; upper: TrigramName; lower: TrigramName };

export type NumberFacts = {
  /** One digit: what is left after dividing, and the trigram or line it gives. */
  digit: { place: number; digit: number; divisor: number; left: number; trigram: TrigramName | null; drawn: boolean };
  body: { trigram: TrigramName; element: Element; isUpper: boolean; moving: number };
  use: { trigram: TrigramName; element: Element; isUpper: boolean; moving: number };
  bond: { relation: Relation; body: Element; use: Element };
  season: { season: Season; element: Element; monthBranch: Branch };
  turn: { trigram: TrigramName; relation: Relation; body: Element; element: Element };
  middle: { lower: TrigramName; upper: TrigramName; helping: number; body: Element };
  "hexagram.primary": HexagramValues;
  "hexagram.changed": HexagramValues;
  "hexagram.nuclear": HexagramValues;
  /** The moving line's text. */
  line: { number: number; place: number; isYang: boolean };
  lean: { lean: number };
  /** The sum of both trigrams' numbers and the line's. */
  timing: { total: number; relation: Relation };
};
export type NumberFact = FactOf<NumberFacts>;

const toHexagramValues = ({ number, name, upper, lower }: Hexagram): HexagramValues => ({ number, name, upper, lower });

const divisors = [8, 8, 6] as const;

/** What the digits say: what the use does to the body first, then the line, the change, the month, and how the digits made it. */
export const toNumberFacts = (cast: NumberCast): NumberFact[] => {
  const { body, use, isUseUpper, bond, turned, turn, middle, season, lean } = toBodyUse(cast);
  const { primary, changed, nuclear, moving } = cast;
  const left = [cast.upper, cast.lower, moving] as const;
  const trigrams = [primary.upper, primary.lower, null] as const;
  return [
    { id: "bond", key: "bond", values: { relation: bond, body: body.element, use: use.element } },
    { id: "body", key: "body", values: { trigram: body.name, element: body.element, isUpper: !isUseUpper, moving } },
    { id: "use", key: "use", values: { trigram: use.name, element: use.element, isUpper: isUseUpper, moving } },
    { id: "line", key: "line", values: { number: primary.number, place: moving, isYang: primary.lines[moving - 1] === "1" } },
    { id: "hexagram.primary", key: "hexagram.primary", values: toHexagramValues(primary) },
    { id: "hexagram.changed", key: "hexagram.changed", values: toHexagramValues(changed ?? primary) },
    { id: "turn", key: "turn", values: { trigram: turned.name, relation: turn, body: body.element, element: turned.element } },
    { id: "season", key: "season", values: { season, element: body.element, monthBranch: cast.monthBranch } },
    { id: "hexagram.nuclear", key: "hexagram.nuclear", values: toHexagramValues(nuclear) },
    { id: "middle", key: "middle", values: { lower: nuclear.lower, upper: nuclear.upper, helping: middle.filter(helpsBody).length, body: body.element } },
    { id: "lean", key: "lean", values: { lean } },
    { id: "timing", key: "timing", values: { total: cast.upper + cast.lower + moving, relation: bond } },
    ...cast.digits.map(
      (digit, at): NumberFact => ({
        id: `digit.${at + 1}`,
        key: "digit",
        values: { place: at + 1, digit, divisor: divisors[at]!, left: left[at]!, trigram: trigrams[at]!, drawn: cast.drawn },
      }),
    ),
  ];
};
