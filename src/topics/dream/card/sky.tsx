import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { toHash } from "../../kit/wording/way.ts";
import type { DreamCast } from "../cast-types.ts";
import { toImageName } from "./image-name.ts";
import { Moon } from "./moon.tsx";
import { cardNames } from "./names.ts";
import { placeSymbols } from "./placing.ts";
import { getSignPath } from "./sign-path.ts";
import { cardWords } from "./words.ts";

/** Faint stars behind the images, the same ones every night. */
const dust = Array.from({ length: 40 }, (_, index) => {
  const hash = toHash(`star ${index}`) >>> 4;
  return `M${((hash % 997) / 9.97).toFixed(1)} ${(((hash >>> 10) % 991) / 9.91).toFixed(1)}h0`;
}).join("");

/** A night with the images for its stars: size by weight, a line from each to the next named in its sentence, under the Moon as it stood. */
export const Sky = ({ cast, locale, ...tapping }: { cast: DreamCast; locale: Locale } & Tapping) => {
  const words = cardWords[locale];
  const placed = placeSymbols(cast);
  const find = (id: string) => placed.find(({ symbol }) => symbol.id === id);
  const lines = cast.pairs.flatMap(([a, b]) => {
    const [from, to] = [find(a), find(b)];
    return from && to ? [{ key: `${a} ${b}`, from, to, isActive: [a, b].some((id) => tapping.activeFactId === `symbol.${id}`) }] : [];
  });
  return (
    // Night in both themes.
    <div className={placed.length < 2 ? "dm-sky dm-sky-lone" : "dm-sky"} data-theme="dark">
      <svg className="dm-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="dm-dust" d={dust} />
        {lines.map(({ key, from, to, isActive }) => (
          <line key={key} className={isActive ? "dm-line dm-line-on" : "dm-line"} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </svg>
      <Tap fact="day" className="dm-night dm-day" {...tapping}>
        {words.day(cast.day)}
      </Tap>
      <Tap fact="moon" className="dm-night dm-moon" label={cardNames[locale].phase(cast.moon.phase)} {...tapping}>
        <Moon angle={cast.moon.angle} />
      </Tap>
      {placed.length === 0 ? (
        <Tap fact="unknown" className="dm-none" {...tapping}>
          {words.none}
        </Tap>
      ) : null}
      {placed.map(({ symbol, x, y, size }, index) => (
        <Tap
          key={symbol.id}
          fact={`symbol.${symbol.id}`}
          className={`dm-star dm-${symbol.lean}${index === 0 ? " dm-first" : ""}`}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, translate: `-50% ${-size / 2}px` }}
          {...tapping}
        >
          <span className="dm-disc" style={{ inlineSize: size, blockSize: size }}>
            <svg className="g" viewBox="0 0 24 24" width={size * 0.62} height={size * 0.62} aria-hidden="true">
              <path d={getSignPath(symbol)} />
            </svg>
          </span>
          <span className="dm-name">{toImageName(cast, locale, symbol.id)}</span>
        </Tap>
      ))}
    </div>
  );
};
