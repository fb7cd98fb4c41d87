import { Fold } from "../../../../ui/folds/folds.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { type HoroscopeReason, scoreNames, type Telling } from "../api.ts";
import { MeanSum } from "../scores/MeanSum.tsx";
import { ReasonSum } from "../scores/ReasonSum.tsx";
import { sayPoints } from "../scores/say-points.ts";
import type { ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { Course } from "./Course.tsx";
import { Events } from "./Events.tsx";
import { LuckyRow } from "./Lucky.tsx";
import { sayCourseDay } from "./say-course-day.ts";

/** A score's weightiest reason: its number stands in the figure. */
const sayStrongest = (reasons: readonly HoroscopeReason[]): string | null => {
  const [strongest] = reasons.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return strongest ? `${strongest.text} ${sayPoints(strongest.points)}` : null;
};

/** What the figure is made of, in rows that already tell what they come to. */
export const Details = ({ telling, toAddress }: { telling: Telling; toAddress: ToAddress }) => {
  const words = useWords();
  const locale = useLocale();
  const { base, scores, reasons, course, best, careful, period, events, rule } = telling;
  const say = (date: string): string => sayCourseDay(period, date, locale);
  return (
    <div className="told-details">
      {course.length < 2 ? null : (
        <Fold title={words.course[period]} value={words.courseLine(say(best), say(careful))} isOpen>
          <Course telling={telling} toAddress={toAddress} />
        </Fold>
      )}
      {scoreNames.map((name) => (
        <div key={name} className={`score is-${name}`}>
          <Fold title={words.score[name]} value={name === "overall" ? words.meanSum(scores.overall) : (sayStrongest(reasons[name]) ?? words.noneShort)}>
            {name === "overall" ? <MeanSum telling={telling} /> : <ReasonSum base={base} score={scores[name]} reasons={reasons[name]} />}
          </Fold>
        </div>
      ))}
      <LuckyRow lucky={telling.lucky} />
      <Fold title={words.events} value={events.length > 0 ? words.eventsCount(events.length) : words.noneShort}>
        {events.length > 0 ? <Events events={events} /> : <p className="quiet">{words.noEvents}</p>}
      </Fold>
      <Fold title={words.rule} value={words.ruleSum(base)}>
        <p className="quiet">{rule}</p>
      </Fold>
    </div>
  );
};
