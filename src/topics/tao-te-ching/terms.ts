import { joinTerms } from "../kit/terms/join-terms.ts";
import { bookTerms } from "./data/terms.ts";

export const terms = joinTerms(bookTerms);
