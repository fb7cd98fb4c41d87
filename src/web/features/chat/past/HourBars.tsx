import type { PastResult } from "../../../../shared/contract/past.ts";
import { usePastWords } from "./use-past-words.ts";

type Hour = NonNullable<PastResult["hours"]>["each"][number];

/** A clock time has room under every fourth of many. */
const isNamed = (tick: string, at: number, count: number): boolean => !tick.includes(":") || count <= 4 || at % 4 === 0;

/** The hours as they come in the day, as wide as they are long, as high as they explain the answers. */
export const HourBars = ({ hours, isLeaning }: { hours: readonly Hour[]; isLeaning: boolean }) => {
  const words = usePastWords();
  const toTick = ({ names, from }: Hour): string => words.hourTick(names[0], from);
  const rows = hours.map((hour) => words.chartRow(hour.names[0] ?? hour.from, Math.round(hour.height * 100))).join(words.comma);
  return (
    <figure className="past-hours">
      <div role="img" aria-label={words.chart(rows)}>
        {hours.map((hour, at) => (
          <span key={hour.from} className={isLeaning && hour.isLeader ? "is-leader" : undefined} style={{ flexGrow: hour.minutes }}>
            <i style={{ height: `${hour.height * 100}%` }} />
            <small>{isNamed(toTick(hour), at, hours.length) ? toTick(hour) : ""}</small>
            {hour.isGiven ? <em /> : null}
          </span>
        ))}
      </div>
      <figcaption>
        {words.chartNote}
        {hours.some(({ isGiven }) => isGiven) ? words.chartGiven : ""}
      </figcaption>
    </figure>
  );
};
