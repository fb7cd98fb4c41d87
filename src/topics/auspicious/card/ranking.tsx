import type { AuspiciousDay } from "../engine.ts";
import type { CardWords } from "./words.ts";

interface DayProps {
  chosen: string;
  words: CardWords;
  onDay(day: AuspiciousDay): void;
}

interface RankingProps extends DayProps {
  days: readonly AuspiciousDay[];
  most: number;
  /** From 1; 0 is the one day asked about. */
  toPlace(day: AuspiciousDay): number;
}

/** Days one can take, best first, each with its sum as a bar and a number. */
export const Ranking = ({ days, most, chosen, words, toPlace, onDay }: RankingProps) => (
  <ol className="zr-ranking">
    {days.map((day) => (
      <li key={day.date}>
        <button type="button" className={toPlace(day) === 1 ? "zr-rank zr-top" : "zr-rank"} aria-pressed={chosen === day.date} onClick={() => onDay(day)}>
          <span className="vh">{`${toPlace(day) || words.asked}. ${words.rankLine(day)}: ${words.score(day, most)}`}</span>
          <span className="tap-seen" aria-hidden="true">
            <span className="zr-place">{toPlace(day) || "·"}</span>
            <span className={day.struck.length > 0 ? "zr-when zr-lost" : "zr-when"}>
              <b>{words.rankLine(day)}</b>
              <i>{words.rankNote(day)}</i>
            </span>
            <span className="zr-score">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 4H100" />
                <path className="zr-bar" d={`M0 4H${Math.max(0, Math.min(100, (day.score / most) * 100))}`} />
              </svg>
              <em>{day.score}</em>
            </span>
          </span>
        </button>
      </li>
    ))}
  </ol>
);

/** A day one might have taken, struck out, with what strikes it. */
export const StruckDay = ({ day, chosen, words, onDay }: DayProps & { day: AuspiciousDay }) => (
  <button type="button" className="zr-rank zr-spoilt" aria-pressed={chosen === day.date} onClick={() => onDay(day)}>
    <span className="zr-place" aria-hidden="true">
      ×
    </span>
    <span className="zr-when">
      <s>{words.rankLine(day)}</s>
      <i>{words.strike(day)}</i>
    </span>
    <em>{words.struck}</em>
  </button>
);
