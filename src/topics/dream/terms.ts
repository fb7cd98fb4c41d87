import { joinTerms } from "../kit/terms/join-terms.ts";
import { dreamTerms } from "./data/terms.ts";

export const terms = joinTerms(dreamTerms);
