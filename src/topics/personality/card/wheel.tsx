import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { WheelFigure } from "./figure.ts";
import { toLine, toOutline, toPoint, toSide } from "./geometry.ts";
import { Plot } from "./plot.tsx";

const center = 150;
const rim = 116;
const labelled = 137;
const field = { x: -68, y: -20, width: 436, height: 334 };
/** Scores run from a small circle in the middle to just inside the rim’s signs. */
const toRadius = (percent: number): number => 10 + percent * 0.88;

/** The scales around a circle: the outline is the scores, a fine line on each spoke the margin of error. */
export const Wheel = ({ figure: { marks, lines, arc, label }, ...tapping }: { figure: WheelFigure } & Tapping) => {
  const count = marks.length;
  const at = (radius: number, place: number) => toPoint(center, radius, place, count);
  const [from, to] = arc ? [at(rim, arc[0]), at(rim, arc[1])] : [];
  const isClockwise = arc ? (arc[1] - arc[0] + count) % count === 1 : false;
  const labels = marks.map((mark, place) => {
    const beside = at(labelled, place);
    const side = toSide(beside.x, center, 36);
    if (side === "middle") return { mark, ...beside, side, y: beside.y + (beside.y < center ? -6 : 10) };
    // Clear of the circle it belongs to.
    const node = at(rim, place).x;
    return { mark, ...beside, side, x: side === "start" ? Math.max(beside.x, node + 20) : Math.min(beside.x, node - 20) };
  });
  return (
    <Plot field={field} label={label} labels={labels} {...tapping}>
      <circle className="pe-hair" cx={center} cy={center} r={rim} />
      {lines.map(([one, other]) => (
        <path key={`${one}-${other}`} className="pe-hair" d={toLine([at(rim, one), at(rim, other)])} />
      ))}
      <circle className="pe-half" cx={center} cy={center} r={toRadius(50)} />
      <path className="pe-area" d={toOutline(marks.map(({ percent }, place) => at(toRadius(percent), place)))} />
      {marks.map(({ sign, low, high }, place) => (
        <path key={sign} className="pe-margin" d={toLine([at(toRadius(low), place), at(toRadius(high), place)])} />
      ))}
      {from && to ? <path className="pe-arc" d={`M${from.x} ${from.y}A${rim} ${rim} 0 0 ${isClockwise ? 1 : 0} ${to.x} ${to.y}`} /> : null}
      {marks.map(({ sign, rank, color }, place) => {
        const node = at(rim, place);
        return (
          <g key={sign} className={`pe-node${rank === "first" ? " pe-first" : rank === "also" ? " pe-also" : ""}${color ? ` pe-${color}` : ""}`}>
            <circle cx={node.x} cy={node.y} r={rank === "first" ? 15 : 12} />
            <text className="pe-sign" x={node.x} y={node.y + 5} textAnchor="middle">
              {sign}
            </text>
          </g>
        );
      })}
    </Plot>
  );
};
