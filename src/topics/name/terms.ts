import { gridTerms } from "../kit/grids/terms.ts";
import { letterTerms } from "../kit/letters/terms.ts";
import { chartTerms, elementTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { nameTerms } from "./data/terms.ts";

export const terms = joinTerms(gridTerms, nameTerms, letterTerms, elementTerms, chartTerms);
