import "./aspect-list.css";
import { useState } from "react";
import type { ChartAspectType } from "../../kit/sky/chart-aspects.ts";
import { aspectGlyphs } from "../../kit/sky/glyphs/aspect-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import type { AstroCast, Point } from "../cast-types.ts";
import { toDegreeText } from "../telling/degrees.ts";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
import type { ShownView } from "./shown-view.ts";
import { Term } from "./term.tsx";

interface ListedAspect {
  fact: string;
  a: Point;
  b: Point;
  type: ChartAspectType;
  orb: number;
  applying: boolean;
}

/** Shown before one asks for all. */
const closest = 8;

const listAspects = (cast: AstroCast, view: ShownView): ListedAspect[] => {
  if (view === "transits")
    return cast.transits.aspects.map((aspect) => ({
      ...aspect,
      fact: `transit.${aspect.a}.${aspect.type}.${aspect.b}`,
    }));
  if (view === "two")
    return (cast.synastry?.aspects ?? []).map((aspect) => ({
      ...aspect,
      fact: `synastry.${aspect.a}.${aspect.type}.${aspect.b}`,
    }));
  return [
    ...cast.aspects.map((aspect) => ({
      ...aspect,
      fact: `aspect.${aspect.a}.${aspect.type}.${aspect.b}`,
    })),
    ...cast.minorAspects.map((aspect) => ({
      ...aspect,
      fact: `quincunx.${aspect.a}.${aspect.b}`,
    })),
  ];
};

/** The aspects of what the wheel shows, the tightest first; the rest on demand, or when one of them is asked about. */
export const AspectList = ({ cast, words, view, ...tapping }: Part & { view: ShownView }) => {
  const [isWhole, setIsWhole] = useState(false);
  const all = listAspects(cast, view);
  const isAskedBeyond = all.slice(closest).some(({ fact }) => fact === tapping.activeFactId);
  const shown = isWhole || isAskedBeyond ? all : all.slice(0, closest);
  return (
    <section className="as-section">
      <div className="as-head">
        <h4>{words.aspectsTitle[view]}</h4>
        <p>{all.length > 0 ? words.aspectsNote[view] : words.noAspects}</p>
      </div>
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
    </section>
  );
};
