import { AppError } from "../../shared/errors.ts";
import type { Birth } from "../kit/birth/birth.ts";
import { toBirthMoment } from "../kit/birth/birth-moment.ts";
import { findComingYear } from "../kit/hearing/asked-year.ts";
import { tenPlanets, toBalance } from "../kit/sky/balance.ts";
import { toMoonPhase } from "../kit/sky/moon-phase.ts";
import type { HouseSystem } from "../kit/sky/names.ts";
import { listFigures } from "../kit/sky/patterns.ts";
import { findDignity, rulers } from "../kit/sky/rulers.ts";
import { toSign } from "../kit/sky/signs.ts";
import { type Civil, fromClockSeconds, secondsPerDay, toEpochDay } from "../kit/time/civil.ts";
import { parseCivilDate, parseInstant, toCivilText, toInstantText } from "../kit/time/parse-civil.ts";
import type { CastContext } from "../kit/topic.ts";
import type { AstroCast, Pattern, Transits } from "./cast-types.ts";
import { listAspects, listTransits } from "./chart/find-aspects.ts";
import { toKeptSky } from "./chart/kept-sky.ts";
import { type Natal, type Place, toChartBodies, toNatal } from "./chart/natal.ts";
import { findSolarReturn } from "./chart/solar-return.ts";
import { toSynastry } from "./chart/synastry.ts";
import { listVariants } from "./chart/variants.ts";
import { toYearAhead } from "./chart/year-ahead.ts";
import { type AstroInput, isYearInRange, yearOutOfRange } from "./input.ts";

interface BirthChart {
  instant: number;
  /** What the wall's clock and solar calendar showed. */
  civil: Civil;
  place: Place | null;
  hasTime: boolean;
  /** Seconds the clock may be off: a double hour is its middle, an hour to both sides. */
  doubt: number;
  natal: Natal;
}

const toBirthChart = (birth: Birth, path: string, system: HouseSystem): BirthChart => {
  const { instant, civil, hasTime } = toBirthMoment(birth, { clock: "civil", path });
  const { latitude, longitude } = birth;
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const doubt = hasTime ? (birth.timePrecision === "doubleHour" ? 3600 : 900) : secondsPerDay / 2;
  return { instant, civil, place, hasTime, doubt, natal: toNatal(instant, { hasTime, place, system }) };
};

const toMoment = (text: string): number => {
  if (text.includes("T")) return parseInstant(text);
  const { year, month, day } = parseCivilDate(text);
  return (toEpochDay(year, month, day) + 0.5) * secondsPerDay;
};

const toNow = (moment: string): number => {
  const now = Math.floor(parseInstant(moment));
  if (!isYearInRange(fromClockSeconds(now).year)) throw new AppError("invalidParameters", { fields: { moment: yearOutOfRange } });
  return now;
};

/** Chiron is known until 2150. */
const lastYearAsked = 2148;

/** The year asked about, where it is not the one that runs. */
const findYear = ({ year, question }: AstroInput, moment: number): number | null => {
  const current = fromClockSeconds(moment).year;
  const asked = year ?? findComingYear(question, current);
  return asked === current || asked === null || asked > lastYearAsked ? null : asked;
};

const toTransits = (natal: Natal, instant: number): Transits => {
  const bodies = toChartBodies(toKeptSky(instant), natal.cusps);
  return { at: toInstantText(instant), bodies, aspects: listTransits({ bodies, angles: null, moonRange: null }, natal) };
};

const toPatterns = ({ bodies, moonRange }: Natal, aspects: Pick<AstroCast, "aspects" | "minorAspects">): Pattern[] => {
  const points = moonRange && moonRange.signs.length > 1 ? tenPlanets.filter((body) => body !== "moon") : tenPlanets;
  const at = { signOf: (body: (typeof points)[number]) => bodies[body].sign, longitudeOf: (body: (typeof points)[number]) => bodies[body].longitude };
  const between = [...aspects.aspects, ...aspects.minorAspects].filter(({ a, b }) => a in bodies && b in bodies);
  const figures = listFigures(points, between as Parameters<typeof listFigures<(typeof points)[number]>>[1], at);
  return moonRange ? figures.map((figure) => ({ ...figure, orb: Math.ceil(figure.orb) })) : figures;
};

const startOfYear = (year: number): number => toEpochDay(year, 1, 1) * secondsPerDay;

/**
 * The chart of a birth, with the transits of a moment, the year ahead, the Sun's last return, and a second birth laid over it where one is given.
 * Without a time: noon of the day in whole degrees, no angles or houses, the Moon as a range, of its aspects those that hold all day, and orbs as the whole
 * degree they stay within.
 * 1990-05-01T05:45:00Z at 31.23° N, 121.47° E: the Sun at 10°29′ Taurus, the ascendant in Virgo.
 * @param input as `input` validates it
 * @throws AppError invalidParameters for a clock time that never was, and for a moment outside 1851–2149
 */
export const castAstro = (input: AstroInput, { moment }: Pick<CastContext, "moment">): AstroCast => {
  const { instant, civil, place, hasTime, doubt, natal } = toBirthChart(input.birth, "birth", input.houses);
  const { bodies, angles } = natal;
  const now = toNow(moment);
  const year = findYear(input, now);
  const found = listAspects(natal);
  const from = year === null ? now : startOfYear(year);
  const rising = angles && toSign(angles.ascendant).sign;
  return {
    instant: toInstantText(instant),
    civilTime: input.birth.instant === undefined ? toCivilText(civil) : null,
    place: input.birth.place ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    isTimeUnknown: !hasTime,
    ...natal,
    ...found,
    dignities: tenPlanets.flatMap((body) => {
      const dignity = findDignity(body, bodies[body].sign);
      return dignity && !(body === "moon" && (natal.moonRange?.signs.length ?? 1) > 1) ? [{ body, dignity }] : [];
    }),
    patterns: toPatterns(natal, found),
    ...toBalance((body) => bodies[body].sign),
    moonPhase: toMoonPhase(bodies.moon, bodies.sun),
    chartRuler: rising && rulers[rising],
    transits: toTransits(natal, input.transitsAt === undefined ? now : toMoment(input.transitsAt)),
    yearAhead: toYearAhead(natal, from, year === null ? from + 365 * secondsPerDay : startOfYear(year + 1)),
    solarReturn: hasTime ? findSolarReturn(instant, natal, { place, system: input.houses, moment: now, year }) : null,
    synastry: input.other === undefined ? null : toSynastry(natal, toBirthChart(input.other, "other", input.houses).natal),
    variants: listVariants(instant, natal, place, doubt),
  };
};
