import { useNavigate } from "react-router";
import { toSpan } from "../../../../topics/kit/horoscope/span.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { findShifted, periods, saySpan } from "../days.ts";
import type { HoroscopePlace, ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { DateField } from "./DateField.tsx";

interface StepProps {
  to: string | null;
  label: string;
  icon: "back" | "chev";
}

/** One period on or back; where the years end, a dead one keeps its place. */
const Step = ({ to, label, icon }: StepProps) =>
  to === null ? (
    <span className="ib is-dead" aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <Link className="ib" to={to} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );

/** Day, week, month or year; the one before and after; any day one picks. */
export const PeriodBar = ({ place, toAddress }: { place: HoroscopePlace; toAddress: ToAddress }) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { period, date, today } = place;
  const span = toSpan(date, period);
  const isNow = toSpan(today, period).from === span.from;
  const toShifted = (by: number): string | null => {
    const moved = findShifted(date, period, by, today);
    return moved && toAddress({ date: moved });
  };
  return (
    <div className="period-bar">
      <nav className="period-tabs" aria-label={words.periods}>
        {periods.map((one) => (
          <Link key={one} to={toAddress({ period: one })} aria-current={one === period ? "true" : undefined}>
            {date === today ? words.period[one] : words.periodPlain[one]}
          </Link>
        ))}
      </nav>
      <div className="period-steps">
        <Step to={toShifted(-1)} label={words.previous[period]} icon="back" />
        <p className="period-name" aria-live="polite">
          {saySpan(period, span, locale)}
        </p>
        <Step to={toShifted(1)} label={words.next[period]} icon="chev" />
        {isNow && date === today ? null : (
          <Link className="tx" to={toAddress({ date: today })}>
            {words.backToToday}
          </Link>
        )}
        <DateField date={date} today={today} onPick={(day) => void navigate(toAddress({ date: day }))} />
      </div>
    </div>
  );
};
