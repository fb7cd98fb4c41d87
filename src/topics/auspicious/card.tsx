import { useState } from "react";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Closing } from "./card/closing.tsx";
import { DayPage } from "./card/day-page.tsx";
import { Hours, listLuckyHours } from "./card/hours.tsx";
import { Leaf } from "./card/leaf.tsx";
import { Month } from "./card/month.tsx";
import { Ranking, StruckDay } from "./card/ranking.tsx";
import { cardWords } from "./card/words.ts";
import type { AuspiciousCast, AuspiciousDay } from "./engine.ts";
import { listDayFactDays, listDetailDays } from "./facts.ts";
import { listIcsDays } from "./to-ics.ts";

const mostInFigure = 4;
const mostRankFacts = 5;

/** Of the struck days the one that would have come to most. */
const findSpoilt = (days: readonly AuspiciousDay[]): AuspiciousDay | undefined =>
  days.filter(({ struck }) => struck.length > 0).sort((one, other) => other.score - one.score)[0];

/** At a glance one day large, three others and one struck out; folded under it the day's page, hours, month, ranking and rule. A tap on a day turns to it. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as AuspiciousCast;
  const words = cardWords[locale];
  const { days, ranked, instead, date, mostScore } = cast;
  const isRange = date === null;
  const first = (isRange ? days.find((day) => day.date === ranked[0]?.date) : undefined) ?? days[0];
  const [chosen, setChosen] = useState(first?.date ?? "");
  const [month, setMonth] = useState((first?.date ?? cast.from).slice(0, 7));
  const leaf = [...days, ...instead].find((day) => day.date === chosen) ?? first;
  const details = new Set(listDetailDays(cast).map((day) => day.date));
  const openable = new Set(listDayFactDays(cast).map((day) => day.date));
  const choices = isRange ? ranked.flatMap((one) => days.find((day) => day.date === one.date) ?? []) : [...days, ...instead];
  const shown = choices.slice(0, mostInFigure);
  const spoilt = isRange && leaf?.struck.length === 0 ? findSpoilt(days.filter((day) => openable.has(day.date))) : undefined;
  const struckCount = days.filter(({ struck }) => struck.length > 0).length;
  const tapping = { activeFactId, onFact };
  const toFact = (of: string): string => {
    const day = leaf?.date ?? "";
    return details.has(day) ? `${day}.${of}` : openable.has(day) ? `day.${day}` : "purpose";
  };
  const open = (day: AuspiciousDay, fact: string): void => {
    setChosen(day.date);
    setMonth(day.date.slice(0, 7));
    onFact(fact);
  };
  const openChoice = (day: AuspiciousDay): void => {
    const place = choices.indexOf(day) + 1;
    open(day, place <= mostRankFacts || !isRange ? `rank.${place}` : openable.has(day.date) ? `day.${day.date}` : "purpose");
  };
  const toPlace = (day: AuspiciousDay): number => choices.indexOf(day) + (isRange ? 1 : 0);
  const listed = { most: mostScore, chosen: leaf?.date ?? "", words, toPlace, onDay: openChoice };
  const isFurther = (factId: string): boolean => {
    const [key, of] = factId.split(".");
    return key === "rank" && Number(of) > mostInFigure;
  };
  const page = leaf ? { ...tapping, cast, day: leaf, words, toFact } : null;
  return (
    <CardParts
      className="zr"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <>
          {page ? <Leaf {...page} isRanked={choices.length > 1} /> : null}
          {isRange && choices.length === 0 ? <p className="zr-none">{words.noDay}</p> : null}
          {!isRange && shown.length > 1 ? <b className="zr-head">{words.instead}</b> : null}
          {shown.length > 1 ? <Ranking {...listed} days={shown.filter((day) => day !== leaf)} /> : null}
          {spoilt ? <StruckDay day={spoilt} chosen={listed.chosen} words={words} onDay={(day) => open(day, `day.${day.date}`)} /> : null}
        </>
      }
      rows={[
        page && {
          key: "day",
          title: words.dayTitle,
          value: words.rankNote(page.day),
          holds: (factId) => factId.startsWith(`${page.day.date}.`) && !/\.(hours|good|avoid)$/.test(factId),
          content: <DayPage {...page} />,
        },
        page && {
          key: "hours",
          title: words.hours,
          value: words.hourList(listLuckyHours(page.day, cast.people)),
          holds: (factId) => factId === `${page.day.date}.hours`,
          content: <Hours {...page} />,
        },
        isRange && {
          key: "month",
          title: words.monthTitle,
          value: struckCount > 0 ? words.struckCount(struckCount) : words.monthOf(`${month}-01`),
          holds: (factId) => factId.startsWith("day.") && ![leaf?.date, spoilt?.date].includes(factId.slice(4)),
          content: (
            <Month
              month={month}
              days={days}
              ranks={new Map(ranked.map((one) => [one.date, one.rank]))}
              chosen={listed.chosen}
              hasFact={(one) => openable.has(one)}
              words={words}
              onDay={(day) => open(day, `day.${day.date}`)}
              months={[...new Set(days.map((day) => day.date.slice(0, 7)))]}
              onMonth={setMonth}
            />
          ),
        },
        choices.length > 1 && {
          key: "ranking",
          title: isRange ? words.rankingTitle : words.instead,
          value: words.dayCount(isRange ? cast.rankedCount : instead.length),
          holds: isFurther,
          content: <Ranking {...listed} days={choices} />,
        },
        {
          key: "rule",
          title: words.ruleTitle,
          value: words.ruleSum(mostScore, listIcsDays(cast).length),
          holds: (factId) => factId === "sum" || factId === "struck",
          content: <Closing {...tapping} cast={cast} locale={locale} struckCount={struckCount} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as AuspiciousCast;
  return { title: cardWords[locale].title(cast), note: cardWords[locale].note(cast) };
};
