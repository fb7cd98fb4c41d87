import { useEffect } from "react";
import { Month } from "../../../../../topics/auspicious/card/month.tsx";
import { cardWords } from "../../../../../topics/auspicious/card/words.ts";
import type { AuspiciousCast } from "../../../../../topics/auspicious/engine.ts";
import { purposeNames as purposesEn } from "../../../../../topics/auspicious/telling/en/purposes.ts";
import { purposeNames as purposesZh } from "../../../../../topics/auspicious/telling/zh/purposes.ts";
import { type Purpose, purposes } from "../../../../../topics/kit/almanac/data/purposes.ts";
import { RadioRow } from "../../../../../ui/form/radios.tsx";
import { Instrument } from "../../../../../ui/plate/instrument.tsx";
import { DateFields } from "../../../../kernel/birth/DateFields.tsx";
import type { DeviceProps } from "../devices.ts";
import { useInstrument } from "../use-instrument.ts";
import { stepMonth, toSpan } from "./months.ts";
import "../../../../../topics/auspicious/card.css";
import "./month-sheet.css";

const common: readonly Purpose[] = ["wedding", "registry", "moving", "opening", "signing", "renovation", "car", "travel"];
const monthsAhead = 24;
const peopleMost = 6;
const names = { zh: purposesZh, en: purposesEn };

const words = {
  zh: {
    title: "择日",
    week: "哪些日子",
    weeks: { any: "哪天都行", weekend: "只要周末" },
    purpose: "为什么事",
    other: "别的事",
    people: "到场的人",
    birthOf: (place: number) => `第 ${place} 位哪天出生`,
    left: (left: number, days: number) => `${days} 天里划掉 ${days - left} 天，余 ${left} 天`,
    waiting: "先选一件事，不能用的日子就划掉。",
  },
  en: {
    title: "The day",
    week: "Which days",
    weeks: { any: "Any day", weekend: "Weekends" },
    purpose: "What the day is for",
    other: "Something else",
    people: "Born on",
    birthOf: (place: number) => `Date of birth of person ${place}`,
    left: (left: number, days: number) => `${days - left} of ${days} days struck out, ${left} left`,
    waiting: "Say what it’s for; days that won’t do are struck out.",
  },
};

interface Person {
  date?: string;
}
const toPeople = (value: unknown): Person[] => (Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : []);
const isPurpose = (value: unknown): value is Purpose => (purposes as readonly unknown[]).includes(value);
const noDay = (): void => {};

/** A month to look through: what it is for, weekends or any day, and whom it must suit; days that won't do are struck as they are computed. */
const MonthSheet = ({ locale, onChoose }: DeviceProps) => {
  const { given, hand, put, preview, isReady } = useInstrument();
  const say = words[locale];
  const today = new Date().toLocaleDateString("sv");
  const cast = isReady ? (preview?.cast as AuspiciousCast | null) : null;
  const purpose = isPurpose(given.purpose) && given.purpose !== "any" ? given.purpose : null;
  const set = typeof given.from === "string" ? given.from : typeof given.date === "string" ? given.date : null;
  const month = (set ?? cast?.from ?? today).slice(0, 7);
  const isRanged = set !== null || given.range !== undefined || given.to !== undefined;
  const people = toPeople(given.people);
  const inputs = JSON.stringify(Object.keys(hand).length > 0 && isReady ? hand : null);
  const wordless = JSON.stringify(isReady && purpose !== null ? given : null);
  useEffect(() => onChoose(JSON.parse(inputs), JSON.parse(wordless)), [inputs, wordless, onChoose]);
  const spanned = isRanged ? {} : toSpan(month, today);
  const [start = month] = [month, today.slice(0, 7)].sort();
  const months = Array.from({ length: monthsAhead }, (_, on) => stepMonth(start, on));
  const chips = purposes.filter((one) => common.includes(one) || one === purpose);
  const setPerson = (place: number, date: string) => {
    const next = people.map((one, at) => (at === place ? { date } : one));
    const whole = (place === people.length ? [...people, { date }] : next).filter((one) => one.date !== "").slice(0, peopleMost);
    put({ people: whole.length > 0 ? whole : undefined });
  };
  const slots = [...people, ...(people.length < peopleMost ? [{} as Person] : [])].map((person, place) => ({ person, place }));
  const toOption = (one: Purpose) => ({ value: one, label: names[locale][one].option });
  return (
    <Instrument
      title={say.title}
      aside={
        <RadioRow
          look="seg"
          title={say.week}
          options={(["any", "weekend"] as const).map((value) => ({ value, label: say.weeks[value] }))}
          value={given.isWeekendOnly === true ? "weekend" : "any"}
          onChange={(value) => put({ isWeekendOnly: value === "weekend", ...spanned })}
        />
      }
    >
      <div className="sheet">
        <div className="zr sheet-month">
          <Month
            month={month}
            days={purpose === null && cast?.purpose === "any" ? [] : (cast?.days ?? [])}
            ranks={new Map(cast?.ranked.map(({ date, rank }) => [date, rank]))}
            chosen=""
            hasFact={() => false}
            words={cardWords[locale]}
            onDay={noDay}
            months={months}
            onMonth={(next) => put(toSpan(next, today))}
          />
        </div>
        <div className="sheet-fields">
          <div className={purpose === null ? "sheet-purposes is-next" : "sheet-purposes"}>
            <RadioRow
              look="choices"
              title={say.purpose}
              options={chips.map(toOption)}
              value={purpose ?? ""}
              onChange={(value) => put({ purpose: value, ...spanned })}
            />
            <select
              className="ins-select"
              aria-label={say.other}
              value=""
              onChange={({ target }) => target.value && put({ purpose: target.value, ...spanned })}
            >
              <option value="">{say.other}…</option>
              {purposes
                .filter((one) => one !== "any" && !chips.includes(one))
                .map(toOption)
                .map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </select>
          </div>
          <div className="ins-row sheet-people">
            <span className="ins-name">{say.people}</span>
            {slots.map(({ person, place }) => (
              <DateFields
                key={place}
                label={say.birthOf(place + 1)}
                locale={locale}
                min="1900-01-01"
                max={today}
                value={person.date ?? ""}
                onChange={(date) => setPerson(place, date)}
              />
            ))}
          </div>
          <p className="sheet-sum" role="status">
            {purpose !== null && cast ? say.left(cast.rankedCount, cast.days.length) : say.waiting}
          </p>
        </div>
      </div>
    </Instrument>
  );
};
export default MonthSheet;
