import { mansions } from "../kit/almanac/data/mansions.ts";
import { purposes } from "../kit/almanac/data/purposes.ts";
import { duties } from "../kit/almanac/duties.ts";
import { pathSpirits } from "../kit/almanac/paths.ts";
import { almanacTerms } from "../kit/almanac/terms.ts";
import { warnings } from "../kit/almanac/warnings.ts";
import { solarTermTerms } from "../kit/calendar/terms.ts";
import { branchTerms, chartTerms, elementTerms, spiritTerms, stemTerms, tieTerms, timeTerms } from "../kit/pillars/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { toTerm } from "../kit/terms/term.ts";
import { almanacActs } from "./data/terms-acts.ts";
import * as en from "./telling/en/names.ts";
import { purposeNames as purposesEn } from "./telling/en/purposes.ts";
import { badSpiritMeanings as badEn, badSpiritNames, goodSpiritMeanings as goodEn, goodSpiritNames } from "./telling/en/spirits.ts";
import { toTermName } from "./telling/en/terms.ts";
import * as zh from "./telling/zh/names.ts";
import { purposeNames } from "./telling/zh/purposes.ts";
import { badSpiritMeanings, goodSpiritMeanings } from "./telling/zh/spirits.ts";

const dutyTerms = duties.map((duty) =>
  toTerm(
    `${duty}日|${duty}`,
    `${en.dutyNames[duty]} day|${en.dutyNames[duty]}`,
    `建除十二神之一，${duty}日：${zh.dutyMeanings[duty]}。`,
    `One of the twelve duties: ${en.dutyMeanings[duty]}.`,
  ),
);
const pathTerms = pathSpirits.map((spirit) =>
  toTerm(
    spirit,
    en.pathNames[spirit],
    `十二位值神之一：${zh.pathMeanings[spirit]}。`,
    `One of the twelve spirits that take turns, ${en.pathMeanings[spirit]}.`,
  ),
);
const mansionTerms = mansions.map((mansion) =>
  toTerm(
    `${mansion.fullName}|${mansion.zh}宿`,
    `${mansion.en} mansion|${mansion.en}`,
    `二十八宿之一，历书列为${mansion.isLucky ? "吉" : "不利"}宿：${zh.mansionMeanings[mansion.zh]}。`,
    `One of the 28 mansions, counted ${mansion.isLucky ? "lucky" : "unlucky"}: ${en.mansionMeanings[mansion.zh]}.`,
  ),
);
const warningTerms = warnings.map((warning) =>
  toTerm(
    zh.warningNames[warning],
    en.warningNames[warning],
    `记在日子旁边的一笔：${zh.warningMeanings[warning]}。`,
    `A mark against a day: ${en.warningMeanings[warning]}.`,
  ),
);
const toKeys = <Key extends string>(table: Record<Key, string>): Key[] => Object.keys(table) as Key[];
const daySpiritTerms = [
  ...toKeys(goodSpiritMeanings).map((name) =>
    toTerm(name, goodSpiritNames[name], `历书里的吉神：${goodSpiritMeanings[name]}。`, `A kind spirit of the almanac, ${goodEn[name]}.`),
  ),
  ...toKeys(badSpiritMeanings).map((name) =>
    toTerm(name, badSpiritNames[name], `历书里记为不利的一位：${badSpiritMeanings[name]}。`, `A spirit the almanac marks against a day, ${badEn[name]}.`),
  ),
];
const actTerms = almanacActs.map((act) =>
  toTerm(act.name, toTermName(act.name), `历书用语，宜忌里的一项：${act.zh}。`, `One of the almanac’s words for an act: ${act.en}.`),
);
const purposeTerms = purposes
  .filter((purpose) => purpose !== "any")
  .map((purpose) =>
    toTerm(
      `${purposeNames[purpose].option}|为${purposeNames[purpose].option}择日`,
      `${purposesEn[purpose].option}|a day for ${purposesEn[purpose].thing}`,
      `择日的一种用处，为“${purposeNames[purpose].option}”挑日子，各有历书里对应的宜项。`,
      `A purpose a day is chosen for: ${purposesEn[purpose].thing}. Each has its own terms in the almanac.`,
    ),
  );

export const terms = joinTerms(
  almanacTerms,
  dutyTerms,
  pathTerms,
  mansionTerms,
  warningTerms,
  tieTerms,
  daySpiritTerms,
  actTerms,
  purposeTerms,
  elementTerms,
  timeTerms,
  solarTermTerms,
  branchTerms,
  stemTerms,
  chartTerms,
  spiritTerms,
);
