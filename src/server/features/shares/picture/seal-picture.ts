import { sealDrawing } from "../../../../shared/seal-drawing.ts";
import { printInk } from "../../../../topics/kit/sharing/print.ts";

const { cinnabar } = printInk;
const cut = "#fdf8f0";
const { stone, rule, place, stalks, heads, headRadius } = sealDrawing;
const flowers = heads.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${headRadius}" fill="${cut}"/>`).join("");

/** The red seal as a picture by itself. */
export const sealPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" width="96" height="96"><path fill="${cinnabar}" d="${stone}"/><path fill="none" stroke="${cut}" stroke-width="1.2" d="${rule}"/><g transform="${place}"><path fill="none" stroke="${cut}" stroke-width="2.6" stroke-linecap="round" d="${stalks}"/>${flowers}</g></svg>`;
