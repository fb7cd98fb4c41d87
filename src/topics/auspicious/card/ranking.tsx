import type { AuspiciousDay } from "../engine.ts";
import type { CardWords } from "./words.ts";

interface RankingProps {
  days: readonly AuspiciousDay[];
  most: number;
  chosen: string;
  words: CardWords;
  onDay(day: AuspiciousDay, place: number): void;
}

/** The days one can take, best first, each with its sum as a bar and a number. */
export const Ranking = ({ days, most, chosen, words, onDay }: RankingProps) => (
  <ol className="zr-ranking">
    {days.map((day, place) => (
      <li key={day.date}>
        <button type="button" className={place === 0 ? "zr-rank zr-top" : "zr-rank"} aria-pressed={chosen === day.date} onClick={() => onDay(day, place)}>
          <span className="vh">{`${place + 1}. ${words.rankLine(day)}: ${words.score(day, most)}`}</span>
          <span className="tap-seen" aria-hidden="true">
            <span className="zr-place">{place + 1}</span>
            <span className="zr-when">
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
