import { branchTerms, chartTerms, timeTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { type Term, toTerm } from "../kit/terms/term.ts";
import { cycleNames, type God, godCycles } from "./data/gods.ts";
import { starNamesEn, toGodNameEn } from "./data/names.en.ts";
import { type PatternName, patternRules } from "./data/patterns.ts";
import { adjectiveStars, majorStars, minorStars, type StarName } from "./data/stars.ts";
import { plateTerms } from "./data/terms.ts";
import { toGodMeaning as toGodMeaningEn } from "./telling/en/gods.ts";
import { patternWords as patternsEn } from "./telling/en/patterns.ts";
import { starMeanings as starsEn } from "./telling/en/stars.ts";
import { cycleTitles, toGodMeaning } from "./telling/zh/gods.ts";
import { patternWords } from "./telling/zh/patterns.ts";
import { starMeanings } from "./telling/zh/stars.ts";

const toStarTerms = (names: readonly StarName[], kind: string, kindEn: string): Term[] =>
  names.map((name) =>
    toTerm(
      name,
      starNamesEn[name],
      `紫微斗数的${kind}：${starMeanings[name]}。落在哪一宫，就应在哪一类事上。`,
      `A ${kindEn} star of the plate: ${starsEn[name]}. Its palace says where in life.`,
    ),
  );

const roundsEn = { lifeStage: "twelve stages of life", doctor: "Doctor’s round", general: "General’s round", year: "Year’s round" } as const;

const godTerms = cycleNames.flatMap((cycle) =>
  godCycles[cycle].map((god: God) =>
    toTerm(
      god,
      toGodNameEn(cycle, god),
      `${cycleTitles[cycle]}之一：${toGodMeaning(cycle, god)}。小神，只添细处。`,
      `One of the ${roundsEn[cycle]}: ${toGodMeaningEn(cycle, god)}. A small god, for detail only.`,
    ),
  ),
);

const patternTerms = (Object.keys(patternRules) as PatternName[]).map((name) => {
  const [zh, en] = [patternWords[name], patternsEn[name]];
  return toTerm(zh.name, en.name, `格局：${zh.rule}。说的是${zh.meaning}。`, `A pattern: ${en.rule}. Read as ${en.meaning}.`);
});

export const terms = joinTerms(
  plateTerms,
  toStarTerms(majorStars, "主星", "major"),
  toStarTerms(minorStars, "辅煞", "minor"),
  toStarTerms(adjectiveStars, "杂曜", "small"),
  godTerms,
  patternTerms,
  timeTerms,
  chartTerms,
  branchTerms,
);
