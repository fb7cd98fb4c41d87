import { gridNames } from "../../kit/grids/grids.ts";
import { toRelation } from "../../kit/hexagrams/elements.ts";
import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import { type BirthElements, listWanted } from "../birth-elements.ts";
import type { Part } from "./parts.ts";
import type { ChineseView, NameView } from "./view.ts";

const of =
  (holds: (chinese: ChineseView, view: NameView) => Holding | null) =>
  (view: NameView): Holding | null =>
    view.chinese ? holds(view.chinese, view) : null;

/** What the name does about an element: a character's radical brings it, only a grid does, or nothing. */
const toBringing = ({ cast, given }: ChineseView, element: string): "radical" | "grid" | "none" => {
  if (given.some((char) => char.element === element)) return "radical";
  return cast.elements.person === element || cast.elements.earth === element ? "grid" : "none";
};

const withBirth = (holds: (own: ChineseView, birth: BirthElements) => Holding | null) => of((own) => (own.cast.birth ? holds(own, own.cast.birth) : null));

/** Two of the four own grids with one number. */
const findTwins = ({ cast: { grids } }: ChineseView): string[] => {
  const own = gridNames.filter((name) => name !== "heaven");
  return own.filter((name) => own.some((other) => other !== name && grids[other] === grids[name]));
};

/** Above this a character stands in full on paper and short in the count. */
const wideGap = 4;
export const findWidest = ({ cast }: ChineseView) => {
  const [widest] = cast.proof.map((one, index) => ({ ...one, place: index + 1, gap: one.strokes - one.today })).sort((one, other) => other.gap - one.gap);
  return widest && widest.gap >= wideGap ? widest : null;
};

const sumToday = ({ cast }: ChineseView): number => cast.proof.reduce((sum, { today }) => sum + today, 0);
const listCharFacts = ({ cast }: ChineseView): string[] => cast.proof.map((_, index) => `char.${index + 1}`);
/** The name's characters that share a radical. */
export const listSharing = ({ cast }: ChineseView) =>
  cast.proof.flatMap((one, index) =>
    cast.proof.some((other, at) => at !== index && other.radical === one.radical && other.char !== one.char) ? [{ ...one, place: index + 1 }] : [],
  );

export const numberRules = defineRules<NameView, Part>()([
  {
    key: "person",
    part: "numbers",
    weight: 6,
    holds: of(({ cast }) => ({ facts: ["grid.person"], of: `${cast.grids.person % 10}.${cast.luck.person}` })),
  },
  { key: "total", part: "numbers", weight: 5.2, holds: of(({ cast }) => ({ facts: ["grid.total"], of: `${cast.elements.total}.${cast.luck.total}` })) },
  { key: "image", part: "numbers", weight: 5, holds: of(({ cast }) => ({ facts: ["grid.total"], of: String(cast.grids.total) })) },
  { key: "earth", part: "numbers", weight: 4.5, holds: of(({ cast }) => ({ facts: ["grid.earth"], of: `${cast.elements.earth}.${cast.luck.earth}` })) },
  { key: "outer", part: "numbers", weight: 3.5, holds: of(({ cast }) => ({ facts: ["grid.outer"], of: `${cast.elements.outer}.${cast.luck.outer}` })) },
  {
    key: "twins",
    part: "numbers",
    weight: 7,
    holds: of((own) => {
      const twins = findTwins(own);
      return twins.length >= 2 ? { facts: twins.map((name) => `grid.${name}`), of: twins.slice(0, 2).join(".") } : null;
    }),
  },
  {
    key: "outerToPerson",
    part: "numbers",
    weight: 3,
    holds: of(({ cast: { elements } }) => ({ facts: ["grid.person", "grid.outer"], of: toRelation(elements.person, elements.outer) })),
  },
  { key: "heaven", part: "numbers", weight: 2, holds: of(({ cast }) => (cast.luck.heaven === "unlucky" ? { facts: ["grid.heaven"] } : null)) },
  { key: "twoOuters", part: "numbers", weight: 4.8, holds: of(({ cast }) => (cast.outerVariant === null ? null : { facts: ["grid.outer"] })) },
]);

export const triadRules = defineRules<NameView, Part>()([
  {
    key: "triadEdge",
    part: "triad",
    weight: 8,
    holds: of(({ cast: { triadDetail } }, { isSuggested }) =>
      !isSuggested && Math.abs(triadDetail.score) >= 3 ? { facts: ["triad"], of: triadDetail.score > 0 ? "best" : "worst" } : null,
    ),
  },
  {
    key: "triadAlike",
    part: "triad",
    weight: 9,
    holds: of(({ cast: { triadDetail } }) => (new Set(triadDetail.elements).size === 1 ? { facts: ["triad"], of: triadDetail.elements[1] } : null)),
  },
  {
    key: "above",
    part: "triad",
    weight: 5.2,
    holds: of(({ cast: { triadDetail } }) => ({ facts: ["triad", "grid.heaven"], of: `${triadDetail.elements[1]}.${triadDetail.above}` })),
  },
  {
    key: "below",
    part: "triad",
    weight: 5.1,
    holds: of(({ cast: { triadDetail } }) => ({ facts: ["triad", "grid.earth"], of: `${triadDetail.elements[1]}.${triadDetail.below}` })),
  },
  { key: "middle", part: "triad", weight: 4, holds: of(({ cast: { triadDetail } }) => ({ facts: ["triad", "grid.person"], of: triadDetail.elements[1] })) },
]);

export const chartRules = defineRules<NameView, Part>()([
  {
    key: "lacks",
    part: "chart",
    weight: 8,
    holds: withBirth((own, { lacks }) => (lacks[0] ? { facts: ["wanted"], of: `${lacks[0]}.${toBringing(own, lacks[0])}` } : null)),
  },
  {
    key: "useful",
    part: "chart",
    weight: 6,
    holds: withBirth((own, birth) => {
      const [first] = listWanted(birth).filter((element) => !birth.lacks.includes(element));
      return first ? { facts: ["wanted"], of: `${first}.${toBringing(own, first)}` } : null;
    }),
  },
  {
    key: "adverse",
    part: "chart",
    weight: 7,
    holds: withBirth((own, { adverse }) => {
      const bad = own.given.find(({ element }) => element !== null && adverse.includes(element));
      return bad ? { facts: ["wanted", `char.${bad.place}`], of: bad.element! } : null;
    }),
  },
  {
    key: "lackIsAdverse",
    part: "chart",
    weight: 8.5,
    holds: withBirth((_, { lacks, adverse }) => {
      const both = lacks.find((element) => adverse.includes(element));
      return both ? { facts: ["wanted"], of: both } : null;
    }),
  },
]);

export const writingRules = defineRules<NameView, Part>()([
  { key: "alternative", part: "writing", weight: 8, holds: of(({ cast }) => (cast.alternatives.length > 0 ? { facts: ["alternative.1"] } : null)) },
  {
    key: "numeral",
    part: "writing",
    weight: 8.5,
    holds: of(({ cast }) => {
      const at = cast.proof.findIndex(({ rule }) => rule === "numeral");
      return at < 0 ? null : { facts: [`char.${at + 1}`] };
    }),
  },
  {
    key: "disputed",
    part: "writing",
    weight: 7.5,
    holds: of(({ cast }) => {
      const at = cast.proof.findIndex(({ disputed }) => disputed.length > 0);
      return at < 0 ? null : { facts: [`char.${at + 1}`] };
    }),
  },
  {
    key: "sharedRadical",
    part: "writing",
    weight: 7,
    holds: of((own) => {
      const sharing = listSharing(own);
      return sharing.length > 0 ? { facts: sharing.map(({ place }) => `char.${place}`) } : null;
    }),
  },
  { key: "heavyHand", part: "writing", weight: 6, holds: of((own) => (sumToday(own) >= 34 ? { facts: listCharFacts(own) } : null)) },
  { key: "lightHand", part: "writing", weight: 6, holds: of((own) => (sumToday(own) <= 17 ? { facts: listCharFacts(own) } : null)) },
  {
    key: "widest",
    part: "writing",
    weight: 5,
    holds: of((own) => {
      const widest = findWidest(own);
      return widest ? { facts: [`char.${widest.place}`], of: widest.char } : null;
    }),
  },
  {
    key: "handToday",
    part: "writing",
    weight: 3,
    holds: of((own) => {
      const strokes = sumToday(own);
      return strokes > 17 && strokes < 34 ? { facts: listCharFacts(own), of: String(Math.floor((strokes - 18) / 4)) } : null;
    }),
  },
  {
    key: "plainCount",
    part: "writing",
    weight: 2,
    holds: of((own) => ({ facts: listCharFacts(own), of: own.cast.strokes.join("-") })),
  },
]);
