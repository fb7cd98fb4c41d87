import type { AspectType } from "../kit/sky/aspects.ts";
import type { EclipseKind } from "../kit/sky/eclipses.ts";
import type { Body, HouseSystem } from "../kit/sky/names.ts";
import type { Mode, Sign, SkyElement } from "../kit/sky/signs.ts";

/** A body in the chart. Degrees throughout; `degree` within the sign, whole where the hour is unknown and the body moves five minutes or more in half a day; `speed` a day. */
export interface ChartBody {
  longitude: number;
  latitude: number;
  speed: number;
  sign: Sign;
  degree: number;
  retrograde: boolean;
  /** Slower than a twentieth of its mean speed. */
  stationary: boolean;
  /** 1 … 12; null without a birth time. */
  house: number | null;
}

export interface Angles {
  ascendant: number;
  midheaven: number;
  descendant: number;
  imumCoeli: number;
}
export type Angle = "ascendant" | "midheaven";
export type Point = Body | Angle;

/** `orb` degrees from exact, the whole degree it stays within where the hour is unknown; `applying` while it closes. */
export interface ChartAspect {
  a: Point;
  b: Point;
  type: AspectType;
  orb: number;
  applying: boolean;
}

/** 150°, beside the five; kept apart from `aspects`. */
export type MinorAspect = Omit<ChartAspect, "type"> & { type: "quincunx" };

export type Dignity = "domicile" | "exaltation" | "detriment" | "fall";
export type MoonPhaseName = "new" | "waxingCrescent" | "firstQuarter" | "waxingGibbous" | "full" | "waningGibbous" | "lastQuarter" | "waningCrescent";
export type PatternType = "grandTrine" | "tSquare" | "grandCross" | "yod" | "kite" | "stellium" | "mysticRectangle";

export interface Pattern {
  type: PatternType;
  bodies: Point[];
  /** The one the figure turns on: of a T-square, a yod, a kite. */
  apex: Point | null;
  /** Of a stellium its sign; of a grand trine or cross the element or mode where all agree. */
  sign: Sign | null;
  element: SkyElement | null;
  mode: Mode | null;
  /** The widest of its aspects, degrees; of a stellium how far its bodies lie apart. */
  orb: number;
}

/** A moving body (`a`) against a natal point (`b`). */
export type TransitAspect = ChartAspect;

/** An exact hit of a moving body on a natal point. */
export interface ExactHit {
  at: string;
  body: Body;
  point: Point;
  type: AspectType;
  retrograde: boolean;
}

export interface Transits {
  at: string;
  bodies: Record<Body, ChartBody>;
  aspects: TransitAspect[];
}

/** An eclipse: the Sun's or the Moon's longitude, the natal house it falls in and the natal points it stands on or opposite, within 3°. */
export interface YearEclipse {
  at: string;
  body: "sun" | "moon";
  kind: EclipseKind;
  longitude: number;
  sign: Sign;
  house: number | null;
  points: { point: Point; type: "conjunction" | "opposition"; orb: number }[];
}

export interface YearAhead {
  from: string;
  to: string;
  /** Of the slow bodies (Jupiter … Pluto, Chiron, the node) and of eclipses nothing is left out; of the quick ones none stands here. */
  hits: ExactHit[];
  eclipses: YearEclipse[];
}

export interface SolarReturn {
  at: string;
  bodies: Record<Body, ChartBody>;
  angles: Angles | null;
  cusps: number[] | null;
}

export interface Synastry {
  bodies: Record<Body, ChartBody>;
  angles: Angles | null;
  cusps: number[] | null;
  /** `a` of the first chart, `b` of the second. */
  aspects: ChartAspect[];
  /** Whose planets fall in which house of the other; null where a time is unknown. */
  overlays: { ofSecondInFirst: Record<Body, number> | null; ofFirstInSecond: Record<Body, number> | null };
}

export interface AstroCast {
  instant: string;
  /** What the clock of the place showed, "1990-05-01T13:45:00"; null where the birth was given as an instant. */
  civilTime: string | null;
  /** As it was named. */
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The birth time was not known: noon, no angles or houses, the Moon as a range. */
  isTimeUnknown: boolean;
  bodies: Record<Body, ChartBody>;
  /** The Moon over the whole day where the time is unknown. */
  moonRange: { from: number; to: number; signs: Sign[] } | null;
  angles: Angles | null;
  cusps: number[] | null;
  /** The one used. */
  houseSystem: HouseSystem | null;
  /** Why it is not the one asked for. */
  houseNote: "polar" | null;
  aspects: ChartAspect[];
  minorAspects: MinorAspect[];
  dignities: { body: Body; dignity: Dignity }[];
  patterns: Pattern[];
  /** Counts of Sun … Pluto. */
  elements: Record<SkyElement, number>;
  modes: Record<Mode, number>;
  /** `angle` Moon minus Sun, 0 … 360; `illumination` 0 … 1. */
  moonPhase: { name: MoonPhaseName; angle: number; illumination: number };
  /** The ruler of the rising sign. */
  chartRuler: Body | null;
  transits: Transits;
  yearAhead: YearAhead;
  solarReturn: SolarReturn | null;
  synastry: Synastry | null;
  /** What changes with another house system, or within the doubt of the birth time. */
  variants: { key: string; body?: Body; from: string | number; to: string | number }[];
}
