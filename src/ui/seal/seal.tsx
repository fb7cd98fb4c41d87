import { sealDrawing } from "../../shared/seal-drawing.ts";
import "./seal.css";

const { stone, rule, place, stalks, heads, headRadius } = sealDrawing;

/** The red seal, in the page's colours. */
export const Seal = ({ size = 36 }: { size?: number }) => (
  <svg className="seal" width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
    <path className="seal-stone" d={stone} />
    <path className="seal-rule" d={rule} />
    <g transform={place}>
      <path className="seal-stalk" d={stalks} />
      {heads.map(([x, y]) => (
        <circle key={x} className="seal-head" cx={x} cy={y} r={headRadius} />
      ))}
    </g>
  </svg>
);
