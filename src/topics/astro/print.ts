import { type Print, printInk } from "../kit/sharing/print.ts";
import { bodyGlyphs } from "../kit/sky/glyphs/body-glyphs.ts";
import { signGlyphs } from "../kit/sky/glyphs/sign-glyphs.ts";
import { elementOf, type Sign, signs } from "../kit/sky/signs.ts";
import { toSector, toSpot } from "./card/wheel/geometry.ts";

const [rim, ring, hair, core] = [100, 84, 82, 44] as const;
const middleOf = (sign: Sign): number => signs.indexOf(sign) * 30 + 15;

const glyph = (path: string, longitude: number, radius: number, left: number, size: number, colour: string): string => {
  const { x, y } = toSpot(longitude, radius, left);
  const scale = size / 24;
  return `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" d="${path}" fill="none" stroke="${colour}" stroke-width="${1.5 / Math.max(scale, 0.5)}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

/** Sun, Moon and rising, each in the middle of its sign: a wheel without a degree. The rising sign, or else the Sun's, stands at the left. */
export const printCoarse = ({ sun, moon, rising }: Record<string, string>): Print | null => {
  const [sunIn, moonIn, risingIn] = [sun, moon, rising].map((sign) => signs.find((one) => one === sign));
  if (!sunIn || !moonIn) return null;
  const left = middleOf(risingIn ?? sunIn);
  const sectors = signs.map((sign, at) => {
    const isHeld = sign === sunIn || sign === moonIn || sign === risingIn;
    const colour = printInk.elements[elementOf(sign)];
    return `<path d="${toSector(at * 30, at * 30 + 30, ring, rim, left)}" fill="${colour}" fill-opacity="${isHeld ? 0.24 : 0.07}" stroke="${printInk.line}" stroke-width=".6"/>${glyph(signGlyphs[sign], middleOf(sign), (rim + ring) / 2, left, 10, colour)}`;
  });
  const apart = sunIn === moonIn ? 8 : 0;
  const bodies =
    glyph(bodyGlyphs.sun, middleOf(sunIn) + apart, 66, left, 20, printInk.ink) + glyph(bodyGlyphs.moon, middleOf(moonIn) - apart, 66, left, 20, printInk.ink);
  const circles = [rim, hair, core].map(
    (radius, at) => `<circle r="${radius}" fill="none" stroke="${at === 0 ? printInk.ink : printInk.line}" stroke-width="${at === 0 ? 0.9 : 0.7}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-102 -102 204 204">${sectors.join("")}${circles.join("")}${bodies}</svg>`;
  return { pieces: [{ drawing: { of: "svg", svg }, ratio: 1 }], hasLines: true };
};
