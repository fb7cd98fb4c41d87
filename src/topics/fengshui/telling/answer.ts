import type { Direction } from "../../kit/compass/palace.ts";
import { toTimeliness } from "../../kit/flying-stars/timeliness.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { isGood } from "../../kit/kua/mansions.ts";
import { toYearPlaces } from "../year-places.ts";
import { findAskedYear, listAskedDirections } from "./asked.ts";
import { findCalmYear, findYearOf } from "./calendar.ts";
import { asksOfThisYear, isPlacePart, type Part, type PlacePart } from "./parts.ts";
import { liftingStars } from "./rules-place.ts";
import { type Spot, suitsWell, toSuit } from "./suit.ts";
import { type FengshuiView, findPalaceOf, toUse } from "./view.ts";

export type Lean = "yes" | "partly" | "no";

const byValue = (value: number): Lean => (value >= suitsWell ? "yes" : value >= 0.5 ? "partly" : "no");

const ofStar: Readonly<Record<number, Lean>> = { 1: "yes", 2: "no", 3: "partly", 4: "yes", 5: "no", 6: "yes", 7: "partly", 8: "yes", 9: "yes" };

/** The directions a year leaves alone: where its 5 is, 太岁 and 三煞. */
export const listStill = (view: FengshuiView): string[] => {
  const { taiSuiPalace, sanSha } = toYearPlaces(view.year);
  return [...new Set([findPalaceOf(view.annual, 5), taiSuiPalace, sanSha])];
};

export const toSuitOf = (view: FengshuiView, part: PlacePart, spot: Spot): number => toSuit(spot, toUse(part), view.cast.period);

/** How far the chart says yes to what a part is asked about. */
export const toLean = (view: FengshuiView, part: Part): Lean => {
  const { cast } = view;
  const [asked] = view.asked;
  if (isPlacePart(part)) return byValue(toSuitOf(view, part, asked ? view.spots[asked] : view.places[part].focus));
  if (part === "house") return cast.pattern === "旺山旺向" ? "yes" : cast.pattern === "上山下水" ? "no" : "partly";
  if (part === "resident")
    return !view.hasResident ? "partly" : cast.kuaGroup === cast.house.group ? "yes" : isGood(view.mansions[cast.sittingPalace]) ? "partly" : "no";
  if (part === "year") return asked ? (listStill(view).includes(asked) ? "no" : "yes") : ofStar[view.annual[cast.facingPalace]]!;
  return cast.border || cast.bearing.precision === "direction" ? "no" : "yes";
};

export type Cause = "friction" | "guest" | "mansion" | "front" | "pattern";

/** Pairs that make words, the roughest first. */
const frictions = ["2-3", "3-2", "3-7", "7-3", "6-7", "7-6", "3-6", "6-3", "4-7", "7-4", "2-4", "6-9", "9-6", "3-3"];

const findFriction = ({ spots }: FengshuiView): Spot | undefined =>
  frictions.flatMap((pair) => Object.values(spots).filter(({ mountain, facing }) => `${mountain}-${facing}` === pair))[0];

/** What a “why” comes down to: between people the roughest pair, else the guest of the year, the mansion, a spent star before the front, or the pattern. */
export const toCause = (view: FengshuiView, part: Part): { cause: Cause; spot: Spot } => {
  const front = view.spots[view.cast.facingPalace];
  const spot = isPlacePart(part) ? view.places[part].focus : front;
  const friction = part === "people" ? findFriction(view) : undefined;
  if (friction) return { cause: "friction", spot: friction };
  if ([2, 3, 5, 7].includes(spot.annual)) return { cause: "guest", spot };
  if (spot.mansion !== null && !isGood(spot.mansion) && part !== "kitchen") return { cause: "mansion", spot };
  return toTimeliness(front.facing, view.cast.period) === "spent" ? { cause: "front", spot: front } : { cause: "pattern", spot };
};

/** When a part is lifted: the star that comes, or for building the first calm year. */
export const toWhen = (view: FengshuiView, part: Part): { year: number; star: number | null; palace: Direction | Spot["palace"] } => {
  if (part === "year" || part === "kitchen") {
    const palace = view.asked[0] ?? (part === "kitchen" ? view.places.kitchen.focus.palace : view.cast.facingPalace);
    return { year: findCalmYear(palace, view.year), star: null, palace };
  }
  const palace = isPlacePart(part) ? view.places[part].focus.palace : view.cast.facingPalace;
  return { ...findYearOf(palace, isPlacePart(part) ? liftingStars[part] : [8, 9], view.year), palace };
};

/** Which of two directions serves a part better; null unless the question names two, or the part is no place. */
export const toBetter = (view: FengshuiView, part: Part, question: Question): { better: Direction; worse: Direction } | null => {
  const [one, other] = listAskedDirections(question.text);
  if (!one || !other || question.kind !== "choice") return null;
  const place: PlacePart = isPlacePart(part) ? part : "door";
  const suits = [one, other].map((direction) => toSuitOf(view, place, view.spots[direction]));
  return suits[0]! >= suits[1]! ? { better: one, worse: other } : { better: other, worse: one };
};

/** True where the question names a year or the present one. */
export const isOfYear = (question: Question, year: number): boolean => asksOfThisYear(question) || findAskedYear(question.text, year) !== null;

/** How the guest of the year suits a place. */
export const toGuestLean = ({ annual }: Spot): Lean => ofStar[annual]!;

/** The palace a part's answer stands on: the one asked about, else its own. */
export const toAskedSpot = (view: FengshuiView, part: Part): Spot => {
  const [asked] = view.asked;
  if (asked) return view.spots[asked];
  if (isPlacePart(part)) return view.places[part].focus;
  if (part === "year") return view.spots[findPalaceOf(view.annual, 5)];
  if (part === "resident") return view.spots[view.cast.sittingPalace];
  return view.spots[view.cast.facingPalace];
};

/** The facts an answer rests on. */
export const toAnswerFacts = (view: FengshuiView, part: Part): string[] => {
  const spot = toAskedSpot(view, part);
  const own: Readonly<Partial<Record<Part, string[]>>> = {
    house: ["pattern"],
    resident: view.hasResident ? ["kua", "fit"] : ["house"],
    year: ["annual", "yearPlaces"],
    school: ["facing", "period"],
  };
  return [...new Set([`palace.${spot.palace}`, `palace.${toCause(view, part).spot.palace}`, ...(own[part] ?? [])])];
};
