import * as z from "zod/mini";
import { signs } from "../sky/signs.ts";
import { periods } from "./themes.ts";

/** The years the sky is computed for. */
export const horoscopeYears = { from: 1900, to: 2100 } as const;

const isWithin = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= horoscopeYears.from && year <= horoscopeYears.to;
};

/** `date` is any day of the period; left out, the day of the cast. */
export const horoscopeInput = z.object({
  sign: z.enum(signs),
  period: z._default(z.enum(periods), "day"),
  date: z.optional(z.iso.date().check(z.refine(isWithin, { params: { code: `yearOutOfRange:${horoscopeYears.from}/${horoscopeYears.to}` } }))),
});
