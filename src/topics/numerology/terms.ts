import { letterTerms } from "../kit/letters/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { numberTerms } from "./data/terms.ts";

export const terms = joinTerms(numberTerms, letterTerms);
