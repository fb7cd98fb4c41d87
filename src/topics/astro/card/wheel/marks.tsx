import type { Point } from "../../cast-types.ts";
import { findStanding, type Lit } from "./find-lit.ts";
import { toArc, toLine, toSpot } from "./geometry.ts";
import { PlacedGlyph } from "./placed-glyph.tsx";
import type { Radii } from "./radii.ts";
import type { Mark, RingName, WheelModel } from "./wheel-model.ts";

interface MarksProps {
  model: WheelModel;
  radii: Radii;
  lit: Lit | null;
}

/** An R stands 18 units along the ring from the middle of its glyph; in degrees times the radius. */
const beside = (-18 * 180) / Math.PI;

const angleLetters: Readonly<Record<string, string>> = { ascendant: "AS", midheaven: "MC" };

const isMoonArc = ({ point, ring }: Mark, model: WheelModel): boolean => point === "moon" && ring === "inner" && model.moonRange !== null;

const toRing = (ring: RingName, { ticks, outer, inner }: Radii) => (ring === "outer" && outer ? { top: ticks, ...outer } : inner);

const toState = (lit: Lit | null, ring: RingName, point: Point): string => {
  if (!lit) return "";
  const standing = findStanding(lit, ring, point);
  return standing === "asked" ? "as-on" : standing === "tied" ? "" : "as-off";
};

/** Bodies on their rings: a leader from the true degree, the glyph where there is room, the whole degree under it. */
export const Marks = ({ model, radii, lit }: MarksProps) => (
  <g>
    {model.moonRange ? (
      <path className={`as-moon-arc ${toState(lit, "inner", "moon")}`} d={toArc(model.moonRange.from, model.moonRange.to, radii.inner.top - 3, model.left)} />
    ) : null}
    {model.marks.map(({ ring, point, longitude, shown }) => {
      const at = toRing(ring, radii);
      return (
        <path
          key={`${ring}.${point}`}
          className={`as-lead ${toState(lit, ring, point)}`}
          d={toLine(toSpot(longitude, at.top, model.left), toSpot(longitude, at.top - 5, model.left), toSpot(shown, at.glyph + 15, model.left))}
        />
      );
    })}
    {model.marks.map((mark) => {
      const { ring, point, longitude, shown, path } = mark;
      const at = toRing(ring, radii);
      const glyph = toSpot(shown, at.glyph, model.left);
      const degree = toSpot(shown, at.degree, model.left);
      const back = toSpot(shown + beside / at.glyph, at.glyph, model.left);
      return (
        <g key={`${ring}.${point}`} className={`as-mark as-${ring} ${toState(lit, ring, point)}`}>
          <circle className="as-halo" cx={glyph.x} cy={glyph.y} r={radii.glyphSize / 2 + 2} />
          {path ? (
            <PlacedGlyph at={glyph} path={path} size={radii.glyphSize} />
          ) : (
            <text className="as-letters" x={glyph.x} y={glyph.y}>
              {angleLetters[point]}
            </text>
          )}
          {mark.retrograde ? (
            <text className="as-back" x={back.x} y={back.y}>
              R
            </text>
          ) : null}
          {isMoonArc(mark, model) ? null : (
            <text className="as-degree" x={degree.x} y={degree.y}>
              {Math.floor(longitude % 30)}°
            </text>
          )}
        </g>
      );
    })}
  </g>
);
