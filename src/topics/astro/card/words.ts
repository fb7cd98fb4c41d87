import type { Locale } from "../../../shared/i18n/locale.ts";
import type { ChartAspectType } from "../../kit/sky/chart-aspects.ts";
import type { Body, HouseSystem } from "../../kit/sky/names.ts";
import type { Mode, Sign, SkyElement } from "../../kit/sky/signs.ts";
import type { AstroCast, Dignity, ExactHit, MoonPhaseName, Pattern, Point, YearEclipse } from "../cast-types.ts";
import type { YearDay } from "./list-months.ts";
import type { ShownView } from "./shown-view.ts";
import { en } from "./words.en.ts";
import { zh } from "./words.zh.ts";

/** Everything the card says. Degrees come as they are reckoned and are cut to whole minutes. */
export interface CardWords {
  title: string;
  note(cast: AstroCast): string;
  views: Record<ShownView, string>;
  viewsTitle: string;
  zoom: { title: string; in: string; out: string; reset: string };
  rising: string;
  hourUnknown: string;
  placeUnknown: string;
  /** The other sign a Moon may have stood in, or the second person's. */
  orSign(sign: Sign): string;
  andSign(sign: Sign): string;
  wheelLabel(cast: AstroCast, view: ShownView): string;
  bodies: Record<Point, string>;
  signs: Record<Sign, string>;
  aspects: Record<ChartAspectType, string>;
  elements: Record<SkyElement, string>;
  modes: Record<Mode, string>;
  dignities: Record<Dignity, string>;
  dignityMarks: Record<Dignity, string>;
  phases: Record<MoonPhaseName, string>;
  retrogradeMark: string;
  retrograde: string;
  stationary: string;
  /** Bold lines of the legend. */
  tight(degrees: number): string;
  /** What has to be said about this wheel, one line each. */
  caveats(cast: AstroCast, view: ShownView): string[];
  positionsTitle: Record<ShownView, string>;
  columns: { body: string; sign: string; degree: string; house: string };
  /** A row read out. */
  position(body: string, place: string, house: number | null, marks: readonly string[]): string;
  moonSpan(from: string, to: string): string;
  place(sign: Sign, degree: number): string;
  aspectsTitle: Record<ShownView, string>;
  aspectsNote: Record<ShownView, string>;
  noAspects: string;
  between(a: Point, type: ChartAspectType, b: Point): string;
  applying(isApplying: boolean): string;
  showAll(count: number): string;
  showLess: string;
  patterns: string;
  pattern(pattern: Pattern): string;
  dignity(body: Body, dignity: Dignity): string;
  dignitiesTitle: string;
  ruler: string;
  phase: string;
  illumination(share: number): string;
  figuresTitle: string;
  balanceTitle: string;
  balanceNote: string;
  total: string;
  housesTitle: string;
  anglesTitle: string;
  cusp(house: number): string;
  variantsTitle: string;
  variant(variant: AstroCast["variants"][number]): string;
  frame(cast: AstroCast): string;
  makingTitle: string;
  /** What each folded row comes to. */
  positionsSum(count: number, retrograde: number): string;
  ringOf(at: string): string;
  housesSum(system: HouseSystem, midheaven: string): string;
  balanceSum(elements: readonly (readonly [SkyElement, number])[]): string;
  yearNext(day: YearDay): string;
  makingSum(cast: AstroCast): string;
  yearTitle: string;
  yearNote: string;
  month(month: number): string;
  monthLabel(year: number, month: number, hits: number): string;
  day(at: string): string;
  hit(hit: ExactHit): string;
  pass(pass: number, passes: number): string;
  eclipse(eclipse: YearEclipse): string;
  eclipsePoints(points: readonly Point[]): string;
  quietMonth: string;
  solarReturn(at: string): string;
}

export const cardWords: Record<Locale, CardWords> = { zh, en };
