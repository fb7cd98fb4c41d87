import { axisTerms } from "../kit/sixteen-types/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { bigFiveTerms } from "./data/terms-big-five.ts";
import { testTerms } from "./data/terms-tests.ts";

export const terms = joinTerms(testTerms, bigFiveTerms, axisTerms);
