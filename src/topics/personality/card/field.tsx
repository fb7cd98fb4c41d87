import type { FieldFigure } from "./figure.ts";

const side = 240;
const [left, top] = [30, 26];
const middle = side / 2;

/** Two axes across and down: the dot is where the answers fall, the cross through it the margin of error. */
export const Field = ({ figure: { across, down, ends, corners, label } }: { figure: FieldFigure }) => {
  const toX = (percent: number): number => left + (percent / 100) * side;
  const toY = (percent: number): number => top + (percent / 100) * side;
  const [x, y] = [toX(across.percent), toY(down.percent)];
  return (
    <svg className="pe-figure" viewBox="-34 0 368 292" role="img" aria-label={label}>
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
      <text x={left + middle} y={top - 8} textAnchor="middle">
        {ends.top}
      </text>
      <text x={left + middle} y={top + side + 19} textAnchor="middle">
        {ends.bottom}
      </text>
      <text x={left - 6} y={top + middle + 5} textAnchor="end">
        {ends.left}
      </text>
      <text x={left + side + 6} y={top + middle + 5}>
        {ends.right}
      </text>
    </svg>
  );
};
