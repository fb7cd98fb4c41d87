import { bodyGlyphs } from "../../../../topics/kit/sky/glyphs/body-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import type { Body } from "../../../../topics/kit/sky/names.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import type { HoroscopeEvent } from "../api.ts";
import { sayInstant } from "../say-instant.ts";

const isBody = (body: string): body is Body => Object.hasOwn(bodyGlyphs, body);

/** What happens, with its hour on the reader's own clock. */
export const Events = ({ events }: { events: readonly HoroscopeEvent[] }) => {
  const locale = useLocale();
  return (
    <ul className="events">
      {events.map(({ at, kind, body, name }) => (
        <li key={`${at}${kind}${body}`}>
          {isBody(body) ? <SkyGlyph path={bodyGlyphs[body]} size={20} /> : null}
          <span>{name}</span>
          <time dateTime={at}>{sayInstant(new Date(at), locale)}</time>
        </li>
      ))}
    </ul>
  );
};
