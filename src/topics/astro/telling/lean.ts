import { type AspectView, isTold } from "./aspect-view.ts";
import { type Part, significators } from "./parts.ts";
import type { ToldBody } from "./told.ts";
import type { TieView } from "./two-view.ts";
import { findHouse, type SkyView } from "./view.ts";
import type { HitView } from "./year-view.ts";

/** Open, open on a condition, or not for now. */
export type Lean = "yes" | "onlyIf" | "notYet";

/** What speaks for a lean. */
export type Reason =
  | { kind: "aspect"; aspect: AspectView; score: number }
  | { kind: "dignity"; body: ToldBody; score: number }
  | { kind: "hit"; hit: HitView; score: number }
  | { kind: "tie"; tie: TieView; score: number };

/** The bodies a part is judged by: its own, and the ruler of its house. */
/** The house a part is read from. */
export const findHouseOf = (view: SkyView, part: Part): number | null => {
  if (part === "year" || part === "two") return null;
  return part === "people" && view.isOfSiblings ? 3 : significators[part].house;
};
export const toJudges = (view: SkyView, part: Part): ToldBody[] => {
  if (part === "year" || part === "two") return ["sun", "moon"];
  const { bodies } = significators[part];
  const house = findHouseOf(view, part);
  const ruler = house === null ? null : (findHouse(view, house)?.ruler ?? null);
  return [...new Set([...(ruler && isTold(ruler) ? [ruler] : []), ...bodies])];
};

/** What a body brings to one it touches. */
const natures: Readonly<Record<ToldBody, number>> = {
  jupiter: 0.9,
  venus: 0.8,
  sun: 0.2,
  moon: 0.2,
  mercury: 0.1,
  neptune: -0.3,
  uranus: -0.3,
  mars: -0.4,
  pluto: -0.4,
  saturn: -0.6,
};
const kindScores = { conjunction: 0, soft: 1, square: -1, opposition: -0.7 } as const;

const slow: readonly string[] = ["jupiter", "saturn", "uranus", "neptune", "pluto"];
/** What two slow bodies make is shared by all born in those months. */
const shared = 0.25;
const scoreAspect = (judge: ToldBody, { a, b, kind, closeness }: AspectView): number => {
  const other = a === judge ? b : a;
  const nature = isTold(other) ? natures[other] : kind === "conjunction" ? 0.6 : 0;
  return (kindScores[kind] + nature * (kind === "conjunction" ? 1.4 : 0.5)) * (0.3 + closeness) * (slow.includes(a) && slow.includes(b) ? shared : 1);
};
const dignityScores = { domicile: 0.9, exaltation: 0.8, detriment: -0.6, fall: -0.7 } as const;

/** All that speaks for or against a part, the heaviest first. */
export const listReasons = (view: SkyView, part: Part): Reason[] => {
  if (part === "two")
    return view.ties
      .map(
        (tie): Reason => ({
          kind: "tie",
          tie,
          score: tie.weight * (tie.tone === "hard" ? -0.8 : tie.tone === "near" && tie.pair.includes("saturn") ? 0.1 : 1),
        }),
      )
      .sort((one, other) => Math.abs(other.score) - Math.abs(one.score));
  const judges = toJudges(view, part);
  const hits = view.hits
    .filter(
      ({ point }) =>
        part === "year" ||
        (judges as readonly string[]).includes(point) ||
        (part === "work" && point === "midheaven") ||
        (part === "rising" && point === "ascendant"),
    )
    .map((hit): Reason => ({ kind: "hit", hit, score: hit.weight * (hit.tone === "soft" ? 0.3 : hit.body === "jupiter" ? 0.15 : -0.25) }));
  const aspects =
    part === "year"
      ? []
      : judges.flatMap((judge) =>
          view.aspects
            .filter(({ a, b }) => a === judge || b === judge)
            .map((aspect): Reason => ({ kind: "aspect", aspect, score: scoreAspect(judge, aspect) })),
        );
  const dignities =
    part === "year"
      ? []
      : judges.flatMap((body): Reason[] => {
          const found = view.cast.dignities.find((one) => one.body === body);
          return found ? [{ kind: "dignity", body, score: dignityScores[found.dignity] }] : [];
        });
  const seen = new Set<string>();
  return [...aspects, ...dignities, ...hits]
    .filter((reason) => {
      const id =
        reason.kind === "aspect"
          ? reason.aspect.id
          : reason.kind === "hit"
            ? reason.hit.ids[0]!
            : reason.kind === "dignity"
              ? `dignity.${reason.body}`
              : reason.tie.id;
      return seen.has(id) ? false : seen.add(id);
    })
    .sort((one, other) => Math.abs(other.score) - Math.abs(one.score));
};

/** About −4 … 4; a part with nothing to say stands at nought. */
export const scorePart = (view: SkyView, part: Part): number => listReasons(view, part).reduce((sum, { score }) => sum + score, 0);
export const toLean = (view: SkyView, part: Part): Lean => {
  const score = scorePart(view, part);
  return score >= 0.8 ? "yes" : score >= -0.8 ? "onlyIf" : "notYet";
};
/** The heaviest reason on the side of the lean, else the heaviest. */
export const findReason = (view: SkyView, part: Part, lean: Lean): Reason | null => {
  const reasons = listReasons(view, part);
  const own = reasons.find(({ score }) => (lean === "yes" ? score > 0 : score < 0));
  return own ?? reasons[0] ?? null;
};
/** What of the year told touches a part, the heaviest first: for a question that names a time. */
export const findYearReason = (view: SkyView, part: Part): Reason | null => listReasons(view, part).find(({ kind }) => kind === "hit") ?? null;
/** What was so from birth, the strain first: for a why. */
export const findNatalReason = (view: SkyView, part: Part): Reason | null => {
  const natal = listReasons(view, part).filter(({ kind }) => kind !== "hit");
  return natal.find(({ score }) => score < 0) ?? natal[0] ?? null;
};
/** The ids a reason rests on. */
export const toReasonFacts = (reason: Reason): string[] => {
  if (reason.kind === "aspect") return [reason.aspect.id];
  if (reason.kind === "dignity") return [`dignity.${reason.body}`, `body.${reason.body}`];
  return reason.kind === "hit" ? [...reason.hit.ids] : [reason.tie.id];
};
/** The hits that open a part in the year told, the earlier first: soft ones, or Jupiter’s. */
export const listOpenings = (view: SkyView, part: Part): HitView[] => {
  const judges: readonly string[] = part === "year" || part === "two" ? ["sun", "moon", "venus"] : toJudges(view, part);
  const opening = view.hits.filter(({ tone, body }) => tone === "soft" || body === "jupiter");
  const own = opening.filter(({ point }) => judges.includes(point) || (part === "work" && point === "midheaven"));
  return (own.length > 0 ? own : opening).slice(0, 2).sort((one, other) => (one.dates[0]! < other.dates[0]! ? -1 : 1));
};
