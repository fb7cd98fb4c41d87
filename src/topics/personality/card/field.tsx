import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { FieldFigure } from "./figure.ts";
import { Plot } from "./plot.tsx";

const side = 240;
const [left, top] = [30, 26];
const middle = side / 2;
const field = { x: -52, y: -6, width: 404, height: 304 };

/** Two axes across and down: the dot is where the answers fall, the cross through it the margin of error. */
export const Field = ({ figure: { across, down, ends, corners, label }, ...tapping }: { figure: FieldFigure } & Tapping) => {
  const toX = (percent: number): number => left + (percent / 100) * side;
  const toY = (percent: number): number => top + (percent / 100) * side;
  const [x, y] = [toX(across.percent), toY(down.percent)];
  const labels = [
    { mark: ends.top, x: left + middle, y: top - 16, side: "middle" as const },
    { mark: ends.bottom, x: left + middle, y: top + side + 16, side: "middle" as const },
    { mark: ends.left, x: left - 4, y: top + middle, side: "end" as const },
    { mark: ends.right, x: left + side + 4, y: top + middle, side: "start" as const },
  ];
  return (
    <Plot field={field} label={label} labels={labels} {...tapping}>
      {corners.map(({ name, isOwn }, place) => {
        const isRight = place === 1 || place === 2;
        const isLower = place >= 2;
        return (
          <g key={name} className={isOwn ? "pe-corner pe-own" : "pe-corner"}>
            <rect x={left + (isRight ? middle : 0)} y={top + (isLower ? middle : 0)} width={middle} height={middle} />
            <text x={left + (isRight ? side - 10 : 10)} y={top + (isLower ? side - 12 : 22)} textAnchor={isRight ? "end" : "start"}>
              {name}
            </text>
          </g>
        );
      })}
      <path className="pe-half" d={`M${left} ${top + middle}H${left + side}M${left + middle} ${top}V${top + side}`} />
      <path className="pe-margin" d={`M${toX(across.low)} ${y}H${toX(across.high)}M${x} ${toY(down.low)}V${toY(down.high)}`} />
      <circle className="pe-dot" cx={x} cy={y} r={8} />
    </Plot>
  );
};
