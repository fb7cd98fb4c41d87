import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import type { Telling } from "../api.ts";
import { sayWeekday } from "../days.ts";
import type { ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { CourseLine } from "./CourseLine.tsx";
import { sayCourseDay } from "./say-course-day.ts";

/** The overall score through the period, day by day or month by month, and the way to its best and its most careful day. */
export const Course = ({ telling, toAddress }: { telling: Telling; toAddress: ToAddress }) => {
  const words = useWords();
  const locale = useLocale();
  const { course, best, careful, period } = telling;
  const isYear = period === "year";
  const say = (date: string): string => sayCourseDay(period, date, locale);
  const toTick = (date: string): string => {
    if (isYear) return String(Number(date.slice(5, 7)));
    return period === "week" ? sayWeekday(date, locale) : String(Number(date.slice(8)));
  };
  const marked = [
    { date: best, name: words.best, className: "is-best" },
    { date: careful, name: words.careful, className: "is-careful" },
  ];
  return (
    <div className="course">
      <CourseLine telling={telling} label={words.courseLine(say(best), say(careful))} toTick={toTick} />
      <table className="vh">
        <thead>
          <tr>
            <th scope="col">{isYear ? words.when.month : words.when.day}</th>
            <th scope="col">{words.scoreOf}</th>
          </tr>
        </thead>
        <tbody>
          {course.map(({ date, overall }) => (
            <tr key={date}>
              <th scope="row">{say(date)}</th>
              <td>{overall}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="course-marks">
        {marked.map(({ date, name, className }) => (
          <Link key={name} className={className} to={toAddress({ period: isYear ? "month" : "day", date })}>
            <i aria-hidden="true" />
            {name}
            <b>{say(date)}</b>
            {course.find((one) => one.date === date)?.overall}
          </Link>
        ))}
      </p>
    </div>
  );
};
