import type { RadarFigure } from "./figure.ts";
import { toAnchor, toLine, toOutline, toPoint } from "./geometry.ts";

const center = 150;
const rim = 100;
const rings = [25, 50, 75, 100] as const;

/** A web of axes: the outline is the scores, the fine line on each axis the margin of error. */
export const Radar = ({ figure: { marks, label } }: { figure: RadarFigure }) => {
  const count = marks.length;
  const at = (percent: number, place: number) => toPoint(center, (percent / 100) * rim, place, count);
  return (
    <svg className="pe-figure" viewBox="-34 -4 368 308" role="img" aria-label={label}>
      {rings.map((ring) => (
        <path key={ring} className={ring === 50 ? "pe-half" : "pe-hair"} d={toOutline(marks.map((_, place) => at(ring, place)))} />
      ))}
      {marks.map(({ sign }, place) => (
        <path key={sign} className="pe-hair" d={toLine([at(0, place), at(100, place)])} />
      ))}
      <path className="pe-area" d={toOutline(marks.map(({ percent }, place) => at(percent, place)))} />
      {marks.map(({ sign, name, percent, low, high, rank, color }, place) => {
        const point = at(percent, place);
        const beside = toPoint(center, rim + 18, place, count);
        const shift = Math.abs(beside.x - center) < 64 ? (beside.y < center ? -8 : 6) : 0;
        return (
          <g key={sign} className={`pe-node${rank === "first" ? " pe-first" : rank === "also" ? " pe-also" : ""}${color ? ` pe-${color}` : ""}`}>
            <path className="pe-margin" d={toLine([at(low, place), at(high, place)])} />
            <circle cx={point.x} cy={point.y} r={rank === null ? 4 : 6} />
            <text className="pe-sign pe-beside" x={beside.x} y={beside.y + shift} textAnchor={toAnchor(beside.x, center)}>
              {sign}
            </text>
            <text className="pe-name" x={beside.x} y={beside.y + shift + 15} textAnchor={toAnchor(beside.x, center)}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
