import { solarTermTerms } from "../kit/calendar/terms.ts";
import { branchTerms, chartTerms, elementTerms, nayinTerms, spiritTerms, stageTerms, stemTerms, tieTerms, timeTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { toTerm } from "../kit/terms/term.ts";

export const terms = joinTerms(chartTerms, elementTerms, stemTerms, branchTerms, tieTerms, stageTerms, timeTerms, solarTermTerms, nayinTerms, spiritTerms, [
  toTerm(
    "命宫",
    "soul palace",
    "四柱之外由月和时推出的一处，看人怎么立身。跟紫微斗数的命宫算法不同。",
    "A place found from the month and hour, beside the four pillars, read for how one stands in life. It isn’t the Self palace of Purple Star.",
  ),
  toTerm(
    "身宫",
    "body palace",
    "四柱之外由月和时推出的另一处，看后天往哪里着力。",
    "Another place found from the month and hour, read for where one puts the work in.",
  ),
]);
