import type { CSSProperties } from "react";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { palaces } from "../../kit/compass/palace.ts";
import type { FengshuiCast } from "../engine.ts";
import type { HousePlan } from "../plan.ts";
import { Palaces } from "./palaces.tsx";
import { listBorders, toWedge, toWordsPlace } from "./plan-geometry.ts";
import type { cardWords } from "./words.ts";
import "./plan.css";

interface PlanProps extends Tapping {
  cast: FengshuiCast;
  plan: HousePlan;
  photo: string;
  words: (typeof cardWords)["zh"];
}

const toPercent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** The nine palaces on the person's own plan, as it was sent: lines between them from its centre, the front's tinted, door and rooms where they were marked. */
export const Plan = ({ cast, plan, photo, words, ...open }: PlanProps) => {
  const { width, height, centre, door, rooms } = plan;
  /** A hundredth of the picture, for strokes and letters alike on any. */
  const unit = Math.max(width, height) / 100;
  return (
    <div className="fs-plan" style={{ "--fs-aspect": width / height } as CSSProperties}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.plan(cast)}>
        <image href={photo} width={width} height={height} preserveAspectRatio="none" />
        <path className="fs-plan-front" d={toWedge(plan, cast.facingPalace)} />
        {listBorders(plan).map(({ x, y }) => (
          <line key={`${x} ${y}`} className="fs-plan-border" x1={centre.x} y1={centre.y} x2={x} y2={y} strokeWidth={unit * 0.35} />
        ))}
        {door ? <circle className="fs-plan-door" cx={door.x} cy={door.y} r={unit * 1.6} strokeWidth={unit * 0.5} /> : null}
        {rooms.map(({ x, y, name }) => (
          <g key={`${name} ${x} ${y}`}>
            <circle className="fs-plan-room" cx={x} cy={y} r={unit} strokeWidth={unit * 0.4} />
            <text className="fs-plan-name" x={x} y={y + unit * 4.4} fontSize={unit * 3.4} strokeWidth={unit * 0.9} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <Palaces
        cast={cast}
        words={words}
        {...open}
        order={palaces}
        toPlace={(palace) => {
          const { x, y } = toWordsPlace(plan, palace);
          return { left: toPercent(x / width), top: toPercent(y / height) };
        }}
      />
    </div>
  );
};
