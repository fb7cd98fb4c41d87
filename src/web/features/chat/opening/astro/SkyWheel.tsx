import { toSector, toSpot } from "../../../../../topics/astro/card/wheel/geometry.ts";
import { PlacedGlyph } from "../../../../../topics/astro/card/wheel/placed-glyph.tsx";
import type { AstroCast } from "../../../../../topics/astro/cast-types.ts";
import { bodyGlyphs } from "../../../../../topics/kit/sky/glyphs/body-glyphs.ts";
import { signGlyphs } from "../../../../../topics/kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import { type Sign, signs, toSign } from "../../../../../topics/kit/sky/signs.ts";
import { BirthPlate } from "../../../../kernel/birth/BirthPlate.tsx";
import { useBirths } from "../birth/use-births.ts";
import type { DeviceProps } from "../devices.ts";
import { skyWords } from "./words.ts";
import "./sky-wheel.css";

const asked = { birth: ["date", "time", "place"] };
const radii = { rim: 100, signs: 76, bodies: 58, core: 40 };
const lights = ["sun", "moon", "rising"] as const;
type Light = (typeof lights)[number];

const toDegree = ({ bodies, angles, isTimeUnknown }: AstroCast): Record<Light, number | null> => ({
  sun: bodies.sun.longitude,
  // Within a day the Moon goes on by half a sign: without the hour it has no one place.
  moon: isTimeUnknown ? null : bodies.moon.longitude,
  rising: angles?.ascendant ?? null,
});

/** The ring of the signs, turned as it stood; Sun, Moon and the rising degree on it as soon as they are known. */
const Ring = ({ at }: { at: Record<Light, number | null> | null }) => {
  const left = at?.rising ?? 0;
  return (
    <svg className="sky-ring" viewBox="-104 -104 208 208" aria-hidden="true">
      {signs.map((sign, index) => (
        <g key={sign}>
          <path className="sky-sector" d={toSector(index * 30, index * 30 + 30, radii.signs, radii.rim, left)} />
          <PlacedGlyph at={toSpot(index * 30 + 15, (radii.rim + radii.signs) / 2, left)} path={signGlyphs[sign]} size={16} />
        </g>
      ))}
      <circle r={radii.core} />
      {lights.map((light) => {
        const degree = at?.[light] ?? null;
        if (degree === null) return null;
        const [foot, top] = [toSpot(degree, radii.core, left), toSpot(degree, radii.signs, left)];
        return (
          <g key={light} className={`sky-light is-${light}`}>
            <path d={`M${foot.x} ${foot.y}L${top.x} ${top.y}`} />
            {light === "rising" ? null : (
              <>
                <circle {...toCentre(degree, left)} r="13" />
                <PlacedGlyph at={toSpot(degree, radii.bodies, left)} path={bodyGlyphs[light]} size={18} />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
};

const toCentre = (degree: number, left: number) => {
  const { x, y } = toSpot(degree, radii.bodies, left);
  return { cx: x, cy: y };
};

/** The sky of a birth that is still to be set: an empty wheel of signs over the wheels that fill it. */
const SkyWheel = (props: DeviceProps) => {
  const { locale } = props;
  const words = skyWords[locale];
  const { births, preview } = useBirths(asked, props);
  const cast = preview?.cast as AstroCast | null | undefined;
  const at = cast ? toDegree(cast) : null;
  const toName = (light: Light): { sign: Sign; name: string } | null => {
    const degree = at?.[light] ?? null;
    if (degree !== null) return { sign: toSign(degree).sign, name: words.signs[toSign(degree).sign] };
    const [first, ...others] = light === "moon" ? (cast?.moonRange?.signs ?? []) : [];
    return first ? { sign: first, name: [first, ...others].map((sign) => words.signs[sign]).join(words.or) } : null;
  };
  const figure = (
    <div className="sky-figure">
      <Ring at={at} />
      <dl className="sky-lights" aria-live="polite">
        {lights.map((light) => {
          const found = toName(light);
          return (
            <div key={light} className={found ? "is-set" : undefined}>
              <dt>{words.lights[light]}</dt>
              <dd>
                {found ? (
                  <>
                    <SkyGlyph path={signGlyphs[found.sign]} size={18} /> {found.name}
                  </>
                ) : (
                  words.waits[light]
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
  return <BirthPlate title={words.title} birth={births.birth} leaves={["sex"]} locale={locale} figure={figure} />;
};
export default SkyWheel;
