import { bodyGlyphs } from "../../../../topics/kit/sky/glyphs/body-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import type { Body } from "../../../../topics/kit/sky/names.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import type { HoroscopeEvent, SkyMonth } from "../api.ts";
import { sayDay } from "../days.ts";
import { useWords } from "../use-words.ts";
import { MoonFace } from "./MoonFace.tsx";
import { toPhaseIndex } from "./moon-face.ts";

interface DayCellProps {
  day: SkyMonth["days"][number];
  events: readonly HoroscopeEvent[];
  isChosen: boolean;
  isToday: boolean;
  onChoose(day: string): void;
}

const shown = 2;

/** A day of the calendar: its number, its Moon, and a glyph for each planet that does something. */
export const DayCell = ({ day: { date, angle }, events, isChosen, isToday, onChoose }: DayCellProps) => {
  const words = useWords();
  const locale = useLocale();
  const moving = events.filter(({ kind, body }) => kind !== "phase" && Object.hasOwn(bodyGlyphs, body));
  const isQuarter = events.some(({ kind }) => kind === "phase");
  const hasEclipse = events.some(({ kind }) => kind === "eclipse");
  const label = [
    sayDay(date, locale),
    ...(isToday ? [words.today] : []),
    words.phase[toPhaseIndex(angle, isQuarter)],
    ...(events.length > 0 ? [words.eventsCount(events.length)] : []),
  ].join(locale === "zh" ? "，" : ", ");
  return (
    <button
      type="button"
      className={`day-cell${isToday ? " is-today" : ""}${hasEclipse ? " is-eclipse" : ""}`}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={() => onChoose(date)}
    >
      <span className="day-number">{Number(date.slice(8))}</span>
      <MoonFace angle={angle} />
      <span className="day-marks">
        {moving.slice(0, shown).map(({ at, body }) => (
          <SkyGlyph key={at} path={bodyGlyphs[body as Body]} size={14} />
        ))}
      </span>
    </button>
  );
};
