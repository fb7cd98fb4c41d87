import { type Ganzhi, toBranch, toStem } from "../../../topics/kit/calendar/sexagenary.ts";
import { type Stem, stems, toElement } from "../../../topics/kit/hexagrams/branches.ts";
import { toStemElement } from "../../../topics/kit/pillars/stem-nature.ts";
import { signGlyphs } from "../../../topics/kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import { type Sign, signs } from "../../../topics/kit/sky/signs.ts";
import "./figures.css";

/** A stem as the wire has it; null where it is none. */
export const parseStem = (text: string | undefined): Stem | null => stems.find((stem) => stem === text) ?? null;
/** A sign as the wire has it; null where it is none. */
export const parseSign = (text: string | undefined): Sign | null => signs.find((sign) => sign === text) ?? null;

/** The stem of the day in its square, in the colour of its element; ruled and empty where the birth is not there yet. */
export const DayMaster = ({ stem }: { stem: Stem | null }) => (
  <span className={stem ? `dm is-${toStemElement(stem)}` : "dm is-none"} lang="zh" aria-hidden="true">
    {stem}
  </span>
);

/** The Sun's sign in its ring. */
export const SunRing = ({ sign, size = 26 }: { sign: Sign | null; size?: number }) => (
  <span className={sign ? "sun-ring" : "sun-ring is-none"} aria-hidden="true">
    {sign ? <SkyGlyph path={signGlyphs[sign]} size={size} /> : null}
  </span>
);

/** Four pillars, small; two dots for an hour that nobody knows. @param label them in words */
export const MiniPillars = ({ pillars, label }: { pillars: readonly (string | null)[]; label: string }) => (
  <div className="mini-pillars" lang="zh" role="img" aria-label={label}>
    {pillars.map((ganzhi, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
      <span key={at} className={at === 2 ? "is-day" : undefined}>
        {ganzhi ? (
          <>
            <b className={`is-${toStemElement(toStem(ganzhi as Ganzhi))}`}>{toStem(ganzhi as Ganzhi)}</b>
            <b className={`is-${toElement(toBranch(ganzhi as Ganzhi))}`}>{toBranch(ganzhi as Ganzhi)}</b>
          </>
        ) : (
          <>
            <b className="is-open">·</b>
            <b className="is-open">·</b>
          </>
        )}
      </span>
    ))}
  </div>
);
