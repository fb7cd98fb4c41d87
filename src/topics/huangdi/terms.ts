import { branchTerms, stemTerms, timeTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { seasonTerms } from "./data/terms.ts";

export const terms = joinTerms(seasonTerms, timeTerms, branchTerms, stemTerms);
