import type { CSSProperties } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { listNodes, type RingParts } from "./nodes.ts";
import "./ring.css";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

const width = 232;
const height = 216;
const centre = { x: 116, y: 116 };
const orbit = 84;
const radius = 29;

const toPoint = (angle: number, distance = orbit) => ({ x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) });
const toAngle = (place: number): number => ((place * 72 - 90) * Math.PI) / 180;
const toText = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const toArrow = (place: number): string => {
  const tip = toAngle(place + 1) - (radius + 6) / orbit;
  return `M${toText(toPoint(tip - 0.075, orbit + 4))}L${toText(toPoint(tip))}L${toText(toPoint(tip - 0.075, orbit - 4))}`;
};
const toStyle = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  left: `${(((x - radius) / width) * 100).toFixed(2)}%`,
  top: `${(((y - radius) / height) * 100).toFixed(2)}%`,
  width: `${((radius * 200) / width).toFixed(2)}%`,
  height: `${((radius * 200) / height).toFixed(2)}%`,
});

/** The five elements on their ring: the trade's filled, the name's with its signs inside, the owner's useful ones ringed twice. */
export const Ring = ({ cast, locale, ...tapped }: Tapping & { cast: RingParts; locale: Locale }) => {
  const words = cardWords[locale];
  const nodes = listNodes(cast).map((node, place) => ({ ...node, ...toPoint(toAngle(place)), arrow: toArrow(place) }));
  return (
    <figure className="bu-ring" aria-label={words.ring(cast)}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <circle className="bu-orbit" cx={centre.x} cy={centre.y} r={orbit} />
        {nodes.map(({ element, arrow }) => (
          <path key={element} className="bu-orbit" d={arrow} />
        ))}
        {nodes.map(({ element, x, y, isTrade, isSecond, isUseful }) => (
          <g key={element} className={`bu-node bu-${element}`}>
            <circle className={isTrade ? "bu-sealed" : isSecond ? "bu-half" : undefined} cx={x} cy={y} r={radius} />
            {isUseful ? <circle className="bu-double" cx={x} cy={y} r={radius - 4} /> : null}
          </g>
        ))}
      </svg>
      {nodes.map(({ element, signs, isTrade, fact, ...at }) => (
        <Term key={element} id={fact} className={isTrade ? "bu-at bu-on" : `bu-at bu-${element}`} style={toStyle(at)} {...tapped}>
          <b>{words.elements[element]}</b>
          {signs === "" ? null : <small lang="zh-Hans">{signs}</small>}
        </Term>
      ))}
    </figure>
  );
};
