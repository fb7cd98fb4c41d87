import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { DreamCast } from "../cast-types.ts";
import { toImageName } from "./image-name.ts";
import { placeSymbols } from "./placing.ts";
import { getSignPath } from "./sign-path.ts";

/** The images as stars: size by weight, a line from each to the next named in its sentence. */
export const Sky = ({ cast, locale, ...tapping }: { cast: DreamCast; locale: Locale } & Tapping) => {
  const placed = placeSymbols(cast);
  const find = (id: string) => placed.find(({ symbol }) => symbol.id === id);
  const lines = cast.pairs.flatMap(([a, b]) => {
    const [from, to] = [find(a), find(b)];
    return from && to ? [{ key: `${a} ${b}`, from, to, isActive: [a, b].some((id) => tapping.activeFactId === `symbol.${id}`) }] : [];
  });
  return (
    <div className={placed.length === 1 ? "dm-sky dm-sky-lone" : "dm-sky"}>
      <svg className="dm-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ key, from, to, isActive }) => (
          <line key={key} className={isActive ? "dm-line dm-line-on" : "dm-line"} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </svg>
      {placed.map(({ symbol, x, y, size }, index) => (
        <Tap
          key={symbol.id}
          fact={`symbol.${symbol.id}`}
          className={`dm-star dm-${symbol.lean}${index === 0 ? " dm-first" : ""}`}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, translate: `-50% ${-size / 2}px` }}
          {...tapping}
        >
          <span className="dm-disc" style={{ inlineSize: size, blockSize: size }}>
            <svg className="g" viewBox="0 0 24 24" width={size * 0.6} height={size * 0.6} aria-hidden="true">
              <path d={getSignPath(symbol)} />
            </svg>
          </span>
          <span className="dm-name">{toImageName(cast, locale, symbol.id)}</span>
        </Tap>
      ))}
    </div>
  );
};
