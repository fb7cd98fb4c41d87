import type { FactOf } from "../kit/fact.ts";
import type { AspectType } from "../kit/sky/aspects.ts";
import type { EclipseKind } from "../kit/sky/eclipses.ts";
import type { Body, HouseSystem } from "../kit/sky/names.ts";
import type { Mode, Sign, SkyElement } from "../kit/sky/signs.ts";
import type { Angle, Dignity, MoonPhaseName, PatternType, Point } from "./cast-types.ts";

/** Whose body or house is meant where two charts are laid over one another. */
export type Side = "first" | "second";

/**
 * Degrees throughout; `degree` within the sign, `longitude` on the whole circle. Lists are joined by spaces: "sun mars".
 * Ids: `body.sun`, `moonRange`, `angle.ascendant`, `aspect.sun.square.moon`, `quincunx.sun.mars`, `pattern.tSquare.mars` (its apex, else its
 * bodies), `dignity.venus`, `house.7`, `chartRuler`, `balance.elements`, `balance.modes`, `balance.hemispheres`, `phase`,
 * `transit.saturn.square.sun`, `transitBody.saturn`, `hit.1`, `return`, `synastry.venus.trine.mars` (first's, then second's),
 * `eclipse.1`, `otherBody.moon`, `otherAngle.ascendant`, `overlay.second.venus` (second's Venus in first's house), `variant.1`, `frame`.
 */
export type AstroFacts = {
  /** `house` null without a birth time and place. */
  body: {
    body: Body;
    sign: Sign;
    degree: number;
    longitude: number;
    house: number | null;
    retrograde: boolean;
    stationary: boolean;
    dignity: Dignity | null;
  };
  /** The Moon from the day's beginning to its end, told instead of `body.moon` where the time is unknown. `toSign` is `fromSign` unless it crosses. */
  moonRange: { from: number; to: number; fromSign: Sign; toSign: Sign; fromDegree: number; toDegree: number; crosses: boolean };
  angle: { angle: Angle; sign: Sign; degree: number; longitude: number; ruler: Body };
  /** `allowance`: the widest orb granted; `oneIn`: once in so many charts at least one of all the pairs tried stands as close to some aspect. */
  aspect: { a: Point; b: Point; type: AspectType; orb: number; allowance: number; applying: boolean; oneIn: number };
  /** 150°, the minor one that is listed; not among `aspect`. */
  quincunx: { a: Point; b: Point; orb: number; allowance: number; applying: boolean; oneIn: number };
  /** `orb`: the widest of its aspects. */
  pattern: { type: PatternType; bodies: string; apex: Point | null; sign: Sign | null; element: SkyElement | null; mode: Mode | null; orb: number };
  dignity: { body: Body; dignity: Dignity; sign: Sign };
  /** The sign on the cusp, its traditional ruler and where that stands; `bodies` of Sun … Pluto and Chiron that stand in the house, "" for none. */
  house: { house: number; sign: Sign; degree: number; ruler: Body; coRuler: Body | null; rulerSign: Sign; rulerHouse: number; bodies: string; count: number };
  chartRuler: { body: Body; rising: Sign; sign: Sign; house: number; retrograde: boolean; dignity: Dignity | null };
  /** Counts of Sun … Pluto, ten in all; `most` and `least` joined by spaces where several are even. */
  elements: { fire: number; earth: number; air: number; water: number; most: string; least: string };
  modes: { cardinal: number; fixed: number; mutable: number; most: string; least: string };
  /** Of Sun … Pluto: houses 7–12 are above the horizon, 10–3 in the east. */
  hemispheres: { above: number; below: number; east: number; west: number };
  /** `angle` Moon minus Sun; `illumination` 0 … 1. */
  phase: { name: MoonPhaseName; angle: number; illumination: number };
  /** A moving body on a natal point at `at`. `next` is its next exact hit in the year ahead, null when none is. */
  transit: {
    at: string;
    body: Body;
    point: Point;
    type: AspectType;
    orb: number;
    allowance: number;
    applying: boolean;
    retrograde: boolean;
    next: string | null;
  };
  /** Where a body stands at `at`; `house` of the natal chart. */
  transitBody: { at: string; body: Body; sign: Sign; degree: number; retrograde: boolean; house: number | null };
  /** Exact at `at`. `pass` of `passes`: a body that turns retrograde hits a point three times. */
  hit: { at: string; body: Body; point: Point; type: AspectType; retrograde: boolean; pass: number; passes: number };
  /** An eclipse of the year ahead; `points`: the natal points within 3° of it or opposite, "" for none. */
  eclipse: { at: string; body: "sun" | "moon"; kind: EclipseKind; sign: Sign; degree: number; house: number | null; points: string };
  /** The Sun back on its natal degree; houses and the rising sign where the place is known. `moonHouse` etc. are of the return's own chart. */
  solarReturn: { at: string; year: number; ascendantSign: Sign | null; sunHouse: number | null; moonSign: Sign; moonHouse: number | null };
  /** `a` of the first chart, `b` of the second. */
  synastry: { a: Point; b: Point; type: AspectType; orb: number; allowance: number; applying: boolean; oneIn: number };
  otherBody: { body: Body; sign: Sign; degree: number; retrograde: boolean; house: number | null };
  otherAngle: { angle: Angle; sign: Sign; degree: number };
  /** The body of `side` falls into that house of the other one. */
  overlay: { side: Side; body: Body; house: number };
  /** See `AstroCast.variants`: `from` as cast, `to` as it would be. */
  variant: { reason: string; body: Body | null; from: string; to: string };
  frame: {
    instant: string;
    latitude: number | null;
    longitude: number | null;
    houseSystem: HouseSystem | null;
    houseNote: "polar" | null;
    isTimeUnknown: boolean;
  };
};

export type AstroFact = FactOf<AstroFacts>;
