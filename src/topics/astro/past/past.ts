import type { PastCraft } from "../../kit/past/past.ts";
import type { AstroInput } from "../input.ts";
import { viewAstroPast } from "./view.ts";
import { sayTransitRule } from "./words.ts";

export const astroPast: PastCraft = { view: (input) => viewAstroPast(input as AstroInput), sayRule: sayTransitRule };
