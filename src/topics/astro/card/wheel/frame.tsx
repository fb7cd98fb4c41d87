import { signGlyphs } from "../../../kit/sky/glyphs/sign-glyphs.ts";
import { elementOf, signs } from "../../../kit/sky/signs.ts";
import type { Lit } from "./find-lit.ts";
import { angleLabelAt, listHouseSpots } from "./find-tapped.ts";
import { toLine, toSector, toSpot } from "./geometry.ts";
import { PlacedGlyph } from "./placed-glyph.tsx";
import type { Radii } from "./radii.ts";
import type { WheelModel } from "./wheel-model.ts";

interface PartProps {
  model: WheelModel;
  radii: Radii;
}

const ticks = Array.from({ length: 72 }, (_, index) => index * 5);
/** An axis or cusp gives way to a glyph that stands nearer, degrees. */
const givesWay = 6.5;

/** The ring of signs with a tick every five degrees. */
export const SignRing = ({ model: { left }, radii }: PartProps) => (
  <g>
    {signs.map((sign, index) => {
      const from = index * 30;
      const middle = toSpot(from + 15, (radii.rim + radii.signs) / 2, left);
      return (
        <g key={sign} className={`as-${elementOf(sign)}`}>
          <path className="as-sign" d={toSector(from, from + 30, radii.signs, radii.rim, left)} />
          <PlacedGlyph at={middle} path={signGlyphs[sign]} size={radii.outer ? 24 : 28} />
        </g>
      );
    })}
    {ticks.map((degree) => {
      const length = degree % 10 === 0 ? radii.signs - radii.ticks : (radii.signs - radii.ticks) / 2;
      return <path key={degree} className="as-hair" d={toLine(toSpot(degree, radii.signs, left), toSpot(degree, radii.signs - length, left))} />;
    })}
    {ticks
      .filter((degree) => degree % 30 === 0)
      .map((degree) => (
        <path key={degree} className="as-hair" d={toLine(toSpot(degree, radii.signs, left), toSpot(degree, radii.rim, left))} />
      ))}
    <circle className="as-rim" r={radii.rim} />
    <circle className="as-hair" r={radii.signs} />
    <circle className="as-hair" r={radii.ticks} />
    {radii.outer ? <circle className="as-rule" r={radii.outer.foot} /> : null}
    <circle className="as-hair" r={radii.core} />
  </g>
);

const axes = [
  ["ascendant", "ASC"],
  ["descendant", "DSC"],
  ["midheaven", "MC"],
  ["imumCoeli", "IC"],
] as const;

/** Cusps, the numbers of the houses and the two axes; a cusp gives way to a glyph. */
export const HouseRing = ({ model, radii, lit }: PartProps & { lit: Lit | null }) => {
  const { cusps, angles, left, marks } = model;
  if (!cusps || !angles) return null;
  const isFree = (longitude: number): boolean =>
    marks.every(({ ring, shown }) => ring === "outer" || Math.abs(((shown - longitude + 540) % 360) - 180) >= givesWay);
  const toRay = (longitude: number): string =>
    toLine(toSpot(longitude, radii.core, left), toSpot(longitude, isFree(longitude) ? radii.inner.top : radii.houses, left));
  const isAxis = (cusp: number): boolean => axes.some(([angle]) => Math.abs(angles[angle] - cusp) < 0.01);
  const washed = lit?.house ? lit.house - 1 : null;
  const spots = listHouseSpots(model, radii);
  return (
    <g>
      {washed === null ? null : <path className="as-washed" d={toSector(cusps[washed]!, cusps[(washed + 1) % 12]!, radii.core, radii.inner.top, left)} />}
      <circle className="as-hair" r={radii.houses} />
      {cusps.map((cusp, index) => {
        const spot = spots[index]!;
        return (
          <g key={cusp}>
            {isAxis(cusp) ? null : <path className="as-cusp" d={toRay(cusp)} />}
            <text className={washed === index ? "as-house as-house-on" : "as-house"} x={spot.x} y={spot.y}>
              {index + 1}
            </text>
          </g>
        );
      })}
      {axes.map(([angle, label]) => {
        const at = toSpot(angles[angle], angleLabelAt, left);
        const isMain = angle === "ascendant" || angle === "midheaven";
        return (
          <g key={angle} className={isMain && lit?.points.has(`inner.${angle}`) ? "as-axis-on" : undefined}>
            <path className="as-axis" d={toRay(angles[angle])} />
            <path className="as-axis" d={toLine(toSpot(angles[angle], radii.rim, left), toSpot(angles[angle], radii.rim + 4, left))} />
            <text className={isMain ? "as-angle as-angle-main" : "as-angle"} x={at.x} y={at.y}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
};
