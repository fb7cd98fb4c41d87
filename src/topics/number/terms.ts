import { castingTerms, hexagramTerms, trigramTerms } from "../kit/hexagrams/terms.ts";
import { branchTerms, elementTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { bodyUseTerms } from "./data/terms.ts";

export const terms = joinTerms(bodyUseTerms, castingTerms, hexagramTerms, elementTerms, trigramTerms, branchTerms);
