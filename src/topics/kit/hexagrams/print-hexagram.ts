import { type PrintPiece, printInk } from "../sharing/print.ts";
import { brushedBroken, brushedWhole, toBrushedTop } from "./brushed-lines.ts";

const ring = `<circle cx="75" cy="8.5" r="11.5" fill="${printInk.paper}"/><circle cx="75" cy="8.5" r="8" fill="none" stroke="${printInk.cinnabar}" stroke-width="2"/>`;
const [width, height] = [158, 148];

/** A hexagram in brushed lines, those that move in red with a ring. @param lines six of 0 and 1, bottom up @param moving places from 1 */
export const printHexagram = (lines: string, moving: readonly number[], words: Omit<PrintPiece, "drawing" | "ratio">): PrintPiece => {
  const bars = [...lines].map((line, at) => {
    const isMoving = moving.includes(at + 1);
    const bar = `<path d="${line === "1" ? brushedWhole : brushedBroken}" fill="${isMoving ? printInk.cinnabar : printInk.ink}"/>`;
    return `<g transform="translate(0 ${toBrushedTop(at + 1)})">${bar}${isMoving ? ring : ""}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 ${width} ${height}">${bars.join("")}</svg>`;
  return { drawing: { of: "svg", svg }, ratio: width / height, ...words };
};
