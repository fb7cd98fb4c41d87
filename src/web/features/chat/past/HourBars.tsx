import type { PastResult } from "../../../../shared/contract/past.ts";
import { usePastWords } from "./use-past-words.ts";

type Hour = NonNullable<PastResult["hours"]>["each"][number];

const toName = ({ names, from }: Hour): string => names[0] ?? from;

/** Every fourth of many; a name of one letter always has room. */
const isNamed = (hour: Hour, at: number, all: readonly Hour[]): boolean => hour.names.length > 0 || at % 4 === 0 || at === all.length - 1;

/** The hours as they come in the day, as wide as they are long, as high as they explain the answers. */
export const HourBars = ({ hours }: { hours: readonly Hour[] }) => {
  const words = usePastWords();
  const rows = hours.map((hour) => words.chartRow(toName(hour), Math.round(hour.height * 100))).join(words.comma);
  return (
    <figure className="past-hours">
      <div role="img" aria-label={words.chart(rows)}>
        {hours.map((hour, at) => (
          <span key={hour.from} className={hour.isLeader ? "is-leader" : undefined} style={{ flexGrow: hour.minutes }}>
            <i style={{ height: `${hour.height * 100}%` }} />
            <small>{isNamed(hour, at, hours) ? toName(hour) : ""}</small>
            <em>{hour.isGiven ? "■" : ""}</em>
          </span>
        ))}
      </div>
      <figcaption>{words.chartNote}</figcaption>
    </figure>
  );
};
