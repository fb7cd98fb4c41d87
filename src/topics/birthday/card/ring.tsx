import "./ring.css";
import type { CSSProperties } from "react";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { Element } from "../../kit/hexagrams/elements.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import type { BirthdayCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

/** Clockwise from the top, each feeding the next. */
export const elementOrder: readonly Element[] = ["fire", "earth", "metal", "water", "wood"];
const width = 260;
const height = 246;
const centre = { x: 130, y: 128 };
const orbit = 84;
/** Below this percent a circle is dashed and its number stands outside. */
const faintBelow = 5;

const toAngle = (place: number): number => ((place * 72 - 90) * Math.PI) / 180;
const toPoint = (angle: number, radius = orbit) => ({ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) });
const toRadius = (percent: number): number => Math.min(40, 18 + 2.5 * Math.sqrt(percent));
const toText = (value: number): string => value.toFixed(1);

const toPercentStyle = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });

/** A dashed line from one circle's rim to the rim of what it holds down, two places on. */
const toHold = (nodes: readonly { x: number; y: number; r: number }[], place: number): string => {
  const from = nodes[place]!;
  const to = nodes[(place + 2) % 5]!;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (distance: number): string =>
    `${toText(from.x + ((to.x - from.x) * distance) / length)} ${toText(from.y + ((to.y - from.y) * distance) / length)}`;
  return `M${at(from.r + 6)}L${at(length - to.r - 6)}`;
};

/** An arrowhead on the orbit, just before the circle it feeds. */
const toArrow = (nodes: readonly { r: number }[], place: number): string => {
  const next = (place + 1) % 5;
  const angle = toAngle(place + 1) - (nodes[next]!.r + 6) / orbit;
  const tip = toPoint(angle);
  const back = angle - 0.075;
  const outer = toPoint(back, orbit + 4);
  const inner = toPoint(back, orbit - 4);
  return `M${toText(outer.x)} ${toText(outer.y)}L${toText(tip.x)} ${toText(tip.y)}L${toText(inner.x)} ${toText(inner.y)}`;
};

/** The five elements on their ring: what feeds what, what holds what, and how much there is of each. */
export const Ring = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => {
  const own = toStemElement(cast.dayMaster);
  const nodes = elementOrder.map((element, place) => ({ element, ...toPoint(toAngle(place)), r: toRadius(cast.elements[element]) }));
  return (
    <figure className="bz-ring">
      <div className="bz-ring-field">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.ringLabel(cast.elements)}>
          <circle className="bz-orbit" cx={centre.x} cy={centre.y} r={orbit} />
          {nodes.map(({ element }, place) => (
            <path key={element} className="bz-hold" d={toHold(nodes, place)} />
          ))}
          {nodes.map(({ element }, place) => (
            <path key={element} className="bz-arrow" d={toArrow(nodes, place)} />
          ))}
          {nodes.map(({ element, x, y, r }) => (
            <g key={element} className={`bz-${element}`}>
              <circle className={cast.elements[element] < faintBelow ? "bz-node bz-faint" : "bz-node"} cx={toText(x)} cy={toText(y)} r={toText(r)} />
              {element === own ? <circle className="bz-node-own" cx={toText(x)} cy={toText(y)} r={toText(r + 3.5)} /> : null}
            </g>
          ))}
        </svg>
        {nodes.map(({ element, x, y }) => {
          const isFaint = cast.elements[element] < faintBelow;
          return (
            <span key={element} className="bz-node-place" style={toPercentStyle({ x, y })}>
              <Term fact={`element.${element}`} className={`bz-node-term${isFaint ? (x < centre.x ? " bz-left" : " bz-right") : ""}`} {...tapping}>
                <b className={`bz-${element}`}>{words.elements[element]}</b>
                <span>{cast.elements[element]}%</span>
              </Term>
            </span>
          );
        })}
      </div>
      <figcaption className="vh">{words.ringNote}</figcaption>
    </figure>
  );
};

/** Elements by name, in their colours. */
export const ElementNames = ({ names, words }: { names: readonly Element[]; words: CardWords }) => (
  <>
    {names.map((name) => (
      <b key={name} className={`bz-${name}`}>
        {words.elements[name]}{" "}
      </b>
    ))}
  </>
);
