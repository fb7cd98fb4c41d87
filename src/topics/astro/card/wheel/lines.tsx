import type { Lit } from "./find-lit.ts";
import { toLine, toSpot } from "./geometry.ts";
import type { Radii } from "./radii.ts";
import type { WheelModel } from "./wheel-model.ts";

/** The aspects in the middle, the wide under the tight; a conjunction has no line until it is asked for. */
export const Lines = ({ model: { lines, marks, left }, radii, lit }: { model: WheelModel; radii: Radii; lit: Lit | null }) => {
  const drawn = lines.filter(({ fact, isQuiet }) => lit?.lines.has(fact) ?? !isQuiet).reverse();
  const dim = lit ? lines.filter(({ fact, isQuiet }) => !isQuiet && !lit.lines.has(fact)) : [];
  return (
    <g className="as-lines">
      {[...dim, ...drawn].map(({ fact, type, ends: [from, to], isTight }, index) => (
        <path
          key={fact}
          className={`as-line as-${type}${isTight ? " as-tight" : ""}${index < dim.length ? " as-dim" : ""}`}
          d={toLine(toSpot(from.longitude, radii.core, left), toSpot(to.longitude, radii.core, left))}
        />
      ))}
      {marks.map(({ ring, point, longitude }) => {
        const { x, y } = toSpot(longitude, radii.core, left);
        return <circle key={`${ring}.${point}`} className={ring === "outer" ? "as-dot as-dot-outer" : "as-dot"} cx={x} cy={y} r={ring === "outer" ? 3 : 2.5} />;
      })}
    </g>
  );
};
