import { useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { sayMonth, toWeeks } from "../days.ts";
import { Failed } from "../States.tsx";
import type { HoroscopePlace, ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { DayPanel } from "./DayPanel.tsx";
import { listUnended } from "./list-unended.ts";
import { Retrogrades } from "./Retrogrades.tsx";
import { useSky } from "./use-sky.ts";
import { Week } from "./Week.tsx";

interface TurnProps {
  month: string | null;
  label: string;
  icon: "back" | "chev";
  toAddress: ToAddress;
}

const Turn = ({ month, label, icon, toAddress }: TurnProps) =>
  month === null ? (
    <span className="ib is-dead" aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <Link className="ib" to={toAddress({ month })} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );

/** A month of the sky: each day's Moon, what happens, who walks backwards. A tap on a day says it in words. */
export const SkyCalendar = ({ place, toAddress }: { place: HoroscopePlace; toAddress: ToAddress }) => {
  const words = useWords();
  const locale = useLocale();
  const { month, today, date } = place;
  const { own, eventsByDay, before, after } = useSky(month, today);
  const [tapped, setTapped] = useState<string | null>(null);
  const { data, error, refetch } = own;
  const inMonth = [tapped, date, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;
  const chosen = data?.days.find((one) => one.date === inMonth);
  const weeks = toWeeks(data?.days.map((one) => one.date) ?? []);
  return (
    <section className="sky">
      <div className="sky-head">
        <h2>{words.sky}</h2>
        {month === today.slice(0, 7) ? null : (
          <Link className="tx" to={toAddress({ month: today.slice(0, 7) })}>
            {words.thisMonth}
          </Link>
        )}
        <Turn month={before} label={words.previousMonth} icon="back" toAddress={toAddress} />
        <Turn month={after} label={words.nextMonth} icon="chev" toAddress={toAddress} />
      </div>
      <Plate title={sayMonth(`${month}-01`, locale)} note={words.bandNote} proof={<span>{words.skyNote}</span>}>
        {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? (
          <div className="sky-waiting" aria-busy="true">
            <span className="vh">{words.loading}</span>
            <Skeleton height="100%" />
          </div>
        ) : null}
        {data ? (
          <div className="sky-body">
            <div className="sky-grid">
              <div className="sky-weekdays" aria-hidden="true">
                {words.weekdays.map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </div>
              {weeks.map((week) => (
                <Week
                  key={week.find(Boolean)}
                  week={week}
                  days={data.days}
                  eventsByDay={eventsByDay}
                  retrogrades={data.retrogrades}
                  chosen={inMonth}
                  today={today}
                  onChoose={setTapped}
                />
              ))}
            </div>
            <div className="sky-side">
              {chosen ? <DayPanel day={chosen} events={eventsByDay.get(chosen.date) ?? []} to={toAddress({ date: chosen.date, period: "day" })} /> : null}
              <Retrogrades retrogrades={listUnended(data.retrogrades, inMonth)} />
            </div>
          </div>
        ) : null}
      </Plate>
    </section>
  );
};
