import { type Term, toTerm } from "../terms/term.ts";
import { spiritWords } from "./data/spirit-words.ts";
import { tenGodTerms } from "./data/terms-gods.ts";
import { pillarTerms } from "./data/terms-pillars.ts";
import { spiritNames } from "./spirits.ts";

export { elementTerms } from "./data/terms-elements.ts";
export { nayinTerms } from "./data/terms-nayin.ts";
export { stageTerms } from "./data/terms-stages.ts";
export { branchTerms, stemTerms } from "./data/terms-stems.ts";
export { tieTerms } from "./data/terms-ties.ts";
export { timeTerms } from "./data/terms-time.ts";

/** The stars of a birth's pillars, each with the clause its chip tells. */
export const spiritTerms: readonly Term[] = spiritNames.map((name) => {
  const { zh, nameEn, en } = spiritWords[name]!;
  return toTerm(
    name,
    nameEn,
    `神煞之一：${zh}。只作旁证，要跟强弱、十神合着看。`,
    `One of the chart stars, read so: ${en}. It only bears witness beside strength and the ten gods.`,
  );
});

/** What every chart of four pillars is told by. */
export const chartTerms: readonly Term[] = [...pillarTerms, ...tenGodTerms];
