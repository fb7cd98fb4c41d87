import { mountains, toMountainDegrees } from "../../kit/compass/mountain.ts";
import { directions } from "../../kit/compass/palace.ts";
import { field, radius, toArc, toDirectionDegrees, toPoint, toReadingTurn } from "./geometry.ts";
import type { cardWords, Front } from "./words.ts";

const ticks = Array.from({ length: 72 }, (_, index) => index * 5);

/** The compass under the palaces: 24 mountains, eight sectors, north, the line of facing. Turned so that the front looks up. */
export const Dial = ({ cast, words }: { cast: Front; words: (typeof cardWords)["zh"] }) => {
  const facing = cast.bearing.degrees;
  const north = toPoint(0, facing, radius.edge + 12);
  // Beside the needle or the seat, not over it.
  const northAt = Math.abs(north.x) < 20 ? (north.x < 0 ? -20 : 20) : north.x;
  const [middle, half] = [toDirectionDegrees(cast.facingPalace), 22.5];
  const own = toMountainDegrees(cast.mountain);
  return (
    <svg className="fs-dial" viewBox={`${-field / 2} ${-field / 2} ${field} ${field}`} role="img" aria-label={words.dial(cast)}>
      <path className="fs-front" d={toArc(middle - half, middle + half, facing, radius.heart, radius.ring)} />
      <path className="fs-front" d={toArc(own - 7.5, own + 7.5, facing, radius.ring, radius.edge)} />
      <circle className="fs-rule" r={radius.edge} />
      <circle className="fs-hair" r={radius.ring} />
      <circle className="fs-hair" r={radius.heart} />
      {directions.map((direction) => {
        const bearing = toDirectionDegrees(direction) + half;
        const [from, to] = [toPoint(bearing, facing, radius.ring - 30), toPoint(bearing, facing, radius.edge)];
        return <line key={direction} className="fs-hair" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      {ticks.map((bearing) => {
        const [from, to] = [toPoint(bearing + 2.5, facing, radius.edge), toPoint(bearing + 2.5, facing, radius.edge - 4)];
        return <line key={bearing} className="fs-hair" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      {mountains.map((mountain) => {
        const turn = words.turnsNames ? toReadingTurn(toMountainDegrees(mountain) - facing) : 0;
        const { x, y } = toPoint(toMountainDegrees(mountain), facing, (radius.edge + radius.ring) / 2 - 1);
        const kind = mountain === cast.mountain ? "fs-mountain fs-own" : mountain === cast.sitting ? "fs-mountain fs-back" : "fs-mountain";
        return (
          <text key={mountain} className={kind} transform={`translate(${x} ${y}) rotate(${turn})`} textAnchor="middle" dominantBaseline="central">
            {words.mountain(mountain)}
          </text>
        );
      })}
      <path className="fs-needle" d={`M0 ${-radius.edge - 15}l6 12h-12z`} />
      <path className="fs-needle-line" d={`M0 ${-radius.ring}v7`} />
      <path className="fs-seat" d={`M-7 ${radius.edge + 6}h14`} />
      <text className="fs-north" x={northAt} y={north.y} textAnchor="middle" dominantBaseline="central">
        {words.north}
      </text>
    </svg>
  );
};
