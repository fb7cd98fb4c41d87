import { useState } from "react";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Tap } from "../../ui/tap/tap.tsx";
import { downloadText } from "./card/download.tsx";
import { Leaf } from "./card/leaf.tsx";
import { Month } from "./card/month.tsx";
import { Ranking } from "./card/ranking.tsx";
import { cardWords } from "./card/words.ts";
import type { AuspiciousCast, AuspiciousDay } from "./engine.ts";
import { listDayFactDays, listDetailDays } from "./facts.ts";
import { listIcsDays, toIcs } from "./to-ics.ts";

const mostListed = 5;

/** The best day's leaf, the month it stands in and the list of those one can take; a tap on a day turns to its page. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as AuspiciousCast;
  const words = cardWords[locale];
  const { days, ranked, instead, date, mostScore } = cast;
  const first = (date === null ? days.find((day) => day.date === ranked[0]?.date) : undefined) ?? days[0];
  const [chosen, setChosen] = useState(first?.date ?? "");
  const [month, setMonth] = useState((first?.date ?? cast.from).slice(0, 7));
  const all = [...days, ...instead];
  const leaf = all.find((day) => day.date === chosen) ?? first;
  const details = new Set(listDetailDays(cast).map((day) => day.date));
  const openable = new Set(listDayFactDays(cast).map((day) => day.date));
  const choices = date === null ? ranked.slice(0, mostListed).flatMap((one) => days.find((day) => day.date === one.date) ?? []) : instead;
  const tapping = { activeFactId, onFact };
  const open = (day: AuspiciousDay, fact: string): void => {
    setChosen(day.date);
    setMonth(day.date.slice(0, 7));
    onFact(fact);
  };
  return (
    <div className={isFresh ? "zr zr-fresh" : "zr"}>
      {leaf ? (
        <Leaf
          {...tapping}
          cast={cast}
          day={leaf}
          words={words}
          toFact={(of) => (details.has(leaf.date) ? `${leaf.date}.${of}` : openable.has(leaf.date) ? `day.${leaf.date}` : "purpose")}
        />
      ) : null}
      <div className={date === null ? "zr-two" : "zr-one"}>
        {date === null ? (
          <Month
            month={month}
            days={days}
            ranks={new Map(ranked.map((one) => [one.date, one.rank]))}
            chosen={leaf?.date ?? ""}
            hasFact={(one) => openable.has(one)}
            words={words}
            onDay={(day) => open(day, `day.${day.date}`)}
            months={[...new Set(days.map((day) => day.date.slice(0, 7)))]}
            onMonth={setMonth}
          />
        ) : null}
        <div className="zr-list-side">
          {date !== null && choices.length > 0 ? <b className="zr-head">{words.instead}</b> : null}
          {date === null && choices.length === 0 ? <p className="zr-none">{words.noDay}</p> : null}
          {choices.length > 0 ? (
            <Ranking
              days={choices}
              most={mostScore}
              chosen={leaf?.date ?? ""}
              words={words}
              onDay={(day, place) => open(day, `rank.${date === null ? place + 1 : place + 2}`)}
            />
          ) : null}
          <Tap {...tapping} fact="sum" className="zr-rule">
            {words.rule(cast)}
          </Tap>
          {listIcsDays(cast).length > 0 ? (
            <button
              type="button"
              className="zr-save"
              onClick={() => downloadText(toIcs(cast, locale), words.fileName(cast.purpose), "text/calendar;charset=utf-8")}
            >
              {words.save}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as AuspiciousCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
