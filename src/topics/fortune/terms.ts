import { branchTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { lotTerms } from "./data/terms.ts";

export const terms = joinTerms(lotTerms, branchTerms);
