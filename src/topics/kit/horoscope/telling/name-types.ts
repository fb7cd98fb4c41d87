import type { Body } from "../../sky/names.ts";
import type { Sign } from "../../sky/signs.ts";
import type { ScoreName } from "../themes.ts";

export type SignNames = Record<Sign, string>;
export type BodyNames = Record<Body, string>;
export type ThemeNames = Record<ScoreName, string>;
