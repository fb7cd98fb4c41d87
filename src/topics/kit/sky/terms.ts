import type { Term } from "../terms/term.ts";
import { aspectTerms } from "./data/terms-aspects.ts";
import { bodyTerms } from "./data/terms-bodies.ts";
import { houseTerms } from "./data/terms-houses.ts";
import { motionTerms } from "./data/terms-motion.ts";
import { signTerms } from "./data/terms-signs.ts";

/** What every chart of the sky is told by. */
export const skyTerms: readonly Term[] = [...bodyTerms, ...signTerms, ...houseTerms, ...aspectTerms, ...motionTerms];
