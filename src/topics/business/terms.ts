import { almanacTerms } from "../kit/almanac/terms.ts";
import { gridTerms } from "../kit/grids/terms.ts";
import { letterTerms } from "../kit/letters/terms.ts";
import { branchTerms, chartTerms, elementTerms, stemTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { tradeTerms } from "./data/terms.ts";

export const terms = joinTerms(tradeTerms, gridTerms, letterTerms, elementTerms, chartTerms, almanacTerms, branchTerms, stemTerms);
