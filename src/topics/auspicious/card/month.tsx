import { toEpochDay } from "../../kit/time/civil.ts";
import type { AuspiciousDay } from "../engine.ts";
import type { CardWords } from "./words.ts";

interface MonthProps {
  /** "2026-12" */
  month: string;
  days: readonly AuspiciousDay[];
  /** Rank by date, from 1. */
  ranks: ReadonlyMap<string, number>;
  chosen: string;
  hasFact(date: string): boolean;
  words: CardWords;
  onDay(day: AuspiciousDay): void;
  months: readonly string[];
  onMonth(month: string): void;
}

const toCells = (month: string): (number | null)[] => {
  const [year, place] = month.split("-").map(Number) as [number, number];
  const first = toEpochDay(year, place, 1);
  const length = toEpochDay(place === 12 ? year + 1 : year, place === 12 ? 1 : place + 1, 1) - first;
  const blank = (((first + 3) % 7) + 7) % 7;
  return [...Array.from({ length: blank }, () => null), ...Array.from({ length }, (_, index) => index + 1)];
};

const mostMarked = 5;
const weekPlaces = [0, 1, 2, 3, 4, 5, 6];

/** A month's days: the ranked numbered, the struck crossed out, those outside the range pale. */
export const Month = ({ month, days, ranks, chosen, hasFact, words, onDay, months, onMonth }: MonthProps) => {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const place = months.indexOf(month);
  const turn = (by: number, label: string, sign: string) => {
    const target = months[place + by];
    return (
      <button type="button" className="zr-turn" aria-label={label} disabled={target === undefined} onClick={() => target && onMonth(target)}>
        {sign}
      </button>
    );
  };
  return (
    <div className="zr-month">
      <div className="zr-month-head">
        {months.length > 1 ? turn(-1, words.earlier, "‹") : null}
        <b>{words.monthOf(`${month}-01`)}</b>
        {months.length > 1 ? turn(1, words.later, "›") : null}
      </div>
      <div className="zr-week" aria-hidden="true">
        {weekPlaces.map((place) => (
          <span key={place}>{words.weekdays[place]}</span>
        ))}
      </div>
      <div className="zr-cells">
        {toCells(month).map((number, index) => {
          const date = number === null ? `blank-${index}` : `${month}-${String(number).padStart(2, "0")}`;
          const day = byDate.get(date);
          if (number === null) return <span key={date} className="zr-cell zr-blank" />;
          const rank = ranks.get(date);
          const className = [
            "zr-cell",
            day?.struck.length ? "zr-struck" : "",
            rank === 1 ? "zr-best" : rank !== undefined && rank <= mostMarked ? "zr-marked" : "",
          ].join(" ");
          if (!day || !hasFact(date))
            return (
              <span key={date} className={day ? className : "zr-cell zr-out"}>
                <b>{number}</b>
                {day ? <i>{words.under(day)}</i> : null}
              </span>
            );
          return (
            <button key={date} type="button" className={className} aria-pressed={chosen === date} onClick={() => onDay(day)}>
              <span className="vh">{words.dayLabel(day)}</span>
              <span className="tap-seen" aria-hidden="true">
                <b>{number}</b>
                <i>{words.under(day)}</i>
                {rank !== undefined && rank <= mostMarked ? <em>{rank}</em> : null}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
};
