import type { SkyEvent } from "../sky/sky-events.ts";
import type { Period } from "./themes.ts";

const quick = new Set(["moon", "sun", "mercury", "venus"]);

/** What of the sky is worth a word in a period: of a day and a week everything, of a month no Moon's sign, of a year only what is slow, turns or darkens. */
export const isTold = (event: SkyEvent, period: Period): boolean => {
  if (period === "day" || period === "week") return true;
  if (event.kind === "ingress") return event.body !== "moon" && (period === "month" || !quick.has(event.body));
  return period === "month" || event.kind !== "phase";
};
