import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import type { HoroscopeEvent, SkyMonth } from "../api.ts";
import { sayDay } from "../days.ts";
import { Events } from "../telling/Events.tsx";
import { useWords } from "../use-words.ts";
import { MoonFace } from "./MoonFace.tsx";
import { toPhaseIndex } from "./moon-face.ts";

interface DayPanelProps {
  day: SkyMonth["days"][number];
  events: readonly HoroscopeEvent[];
  to: string;
}

/** The chosen day in words. */
export const DayPanel = ({ day: { date, angle, illumination, moonSign }, events, to }: DayPanelProps) => {
  const words = useWords();
  const locale = useLocale();
  const isQuarter = events.some(({ kind }) => kind === "phase");
  return (
    <section className="day-panel" aria-live="polite">
      <h3>{sayDay(date, locale)}</h3>
      <div className="day-moon">
        <MoonFace angle={angle} size={56} />
        <p>
          <b>{words.phase[toPhaseIndex(angle, isQuarter)]}</b>
          <span>{words.moonIn(signNames[locale][moonSign])}</span>
          <span>{words.lit(Math.round(illumination * 100))}</span>
        </p>
      </div>
      {events.length > 0 ? <Events events={events} /> : <p className="quiet">{words.quietDay}</p>}
      <Link className="tx" to={to}>
        {words.seeDay}
      </Link>
    </section>
  );
};
