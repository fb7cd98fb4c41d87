import { castingTerms, hexagramTerms, lineTerms, trigramTerms } from "../kit/hexagrams/terms.ts";
import { branchTerms, elementTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";

export const terms = joinTerms(castingTerms, lineTerms, elementTerms, hexagramTerms, trigramTerms, branchTerms);
