import { joinTerms } from "../kit/terms/join-terms.ts";
import { handTerms } from "./data/terms.ts";

export const terms = joinTerms(handTerms);
