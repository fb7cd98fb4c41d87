import "./aspect-list.css";
import { useState } from "react";
import { aspectGlyphs } from "../../kit/sky/glyphs/aspect-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import { toDegreeText } from "../telling/degrees.ts";
import { Legend } from "./legend.tsx";
import { listAspects } from "./list-aspects.ts";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
import type { ShownView } from "./shown-view.ts";
import { Term } from "./term.tsx";

/** Shown before one asks for all. */
const closest = 8;

/** The aspects of what the wheel shows, the tightest first; the rest on demand, or when one of them is asked about. Under them how the wheel draws each. */
export const AspectList = ({ cast, words, view, ...tapping }: Part & { view: ShownView }) => {
  const [isWhole, setIsWhole] = useState(false);
  const all = listAspects(cast, view);
  const isAskedBeyond = all.slice(closest).some(({ fact }) => fact === tapping.activeFactId);
  const shown = isWhole || isAskedBeyond ? all : all.slice(0, closest);
  return (
    <>
      <p className="as-quiet">{all.length > 0 ? words.aspectsNote[view] : words.noAspects}</p>
      <ul className="as-aspects">
        {shown.map(({ fact, a, b, type, orb, applying }) => (
          <li key={fact}>
            <Term fact={fact} className="as-aspect" {...tapping}>
              <span className="as-trio" aria-hidden="true">
                <PointGlyph point={a} />
                <SkyGlyph className={`as-tone as-${type}`} path={aspectGlyphs[type]} size={18} />
                <PointGlyph point={b} />
              </span>
              <span>{words.between(a, type, b)}</span>
              <small>{words.applying(applying)}</small>
              <span className="as-number">{toDegreeText(orb)}</span>
            </Term>
          </li>
        ))}
      </ul>
      {all.length > closest && !isAskedBeyond ? (
        <button type="button" className="tx as-more" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.showLess : words.showAll(all.length)}
        </button>
      ) : null}
      <Legend words={words} view={view} />
    </>
  );
};
