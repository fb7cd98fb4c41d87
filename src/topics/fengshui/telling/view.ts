import { type Direction, directions, type Palace, palaces } from "../../kit/compass/palace.ts";
import { type StarPlan, toFlight, toStar } from "../../kit/flying-stars/flight.ts";
import { toPeriodOfYear } from "../../kit/flying-stars/period.ts";
import { toAnnualStar } from "../../kit/flying-stars/visiting-star.ts";
import { isOfHealth } from "../../kit/hearing/about.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Mansion, MansionPlan } from "../../kit/kua/mansions.ts";
import type { FengshuiCast } from "../engine.ts";
import type { FengshuiFact } from "../facts.ts";
import { findAskedYear, listAskedDirections } from "./asked.ts";
import { findPart, type Part, type PlacePart, placeParts, roomWords } from "./parts.ts";
import { rankPalaces, type Spot, suitsWell, toSuit } from "./suit.ts";

export type MansionUse = "door" | "sleep" | "desk" | "stove" | "money" | "people";

/** Where a thing of the house is or would best be, the next best, and the last one to take. */
export interface Choice {
  focus: Spot;
  second: Spot;
  worst: Spot;
  /** True where the person marked it on a plan. */
  isMarked: boolean;
  /** Every palace, the best first. */
  ranked: readonly Spot[];
}

export interface FengshuiView {
  cast: FengshuiCast;
  /** The years of the house’s period. */
  years: { first: number; last: number };
  /** The year told: the one named in the question, else the cast’s. */
  year: number;
  presentPeriod: number;
  annual: StarPlan;
  hasResident: boolean;
  /** The resident’s mansions, else the house’s own. */
  mansions: MansionPlan;
  spots: Readonly<Record<Palace, Spot>>;
  places: Readonly<Record<PlacePart, Choice>>;
  /** The part the question is about. */
  part: Part | null;
  /** True where the question is about the body. */
  isHealth: boolean;
  /** The directions a question names. */
  asked: readonly Direction[];
}

const useOf: Readonly<Record<PlacePart, MansionUse>> = { door: "door", money: "money", people: "people", bedroom: "sleep", study: "desk", kitchen: "stove" };

export const toUse = (part: PlacePart): MansionUse => useOf[part];

export const getDirectionOf = (view: FengshuiView, mansion: Mansion): Direction => directions.find((direction) => view.mansions[direction] === mansion)!;

/** The fact a mansion rests on: the resident’s own, else the house’s trigram. */
export const toMansionFact = ({ hasResident }: FengshuiView, palace: Palace): string => (hasResident && palace !== "C" ? `mansion.${palace}` : "house");

export const findPalaceOf = (plan: StarPlan, star: number): Palace => palaces.find((palace) => plan[palace] === star)!;

/** The palaces of the chart by the period’s mountain or facing star and those to come. */
const toStarPalace = (cast: FengshuiCast, plate: 0 | 1, ahead: number): Palace =>
  palaces.find((palace) => cast.flyingStars[palace][plate] === toStar(cast.period + ahead))!;

/** A side asked about that suits well, or the better of two. */
const findAskedSpot = (part: PlacePart, cast: FengshuiCast, spots: Record<Palace, Spot>, asked: readonly Direction[]): Spot | undefined => {
  if (part === "money" || part === "people") return undefined;
  const [best] = rankPalaces(
    asked.map((direction) => spots[direction]),
    useOf[part],
    cast.period,
  );
  return best && (asked.length > 1 || toSuit(best, useOf[part], cast.period) >= suitsWell) ? best : undefined;
};

const toChoice = (part: PlacePart, cast: FengshuiCast, spots: Record<Palace, Spot>, asked: readonly Direction[]): Choice => {
  const ranked = rankPalaces(Object.values(spots), useOf[part], cast.period);
  const pattern = part === "money" || part === "people" ? null : roomWords[part];
  const marked = pattern && cast.places.find(({ kind, name }) => (part === "door" ? kind === "door" : kind === "room" && pattern.test(name ?? "")));
  const plate = part === "people" ? 0 : 1;
  const wanted = findAskedSpot(part, cast, spots, asked);
  const focus = wanted
    ? wanted.palace
    : marked
      ? marked.palace
      : part === "door"
        ? cast.facingPalace
        : part === "money" || part === "people"
          ? toStarPalace(cast, plate, 0)
          : ranked[0]!.palace;
  const others = ranked.filter(({ palace }) => palace !== focus);
  const coming = part === "money" || part === "people" ? toStarPalace(cast, plate, 1) : others[0]!.palace;
  return { focus: spots[focus], second: spots[coming], worst: others.at(-1)!, isMarked: !wanted && marked !== null && marked !== undefined, ranked };
};

const toYears = (facts: readonly FengshuiFact[]): { first: number; last: number } => {
  for (const fact of facts) if (fact.key === "period") return { first: fact.values.first, last: fact.values.last };
  return { first: 0, last: 0 };
};

/** A cast made ready for asking: where each thing of the house belongs, in the year that the question names. */
export const toView = (cast: FengshuiCast, facts: readonly FengshuiFact[], question: Question): FengshuiView => {
  const part = findPart(question);
  const asked = part === "school" ? [] : listAskedDirections(question.text);
  const year = findAskedYear(question.text, cast.year) ?? cast.year;
  const annual = toFlight(toAnnualStar(year), true);
  const mansions = cast.mansions ?? cast.house.mansions;
  const spots = Object.fromEntries(
    palaces.map((palace): [Palace, Spot] => {
      const [mountain, facing, base] = cast.flyingStars[palace];
      return [
        palace,
        {
          palace,
          mountain,
          facing,
          base,
          annual: annual[palace],
          month: cast.monthStars[palace],
          mansion: palace === "C" ? null : mansions[palace],
          isOwn: cast.mansions !== null,
        },
      ];
    }),
  ) as Record<Palace, Spot>;
  const places = Object.fromEntries(placeParts.map((one) => [one, toChoice(one, cast, spots, one === part ? asked : [])])) as Record<PlacePart, Choice>;
  return {
    cast,
    years: toYears(facts),
    year,
    presentPeriod: toPeriodOfYear(cast.year),
    annual,
    hasResident: cast.mansions !== null,
    mansions,
    spots,
    places,
    part,
    isHealth: isOfHealth(question),
    asked,
  };
};
