import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { AuspiciousCast } from "../engine.ts";
import { listIcsDays, toIcs } from "../to-ics.ts";
import { downloadText } from "./download.tsx";
import { cardWords } from "./words.ts";

/** How a day is counted, how many are struck, and the best of them as a calendar file. */
export const Closing = ({ cast, locale, struckCount, ...tapping }: Tapping & { cast: AuspiciousCast; locale: Locale; struckCount: number }) => {
  const words = cardWords[locale];
  return (
    <>
      <Tap {...tapping} fact="sum" className="zr-rule">
        {words.rule(cast)}
      </Tap>
      {struckCount > 0 ? (
        <Tap {...tapping} fact="struck" className="zr-rule">
          {words.struckWhy(struckCount, cast.days.length)}
        </Tap>
      ) : null}
      {listIcsDays(cast).length > 0 ? (
        <button
          type="button"
          className="zr-save"
          onClick={() => downloadText(toIcs(cast, locale), words.fileName(cast.purpose), "text/calendar;charset=utf-8")}
        >
          {words.save}
        </button>
      ) : null}
    </>
  );
};
