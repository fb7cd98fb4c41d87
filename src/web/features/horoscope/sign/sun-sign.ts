import { type Sign, signs } from "../../../../topics/kit/sky/signs.ts";
import type { HoroscopeEvent } from "../api.ts";
import { toLocalDay } from "../days.ts";

export interface SunSign {
  sign: Sign;
  /** The Sun's change of sign close to that day, if the hour or the place of birth can decide. */
  border: { at: Date; before: Sign; after: Sign; isSameDay: boolean } | null;
}

const msPerHour = 3_600_000;
/** Clocks on Earth lie at most 14 hours ahead of UTC and 12 behind it: somewhere the day is between these, from its midnight UTC. */
const daySpreadMs = { from: -14 * msPerHour, to: 36 * msPerHour } as const;

/**
 * The Sun's sign on a day, from the moment the Sun truly changed signs in that month; 22 November 2026 is a border: the Sun entered Sagittarius at 07:23 UTC.
 * @param day YYYY-MM-DD on the reader's own clock
 * @param events what happened in the sky in that month
 */
export const findSunSign = (day: string, events: readonly HoroscopeEvent[]): SunSign | null => {
  const ingress = events.find(({ kind, body }) => kind === "ingress" && body === "sun");
  if (!ingress) return null;
  const after = ingress.sign;
  const before = signs[(signs.indexOf(after) + 11) % 12]!;
  const at = new Date(ingress.at);
  const noon = new Date(`${day}T12:00`);
  const sinceMidnightMs = at.getTime() - Date.parse(`${day}T00:00Z`);
  const isNear = sinceMidnightMs >= daySpreadMs.from && sinceMidnightMs <= daySpreadMs.to;
  return { sign: noon < at ? before : after, border: isNear ? { at, before, after, isSameDay: toLocalDay(at) === day } : null };
};
