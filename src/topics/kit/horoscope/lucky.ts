import type { Planet } from "../sky/bodies.ts";

/** The metals and stuffs the seven have stood for since antiquity, as colours of our own. */
export const planetColors = {
  sun: { key: "gold", hex: "#c8951f" },
  moon: { key: "silver", hex: "#b9bfc6" },
  mercury: { key: "quicksilver", hex: "#6f8f9c" },
  venus: { key: "copperGreen", hex: "#3f8f74" },
  mars: { key: "ironRed", hex: "#b23a2e" },
  jupiter: { key: "royalBlue", hex: "#3c5aa6" },
  saturn: { key: "leadBlack", hex: "#3b3a3f" },
} as const satisfies Record<Planet, { key: string; hex: string }>;
export type ColorKey = (typeof planetColors)[Planet]["key"];

/** Colour: of the planet that gives this sign the most points. Number: the solar house of the body that times the period (1 … 12). */
export interface Lucky {
  body: Planet;
  color: ColorKey;
  hex: string;
  number: number;
  timer: Planet;
}
