import "./marks.css";
import "./wheel.css";
import { type ReactNode, useRef } from "react";
import type { Tapping } from "../../../../ui/tap/tap.tsx";
import type { AstroCast } from "../../cast-types.ts";
import type { ShownView } from "../shown-view.ts";
import type { CardWords } from "../words.ts";
import { findLit } from "./find-lit.ts";
import { findTapped } from "./find-tapped.ts";
import { HouseRing, SignRing } from "./frame.tsx";
import { Lines } from "./lines.tsx";
import { Marks } from "./marks.tsx";
import { field, toRadii } from "./radii.ts";
import { useZoom } from "./use-zoom.ts";
import { toWheelModel } from "./wheel-model.ts";
import { widestZoom, zoomStep } from "./zoom.ts";
import { ZoomButton } from "./zoom-button.tsx";

/** Half a finger, px. */
const reachPx = 22;

interface WheelProps extends Tapping {
  cast: AstroCast;
  words: CardWords;
  view: ShownView;
  /** What stands over the buttons that zoom. */
  tools: ReactNode;
  /** What stands in the corners while the wheel is whole. */
  children: ReactNode;
}

/** The wheel one can tap and zoom: signs, houses, bodies on one ring or two, aspects in the middle; what a fact is about stands out. */
export const Wheel = ({ cast, words, view, activeFactId, onFact, tools, children }: WheelProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const model = toWheelModel(cast, view);
  const radii = toRadii(view, cast.cusps !== null);
  const { zoom, isGliding, step, reset } = useZoom(svg, (spot, unitsPerPx) => {
    const fact = findTapped(model, radii, spot, reachPx * unitsPerPx);
    onFact(fact === activeFactId ? null : fact);
  });
  const lit = findLit(cast, model, activeFactId);
  const isWhole = zoom.scale === 1;
  return (
    <div className="as-wheel-field">
      <svg
        ref={svg}
        className={isWhole ? "as-wheel" : "as-wheel as-zoomed"}
        viewBox={`${-field} ${-field} ${2 * field} ${2 * field}`}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys + − 0 and the arrows work on it.
        tabIndex={0}
        aria-label={words.wheelLabel(cast, view)}
        aria-keyshortcuts="+ - 0 ArrowLeft ArrowRight ArrowUp ArrowDown"
      >
        <g
          className={isGliding ? "as-glide" : undefined}
          style={{
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          }}
        >
          <SignRing model={model} radii={radii} />
          <HouseRing model={model} radii={radii} lit={lit} />
          <Lines model={model} radii={radii} lit={lit} />
          <Marks model={model} radii={radii} lit={lit} />
        </g>
      </svg>
      {children}
      <div className="as-tools">
        {tools}
        <fieldset className="as-zoom" aria-label={words.zoom.title}>
          <ZoomButton label={words.zoom.reset} isOff={isWhole} onPress={reset}>
            <path d="M5 9.5V5H9.5M14.5 5H19V9.5M19 14.5V19H14.5M9.5 19H5V14.5" />
          </ZoomButton>
          <ZoomButton label={words.zoom.out} isOff={isWhole} onPress={() => step(1 / zoomStep)}>
            <path d="M6 12H18" />
          </ZoomButton>
          <ZoomButton label={words.zoom.in} isOff={zoom.scale >= widestZoom} onPress={() => step(zoomStep)}>
            <path d="M6 12H18M12 6V18" />
          </ZoomButton>
        </fieldset>
      </div>
    </div>
  );
};
