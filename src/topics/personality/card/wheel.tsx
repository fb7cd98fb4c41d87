import type { WheelFigure } from "./figure.ts";
import { toAnchor, toLine, toOutline, toPoint } from "./geometry.ts";

const center = 150;
const rim = 108;
const labelled = 137;
/** Scores run from a small circle in the middle to just inside the rim’s signs. */
const toRadius = (percent: number): number => 10 + percent * 0.8;

/** The scales around a circle: the outline is the scores, a fine line on each spoke the margin of error. */
export const Wheel = ({ figure: { marks, lines, arc, label } }: { figure: WheelFigure }) => {
  const count = marks.length;
  const at = (radius: number, place: number) => toPoint(center, radius, place, count);
  const [from, to] = arc ? [at(rim, arc[0]), at(rim, arc[1])] : [];
  const isClockwise = arc ? (arc[1] - arc[0] + count) % count === 1 : false;
  return (
    <svg className="pe-figure" viewBox="-62 -6 424 312" role="img" aria-label={label}>
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
      {marks.map(({ sign, name, rank, color }, place) => {
        const node = at(rim, place);
        const beside = at(labelled, place);
        return (
          <g key={sign} className={`pe-node${rank === "first" ? " pe-first" : rank === "also" ? " pe-also" : ""}${color ? ` pe-${color}` : ""}`}>
            <circle cx={node.x} cy={node.y} r={rank === "first" ? 15 : 12} />
            <text className="pe-sign" x={node.x} y={node.y + 5} textAnchor="middle">
              {sign}
            </text>
            <text className="pe-name" x={beside.x} y={beside.y + 5} textAnchor={toAnchor(beside.x, center)}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
