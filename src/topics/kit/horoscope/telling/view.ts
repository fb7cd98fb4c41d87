import type { AspectType } from "../../sky/aspects.ts";
import type { Planet } from "../../sky/bodies.ts";
import { toSign } from "../../sky/signs.ts";
import type { HoroscopeCast } from "../cast.ts";
import { toDaySky } from "../day-sky.ts";
import type { Period } from "../themes.ts";
import type { Roaming, Touch } from "./word-types.ts";

export interface MoonView {
  house: number;
  /** 0 in the first ten degrees of its sign, then 1 and 2: the Moon goes 12° a day or more, so it is never the same two days running. */
  third: 0 | 1 | 2;
  /** Yesterday at noon it was in another house. */
  isNew: boolean;
  /** The closest aspect at noon. */
  touch: { other: Roaming; type: AspectType; house: number } | null;
}

export interface TellView {
  cast: HoroscopeCast;
  /** Counts days, weeks, months or years: what has its turn to be told. */
  turn: number;
  /** Of a day only. */
  moon: MoonView | null;
}

const touches: Record<AspectType, Touch> = { conjunction: "meeting", sextile: "easy", trine: "easy", square: "hard", opposition: "hard" };
export const toTouch = (type: AspectType): Touch => touches[type];

const msPerDay = 86_400_000;
/** 1970-01-05 was a Monday. */
const daysToMonday = 4;

const toTurn = (from: string, period: Period): number => {
  const days = Date.parse(`${from}T00:00:00Z`) / msPerDay;
  if (period === "day") return days;
  if (period === "week") return Math.floor((days - daysToMonday) / 7);
  const [year, month] = from.split("-").map(Number);
  return period === "month" ? year! * 12 + month! : year!;
};

/** Which of two wordings has its turn. */
export const toWording = (turn: number): 0 | 1 => (((turn % 2) + 2) % 2) as 0 | 1;

export const toDayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - msPerDay).toISOString().slice(0, 10);

const toMoonView = ({ from, houses }: HoroscopeCast): MoonView => {
  const sky = toDaySky(from);
  const [closest] = sky.aspects.filter(({ a, b }) => a === "moon" || b === "moon").sort((one, other) => one.orb - other.orb);
  const other = closest && ((closest.a === "moon" ? closest.b : closest.a) as Roaming);
  return {
    house: houses.moon.house,
    third: Math.floor(toSign(sky.bodies.moon.longitude).degree / 10) as MoonView["third"],
    isNew: toDaySky(toDayBefore(from)).bodies.moon.sign !== sky.bodies.moon.sign,
    touch: closest && other ? { other, type: closest.type, house: houses[other as Planet].house } : null,
  };
};

export const toTellView = (cast: HoroscopeCast): TellView => ({
  cast,
  turn: toTurn(cast.from, cast.period),
  moon: cast.period === "day" ? toMoonView(cast) : null,
});
