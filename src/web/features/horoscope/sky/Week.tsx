import { bodyGlyphs } from "../../../../topics/kit/sky/glyphs/body-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import type { Body } from "../../../../topics/kit/sky/names.ts";
import type { HoroscopeEvent, SkyMonth } from "../api.ts";
import { DayCell } from "./DayCell.tsx";
import { toBands } from "./to-bands.ts";

interface WeekProps {
  week: readonly (string | null)[];
  days: SkyMonth["days"];
  eventsByDay: ReadonlyMap<string, HoroscopeEvent[]>;
  retrogrades: SkyMonth["retrogrades"];
  chosen: string;
  today: string;
  onChoose(day: string): void;
}

/** Seven days, and under them a line for each planet that is retrograde, its glyph where the line begins. */
export const Week = ({ week, days, eventsByDay, retrogrades, chosen, today, onChoose }: WeekProps) => (
  <div className="week">
    <div className="week-days">
      {week.map((date, index) => {
        const day = days.find((one) => one.date === date);
        const place = `${index}`;
        return day ? (
          <DayCell
            key={place}
            day={day}
            events={eventsByDay.get(day.date) ?? []}
            isChosen={day.date === chosen}
            isToday={day.date === today}
            onChoose={onChoose}
          />
        ) : (
          <span key={place} />
        );
      })}
    </div>
    <ul className="bands" aria-hidden="true">
      {toBands(week, retrogrades).map(({ body, first, last, begins, ends }) => (
        <li key={body} className={`band${begins ? " begins" : ""}${ends ? " ends" : ""}`} style={{ gridColumn: `${first} / ${last + 1}` }}>
          <SkyGlyph path={bodyGlyphs[body as Body] ?? ""} size={12} />
        </li>
      ))}
    </ul>
  </div>
);
