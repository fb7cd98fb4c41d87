import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { RadarFigure } from "./figure.ts";
import { toLine, toOutline, toPoint, toSide } from "./geometry.ts";
import { Plot } from "./plot.tsx";

const center = 150;
const rim = 122;
const field = { x: -68, y: -18, width: 436, height: 336 };
const rings = [25, 50, 75, 100] as const;

/** A web of axes: the outline is the scores, the fine line on each axis the margin of error. */
export const Radar = ({ figure: { marks, label }, ...tapping }: { figure: RadarFigure } & Tapping) => {
  const count = marks.length;
  const at = (percent: number, place: number) => toPoint(center, (percent / 100) * rim, place, count);
  const labels = marks.map((mark, place) => {
    const beside = toPoint(center, rim + 8, place, count);
    const side = toSide(beside.x, center, 36);
    return { mark, ...beside, side, hasSign: true, ...(side === "middle" && { y: beside.y + (beside.y < center ? -10 : 12) }) };
  });
  return (
    <Plot field={field} label={label} labels={labels} {...tapping}>
      {rings.map((ring) => (
        <path key={ring} className={ring === 50 ? "pe-half" : "pe-hair"} d={toOutline(marks.map((_, place) => at(ring, place)))} />
      ))}
      {marks.map(({ sign }, place) => (
        <path key={sign} className="pe-hair" d={toLine([at(0, place), at(100, place)])} />
      ))}
      <path className="pe-area" d={toOutline(marks.map(({ percent }, place) => at(percent, place)))} />
      {marks.map(({ sign, percent, low, high, rank, color }, place) => {
        const point = at(percent, place);
        return (
          <g key={sign} className={`pe-node${rank === "first" ? " pe-first" : rank === "also" ? " pe-also" : ""}${color ? ` pe-${color}` : ""}`}>
            <path className="pe-margin" d={toLine([at(low, place), at(high, place)])} />
            <circle cx={point.x} cy={point.y} r={rank === null ? 4 : 6} />
          </g>
        );
      })}
    </Plot>
  );
};
