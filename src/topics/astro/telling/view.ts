import type { Question } from "../../kit/hearing/question.ts";
import type { Body } from "../../kit/sky/names.ts";
import { elementOf, type Sign, type SkyElement, toSign } from "../../kit/sky/signs.ts";
import type { AstroCast } from "../cast-types.ts";
import type { AstroFact, AstroFacts } from "../fact-types.ts";
import { type AspectView, toAspectViews } from "./aspect-view.ts";
import { findPart, isOfDay, isOfManner, isOfSiblings, listParts } from "./find-part.ts";
import { homeParts, type Part, toHousePart } from "./parts.ts";
import type { ToldBody } from "./told.ts";
import { type DeepTieView, type OverlayView, type TieView, toDeepTies, toOverlayViews, toTieViews } from "./two-view.ts";
import { type EclipseView, type HitView, type NowView, type ReturnView, toEclipseViews, toNowViews, toYearViews } from "./year-view.ts";

export type HouseFact = AstroFacts["house"];
export type PatternFact = AstroFacts["pattern"] & { id: string };

/** A chart made ready for telling. */
export interface SkyView {
  cast: AstroCast;
  ids: ReadonlySet<string>;
  /** The part a question asks about. */
  asked: Part | null;
  told: readonly Part[];
  isOfDay: boolean;
  /** Brothers and sisters are the third house, friends the eleventh. */
  isOfSiblings: boolean;
  /** The headline of a how gives the first step, so that the close gives another. */
  isStepTold: boolean;
  /** Houses and angles are known. */
  isTimed: boolean;
  /** The closest first. */
  aspects: readonly AspectView[];
  patterns: readonly PatternFact[];
  houses: readonly HouseFact[];
  hits: readonly HitView[];
  returns: readonly ReturnView[];
  now: readonly NowView[];
  eclipses: readonly EclipseView[];
  ties: readonly TieView[];
  deepTies: readonly DeepTieView[];
  overlays: readonly OverlayView[];
  /** What the lead tells in full, which the parts leave out. */
  leadAspect: AspectView | null;
}

/** The sign of a body; null for a Moon that changes sign on a day whose hour is unknown. */
export const findSign = ({ cast }: SkyView, body: ToldBody): Sign | null =>
  body === "moon" && cast.moonRange && cast.moonRange.signs.length > 1 ? null : cast.bodies[body].sign;
/** The sign of a body, the Moon’s at noon where the hour is unknown. */
export const toSignOf = ({ cast }: SkyView, body: ToldBody): Sign => cast.bodies[body].sign;
export const toElement = (view: SkyView, body: ToldBody): SkyElement => elementOf(toSignOf(view, body));
export const findRising = ({ cast: { angles } }: SkyView): Sign | null => angles && toSign(angles.ascendant).sign;
export const findHouse = (view: SkyView, house: number): HouseFact | null => view.houses.find((one) => one.house === house) ?? null;
export const bodyFact = ({ ids }: SkyView, body: Body): string => (ids.has(`body.${body}`) ? `body.${body}` : "moonRange");

/** Facts of this cast only; the Sun’s where none is left. */
export const onlyHeld = ({ ids }: SkyView, facts: readonly string[]): string[] => {
  const held = facts.filter((id) => ids.has(id));
  return held.length > 0 ? held : ["body.sun"];
};

/** A body’s house is told with its sign, unless the house’s own part tells it in this reading. */
export const tellsHouse = ({ cast, told }: SkyView, body: ToldBody): boolean => {
  const { house } = cast.bodies[body];
  if (house === null) return false;
  const part = toHousePart(house);
  return part === homeParts[body] || !told.includes(part);
};

/** The heaviest hit of the other tone than the first: the year’s dissent tells it. */
export const findOtherHit = ({ hits }: Pick<SkyView, "hits">): HitView | null => hits.find(({ tone }) => tone !== hits[0]?.tone) ?? null;
/** The heaviest tie that pulls the other way than the first: the dissent on two charts. */
export const findOtherTie = ({ ties }: Pick<SkyView, "ties">): TieView | null =>
  ties.find(({ tone }) => (tone === "hard") !== (ties[0]?.tone === "hard")) ?? null;
export const listBodyHits = (view: SkyView): HitView[] => view.hits.filter((hit) => hit !== findOtherHit(view));
export const listBodyTies = (view: SkyView): TieView[] => view.ties.filter((tie) => tie !== findOtherTie(view));

const rareOf = 25;
const leading: readonly ToldBody[] = ["sun", "moon", "mercury", "venus", "mars"];
/** Never far apart, so that closeness is no rarity. */
const tied: readonly string[] = ["sun.mercury", "sun.venus", "mercury.venus"];
/** What a whole reading opens with: the closest aspect of one of the seven, where it is close enough to be rare. */
const findLead = (aspects: readonly AspectView[]): AspectView | null =>
  [...aspects]
    .filter(({ a, b, rarity }) => rarity >= rareOf && leading.includes(a) && !tied.includes(`${a}.${b}`))
    .sort((one, other) => other.rarity - one.rarity)[0] ??
  aspects[0] ??
  null;

const isHouse = (fact: AstroFact): fact is Extract<AstroFact, { key: "house" }> => fact.key === "house";

export const toSkyView = (cast: AstroCast, facts: readonly AstroFact[], question: Question): SkyView => {
  const aspects = toAspectViews(facts);
  const ties = toTieViews(facts);
  const asked = findPart(question);
  return {
    cast,
    ids: new Set(facts.map(({ id }) => id)),
    asked,
    told: listParts(question, { hasTwo: cast.synastry !== null, isTimed: cast.cusps !== null }),
    isOfDay: isOfDay(question),
    isOfSiblings: isOfSiblings(question),
    isStepTold: question.kind === "how" && !isOfManner(question),
    isTimed: cast.cusps !== null,
    aspects,
    patterns: facts.flatMap((fact) => (fact.key === "pattern" ? [{ ...fact.values, id: fact.id }] : [])),
    houses: facts.filter(isHouse).map(({ values }) => values),
    ...toYearViews(facts),
    now: toNowViews(facts),
    eclipses: toEclipseViews(facts),
    ties,
    deepTies: toDeepTies(facts),
    overlays: toOverlayViews(facts),
    leadAspect: asked === null ? findLead(aspects) : null,
  };
};

/** The same chart under a further question. */
export const toAskedView = (view: SkyView, question: Question): SkyView => ({
  ...view,
  asked: findPart(question) ?? view.asked,
  isOfDay: isOfDay(question),
  isOfSiblings: isOfSiblings(question),
  isStepTold: question.kind === "how" && !isOfManner(question),
});
