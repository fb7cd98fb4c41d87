import type { PartialBirth } from "./partial-birth.ts";
import type { HeardTime } from "./speech/heard.ts";

type TimeFields = Pick<PartialBirth, "time" | "timeOptions" | "timeHalf" | "timePrecision">;
type Half = NonNullable<PartialBirth["timeHalf"]>;

const toHour = (time: string): number => Number(time.slice(0, 2));
const toHalf = (time: string): Half => (toHour(time) < 12 ? "morning" : "afternoon");

const shift = (time: string, half: Half): string => {
  const hour = (toHour(time) % 12) + (half === "afternoon" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}${time.slice(2)}`;
};

/**
 * The time fields after a time has been heard. Of two readings the half of the day decides, where it was said, now or before; a correction without one
 * stays in the half of the time it corrects.
 */
export const mergeTime = (known: PartialBirth, heard: HeardTime): TimeFields => {
  const { time, timeOptions, timePrecision, half } = heard;
  const precision: TimeFields = timePrecision ? { timePrecision } : {};
  if (time !== undefined) return { time, ...precision };
  if (timeOptions) {
    const said = known.timeHalf ?? (known.time ? toHalf(known.time) : undefined);
    const fitting = timeOptions.filter((one) => toHalf(one) === said);
    return fitting.length === 1 ? { time: fitting[0]!, ...precision } : { timeOptions, ...precision };
  }
  if (half === undefined) return {};
  const fitting = known.timeOptions?.filter((one) => toHalf(one) === half) ?? [];
  if (fitting.length === 1) return { time: fitting[0]!, ...(known.timePrecision ? { timePrecision: known.timePrecision } : {}) };
  if (known.time) return { time: shift(known.time, half) };
  return { timeHalf: half };
};
