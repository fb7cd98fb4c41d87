export { signNamesEn as signNames } from "../../../sky/sign-names.ts";

import type { EclipseKind } from "../../../sky/eclipses.ts";
import type { Quarter } from "../../../sky/phases.ts";
import type { ColorKey } from "../../lucky.ts";
import type { BodyNames, ThemeNames } from "../name-types.ts";

export const bodyNames: BodyNames = {
  sun: "the Sun",
  moon: "the Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
  pluto: "Pluto",
  meanNode: "the mean node",
  trueNode: "the north node",
  chiron: "Chiron",
  lilith: "Lilith",
};

export const themeNames: ThemeNames = { overall: "Overall", love: "Love", career: "Work", wealth: "Money", health: "Body and rest" };

export const colorNames: Record<ColorKey, string> = {
  gold: "gold",
  silver: "silver",
  quicksilver: "quicksilver blue",
  copperGreen: "copper green",
  ironRed: "iron red",
  royalBlue: "royal blue",
  leadBlack: "lead black",
};

export const phaseNames: Record<Quarter, string> = { new: "New Moon", firstQuarter: "First quarter", full: "Full Moon", lastQuarter: "Last quarter" };

export const eclipseNames: Record<"sun" | "moon", Record<EclipseKind, string>> = {
  sun: {
    total: "Total solar eclipse",
    annular: "Annular solar eclipse",
    hybrid: "Hybrid solar eclipse",
    partial: "Partial solar eclipse",
    penumbral: "Partial solar eclipse",
  },
  moon: {
    total: "Total lunar eclipse",
    annular: "Lunar eclipse",
    hybrid: "Lunar eclipse",
    partial: "Partial lunar eclipse",
    penumbral: "Penumbral lunar eclipse",
  },
};
