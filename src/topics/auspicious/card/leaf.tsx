import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { purposeRules } from "../../kit/almanac/data/purposes.ts";
import { isHourAgainst } from "../../kit/almanac/day-person.ts";
import { listHours } from "../../kit/almanac/hours.ts";
import type { AuspiciousCast, AuspiciousDay } from "../engine.ts";
import type { CardWords } from "./words.ts";

interface LeafProps extends Tapping {
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

const Hours = ({ cast, day, words, toFact, ...tapping }: LeafProps) => (
  <Tap {...tapping} fact={toFact("hours")} className="zr-hours">
    <b className="zr-hours-head">{words.hours}</b>
    <span className="zr-hour-row">
      {listHours(day.pillars.day).map(({ branch, from, isYellow, isBroken }) => {
        const isUsable = isYellow && !isBroken && !isHourAgainst(branch, cast.people);
        return (
          <span key={branch} className={isUsable ? "zr-hour zr-ok" : "zr-hour"}>
            <b>{branch}</b>
            <span>{String(from).padStart(2, "0")}</span>
            <em>{isUsable ? words.lucky : "—"}</em>
          </span>
        );
      })}
    </span>
  </Tap>
);

/** One day's page: its date large, what it is good for and what not, the lines of the almanac, the hours. */
export const Leaf = (props: LeafProps) => {
  const { cast, day, words, toFact, ...tapping } = props;
  return (
    <div className="zr-leaf-box">
      <div className="zr-leaf">
        <Tap {...tapping} fact={`day.${day.date}`} className={day.struck.length > 0 ? "zr-date zr-no" : "zr-date"} label={words.dayLabel(day)}>
          <span className="zr-ym">{words.monthOf(day.date)}</span>
          <span className="zr-big">{Number(day.date.slice(8))}</span>
          <span className="zr-wk">{words.weekday(day.weekday)}</span>
          <span className="zr-lu">{words.lunar(day)}</span>
        </Tap>
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
      </div>
      <div className="zr-rows">
        {words.rows(day).map(({ of, label, value }) => (
          <Tap key={of} {...tapping} fact={toFact(of)} className="zr-row">
            <span>{label}</span>
            <b>{value}</b>
          </Tap>
        ))}
      </div>
      <Hours {...props} />
    </div>
  );
};
