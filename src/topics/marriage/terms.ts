import { kuaTerms } from "../kit/kua/terms.ts";
import { branchTerms, chartTerms, elementTerms, nayinTerms, stemTerms, tieTerms, timeTerms } from "../kit/pillars/terms.ts";
import { skyTerms } from "../kit/sky/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { matchTerms } from "./data/terms.ts";

export const terms = joinTerms(matchTerms, chartTerms, tieTerms, elementTerms, nayinTerms, kuaTerms, timeTerms, branchTerms, stemTerms, skyTerms);
