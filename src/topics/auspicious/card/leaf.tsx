import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { purposeRules } from "../../kit/almanac/data/purposes.ts";
import type { AuspiciousCast, AuspiciousDay } from "../engine.ts";
import type { CardWords } from "./words.ts";

export interface PageProps extends Tapping {
  cast: AuspiciousCast;
  day: AuspiciousDay;
  words: CardWords;
  /** The fact of one line of this day. */
  toFact(of: string): string;
}

const TermList = ({ cast, terms, words }: { cast: AuspiciousCast; terms: readonly string[]; words: CardWords }) => {
  const rule = purposeRules[cast.purpose];
  const isHit = (term: string): boolean => rule.terms.includes(term) || rule.shunTerms.includes(term);
  const shown = [...terms.filter(isHit), ...terms.filter((term) => !isHit(term))].slice(0, 12);
  return (
    <span className="zr-terms">
      {shown.length === 0 ? <span>{words.nothing}</span> : null}
      {shown.map((term) => (
        <span key={term} className={isHit(term) ? "zr-hit" : undefined}>
          {words.term(term)}
        </span>
      ))}
    </span>
  );
};

/** What a day is good for, and what not. */
export const TermLists = ({ cast, day, words, toFact, ...tapping }: PageProps) => (
  <div className="zr-lists">
    <Tap {...tapping} fact={toFact("good")} className="zr-list zr-yi">
      <span className="zr-mark">
        <b className="zr-seal">{words.good.mark}</b>
        {words.good.name === "" ? null : <em>{words.good.name}</em>}
      </span>
      <TermList cast={cast} terms={day.good.filter((term) => term !== "诸事不宜")} words={words} />
    </Tap>
    <Tap {...tapping} fact={toFact("avoid")} className="zr-list zr-ji">
      <span className="zr-mark">
        <b>{words.avoid.mark}</b>
        {words.avoid.name === "" ? null : <em>{words.avoid.name}</em>}
      </span>
      <TermList cast={cast} terms={day.avoid} words={words} />
    </Tap>
  </div>
);

/** One day large, beside it the first of what it is good for and what not. */
export const Leaf = ({ isRanked, ...page }: PageProps & { isRanked: boolean }) => {
  const { cast, day, words, toFact, ...tapping } = page;
  return (
    <div className={isRanked ? "zr-leaf zr-leaf-brief" : "zr-leaf"}>
      <Tap {...tapping} fact={`day.${day.date}`} className={day.struck.length > 0 ? "zr-date zr-no" : "zr-date"} label={words.dayLabel(day)}>
        <span className="zr-ym">{words.monthOf(day.date)}</span>
        <span className="zr-big">{Number(day.date.slice(8))}</span>
        <span className="zr-wk">
          {words.weekday(day.weekday)}
          {isRanked ? <i>{words.points(day, cast.mostScore)}</i> : null}
        </span>
        <span className="zr-lu">{words.lunar(day)}</span>
      </Tap>
      <TermLists {...page} />
    </div>
  );
};
