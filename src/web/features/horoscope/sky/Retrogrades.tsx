import { bodyGlyphs } from "../../../../topics/kit/sky/glyphs/body-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import type { Body } from "../../../../topics/kit/sky/names.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import type { SkyMonth } from "../api.ts";
import { sayShortDay } from "../days.ts";
import { useWords } from "../use-words.ts";

/** Who walks backwards on the day shown or later in its month, from when to when. */
export const Retrogrades = ({ retrogrades }: Pick<SkyMonth, "retrogrades">) => {
  const words = useWords();
  const locale = useLocale();
  if (retrogrades.length === 0) return null;
  const say = (day: string | null): string => (day ? sayShortDay(day, locale) : "");
  return (
    <section className="retrogrades">
      <h3>{words.retrogrades}</h3>
      <ul className="events">
        {retrogrades.map(({ body, name, from, to }) => (
          <li key={`${body}${from}`}>
            <SkyGlyph path={bodyGlyphs[body as Body] ?? ""} size={20} />
            <span>{name}</span>
            <span className="retro-span">
              {say(from)} – {say(to)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
