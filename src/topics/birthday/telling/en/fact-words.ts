import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { branchNamesEn, lifeStageNamesEn, nayinNamesEn, spiritBaseNamesEn, stemNamesEn, tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import { spiritWords } from "../../../kit/pillars/data/spirit-words.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { RelationKind } from "../../../kit/pillars/relations.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toNth, toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { BirthdayFacts } from "../../fact-types.ts";
import { clockWords, doubtWords, toPillarNote } from "./clock-words.ts";
import {
  elementNames,
  favourNames,
  levelNames,
  lifeStageMeanings,
  mannerNames,
  methodNames,
  pillarNamesEn,
  relationMeanings,
  relationNames,
  relationToSelf,
  relationVerbs,
  seasonNames,
  tenGodMeanings,
  toBranchName,
  toCharName,
  toCount,
  toElementNames,
  toGanzhiName,
  toMemberNames,
} from "./names.ts";
import { toTermName } from "./term-names.ts";
import { toUsefulReason } from "./useful-reason.ts";

const toPolarity = (isYang: boolean): string => (isYang ? "yang" : "yin");

const toTies = (ties: string): string => {
  if (ties === "") return "It ties to none of the four pillars.";
  const said = ties.split(" ").map((tie) => {
    const [kind, members = ""] = tie.split(":") as [RelationKind, string?];
    const names = members.split("+").map((member) => {
      const name = member.slice(0, -1) as PillarName | "luck" | "annual";
      return `${toCharName(member.at(-1)!)} of ${name === "annual" ? "that year" : name === "luck" ? "the luck pillar" : `the ${pillarNamesEn[name]}`}`;
    });
    return `${listAnd(names)} ${relationVerbs[kind]}`;
  });
  return `${said.join("; ")}.`;
};

const toParts = (parts: string): string =>
  parts === ""
    ? "no stem shows or hides it"
    : parts
        .split(" ")
        .map((part) => {
          const [, pillar, stem, weight] = /^([a-z]+)(.)([\d.]+)$/.exec(part)!;
          return `${stemNamesEn[stem!]} in the ${pillar} ${weight}`;
        })
        .join(", ");

const toInterval = (seconds: number): string => `${toCount(Math.floor(seconds / 86_400), "day")} ${toCount(Math.floor((seconds % 86_400) / 3600), "hour")}`;

const toComing = ({
  tenGod,
  branchGod,
  lifeStage,
  stemFavour,
  branchFavour,
  isVoid,
  ties,
}: Pick<BirthdayFacts["currentLuck"], "tenGod" | "branchGod" | "lifeStage" | "stemFavour" | "branchFavour" | "isVoid" | "ties">): string =>
  `Its stem is your ${tenGodNamesEn[tenGod]} (${favourNames[stemFavour]}), its branch ${tenGodNamesEn[branchGod]} (${favourNames[branchFavour]}). Your stage there is ${lifeStageNamesEn[lifeStage]}: ${lifeStageMeanings[lifeStage]}. ${toTies(ties)}${isVoid ? " The branch falls in the day’s void." : ""}`;

export const factWords: FactWording<BirthdayFacts> = {
  dayMaster: ({ stem, element, isYang, month, level, day }) => ({
    label: "Day master",
    value: `${stemNamesEn[stem]} ${stem}, ${toPolarity(isYang)} ${elementNames[element]}`,
    note: `The stem of the day pillar, ${toGanzhiName(day)}, stands for you. ${stemNamesEn[stem]} is ${toPolarity(isYang)} ${elementNames[element]}, born in the month of ${branchNamesEn[month]}: ${levelNames[level]}.`,
  }),
  pillar: ({ pillar, ganzhi, term, time, clock, dayStartsAt }) => ({
    label: `${toCapital(pillar)} pillar`,
    value: `${toGanzhiName(ganzhi)} ${ganzhi}`,
    note: toPillarNote(pillar, ganzhi, term, time, clock, dayStartsAt),
  }),
  stem: ({ pillar, stem, element, isYang }) => ({
    label: `${toCapital(pillar)} stem`,
    value: `${stemNamesEn[stem]} ${stem}, ${toPolarity(isYang)} ${elementNames[element]}`,
    note: `Ten stems, two to an element, yang first and then yin. ${stemNamesEn[stem]} stands on top of the ${pillar} pillar, where it shows.`,
  }),
  branch: ({ pillar, branch, element, hidden }) => ({
    label: `${toCapital(pillar)} branch`,
    value: `${toBranchName(branch)} ${branch}`,
    note: `Twelve branches, one for each month and each double hour. ${branchNamesEn[branch]} is ${elementNames[element]} and hides ${[...hidden].map((stem) => stemNamesEn[stem]).join(", ")}.`,
  }),
  tenGod: ({ pillar, stem, tenGod, dayMaster }) => ({
    label: `${toCapital(pillar)} stem’s role`,
    value: `${tenGodNamesEn[tenGod]} ${tenGod}`,
    note:
      tenGod === "日主"
        ? `${toCapital(tenGodMeanings[tenGod]!)}. Here it is ${stemNamesEn[dayMaster]}.`
        : `${toCapital(tenGodMeanings[tenGod]!)}. Found by comparing ${stemNamesEn[stem]} with your day master ${stemNamesEn[dayMaster]} by element and polarity.`,
  }),
  hidden: ({ pillar, branch, stems, gods, dayMaster }) => {
    const names = gods.split(" ");
    const pairs = [...stems].map((stem, place) => `${stemNamesEn[stem]} ${tenGodNamesEn[names[place]!]}`);
    return {
      label: `Hidden in the ${pillar} branch`,
      value: pairs.join(", "),
      note: `A branch keeps stems inside, the main one first. ${branchNamesEn[branch]} keeps ${[...stems].map((stem) => stemNamesEn[stem]).join(", ")}; beside your day master ${stemNamesEn[dayMaster]} they are ${names.map((god) => `${tenGodNamesEn[god]} (${tenGodMeanings[god]!.split(": ").at(-1)})`).join("; ")}.`,
    };
  },
  lifeStage: ({ pillar, dayMaster, branch, stage }) => ({
    label: `Stage on the ${pillar} branch`,
    value: `${lifeStageNamesEn[stage]} ${stage}`,
    note: `A stem’s round of the twelve branches is told as a life. Your day master ${stemNamesEn[dayMaster]} in ${branchNamesEn[branch]} stands at ${lifeStageNamesEn[stage]}: ${lifeStageMeanings[stage]}. Yang stems count forward, yin stems back.`,
  }),
  selfStage: ({ pillar, stem, branch, stage }) => ({
    label: `${toCapital(pillar)} stem on its own seat`,
    value: `${lifeStageNamesEn[stage]} ${stage}`,
    note: `The ${pillar} stem ${stemNamesEn[stem]} on its own branch ${branchNamesEn[branch]} stands at ${lifeStageNamesEn[stage]}: ${lifeStageMeanings[stage]}.`,
  }),
  nayin: ({ pillar, ganzhi, nayin }) => ({
    label: `${toCapital(pillar)} nayin`,
    value: `${nayinNamesEn[nayin]} ${nayin}`,
    note: `Each two of the sixty pillars share a sound, and with it a second element. ${toGanzhiName(ganzhi)} is ${nayinNamesEn[nayin]}.${pillar === "year" ? " The year’s is what people mean by their “fate element”." : ""}`,
  }),
  void: ({ pillar, ganzhi, first, second, hits }) => ({
    label: `${toCapital(pillar)} void`,
    value: `${branchNamesEn[first]} ${branchNamesEn[second]} ${first}${second}`,
    note: `Ten stems meet twelve branches, so each set of ten leaves two out. ${toGanzhiName(ganzhi)}’s set leaves out ${branchNamesEn[first]} and ${branchNamesEn[second]}. ${hits === "" ? "None of your branches is one of them." : `The branch of the ${hits.split(" ").join(" and ")} is one of them, and counts for less.`}`,
  }),
  element: ({ element, percent, units, total, relation, dayMaster, parts }) => ({
    label: toCapital(element),
    value: `${percent}%`,
    note: `To your day master ${stemNamesEn[dayMaster]} it is ${relationToSelf[relation]}. A stem counts 1, a branch 1 shared among the stems it hides, the month’s branch twice: ${toParts(parts)}; ${units} of ${total}, or ${percent}%.`,
  }),
  relation: ({ kind, members, element, manner }) => ({
    label: manner ? mannerNames[manner] : relationNames[kind],
    value: `${members
      .split(" ")
      .map((member) => toCharName(member.at(-1)!))
      .join(" ")}${element ? `, ${elementNames[element]}` : ""}`,
    note: `${toMemberNames(members)}. ${relationMeanings[kind]}.${element ? ` The element is ${elementNames[element]}; whether they really turn into it depends on the season, and isn’t decided here.` : ""}`,
  }),
  spirit: ({ name, pillar, char, from, base }) => ({
    label: "Star",
    value: `${spiritWords[name]!.nameEn} ${name}`,
    note: `${toCapital(spiritWords[name]!.en)}. Reckoned from ${spiritBaseNamesEn[from]} (${[...base].map(toCharName).join(" ")}), it falls on ${[...char].map(toCharName).join(" ")} of the ${pillar}. Stars only bear witness beside the rest.`,
  }),
  strength: ({ level, score, season, seasonState, roots, allies, dayMaster, month }) => ({
    label: "Strength",
    value: `${levelNames[level]}, ${score}`,
    note: `Season: ${stemNamesEn[dayMaster]} in the month of ${branchNamesEn[month]} is ${seasonNames[seasonState]}, ${season} of 40. Roots in the branches: ${roots} of 30. Allies among the stems: ${allies} of 30. Together ${score}; from 45 strong, from 37 balanced.`,
  }),
  useful: (values) => ({ label: "Useful elements", value: toElementNames(values.elements), note: `${methodNames[values.method]}. ${toUsefulReason(values)}` }),
  luckStart: ({ direction, yearStem, sex, term, intervalSeconds, years, months, days, date, nominalAge, hasTime }) => ({
    label: "Luck begins",
    value: `${date}, in the ${toOrdinal(nominalAge)} year of life`,
    note: `Year stem ${stemNamesEn[yearStem]}, ${sex}: luck runs ${direction}. From birth ${direction === "forward" ? "on to" : "back to"} ${toTermName(term)} it is ${toInterval(intervalSeconds)}; three days count a year, so luck begins ${toCount(years, "year")} ${toCount(months, "month")} ${toCount(days, "day")} after birth.${hasTime ? "" : " The hour is unknown, so noon was taken: it may be two months out either way."}`,
  }),
  luck: ({ place, pillar, tenGod, branchGod, startAge, startYear, startDate, isNow, month, direction }) => ({
    label: `${toCapital(toOrdinal(place))} luck cycle${isNow ? " (now)" : ""}`,
    value: `${toGanzhiName(pillar)} ${pillar}, from ${startYear}`,
    note: `Luck changes every ten years: the ${toOrdinal(place)} pillar ${direction === "forward" ? "after" : "before"} your month’s ${toGanzhiName(month)}. Its stem is ${tenGodNamesEn[tenGod]}, its branch ${tenGodNamesEn[branchGod]}. From ${startDate}, in the ${toAges(startAge)} of life, the year of birth counting as one.`,
  }),
  currentLuck: (values) => ({
    label: "Luck cycle now",
    value: `${toGanzhiName(values.pillar)} ${values.pillar}, ${tenGodNamesEn[values.tenGod]}`,
    note: `Since ${values.startDate}, for ten years. ${toComing(values)}`,
  }),
  year: (values) => ({
    label: `The year ${values.year}`,
    value: `${toGanzhiName(values.pillar)} ${values.pillar}, ${tenGodNamesEn[values.tenGod]}`,
    note: `From Start of Spring (立春); counted from birth as one it is year ${values.age}${values.luck ? `, under luck ${toGanzhiName(values.luck)}` : ""}. ${toComing(values)}`,
  }),
  conception: ({ ganzhi, month, nayin }) => ({
    label: "Conception pillar",
    value: `${toGanzhiName(ganzhi)} ${ganzhi}, ${nayinNamesEn[nayin]}`,
    note: `The month of conception: your month pillar ${toGanzhiName(month)} with its stem one on and its branch three on.`,
  }),
  fetalBreath: ({ ganzhi, day, nayin }) => ({
    label: "First breath",
    value: `${toGanzhiName(ganzhi)} ${ganzhi}, ${nayinNamesEn[nayin]}`,
    note: `The pillar whose stem and branch both pair with your day pillar ${toGanzhiName(day)}.`,
  }),
  soulPalace: ({ ganzhi, month, hour, nayin }) => ({
    label: "Soul palace",
    value: `${toGanzhiName(ganzhi)} ${ganzhi}, ${nayinNamesEn[nayin]}`,
    note: `A fifth place, for where you stand. Counting Yin as one, month ${branchNamesEn[month]} and hour ${branchNamesEn[hour]} are taken from 14 or 26; the stem follows from the year’s. Months are those of the solar terms.`,
  }),
  bodyPalace: ({ ganzhi, month, hour, nayin }) => ({
    label: "Body palace",
    value: `${toGanzhiName(ganzhi)} ${ganzhi}, ${nayinNamesEn[nayin]}`,
    note: `A sixth place, for what you make of yourself: from Zi onward by month ${branchNamesEn[month]} and hour ${branchNamesEn[hour]} together; the stem follows from the year’s.`,
  }),
  clock: clockWords,
  lunarDate: ({ year, month, leap, day }) => ({
    label: "Lunar date",
    value: `day ${day} of ${leap ? "leap " : ""}month ${month}, ${year}`,
    note: "The lunar calendar goes by the Moon, the pillars by the solar terms, so its year and month need not match the year and month pillars.",
  }),
  variant: ({ reason, pillars, changed, clock, clockTime, dayStartsAt }) => ({
    label: "Another reading",
    value: pillars.split(" ").map(toGanzhiName).join(" · "),
    note: doubtWords(reason, changed, clock, clockTime, dayStartsAt),
  }),
  unknownTime: ({ day }) => ({
    label: "Hour unknown",
    value: "three pillars",
    note: `Without an hour there is no hour pillar, soul or body palace; elements and strength count three pillars. The day pillar ${toGanzhiName(day)} is that of noon.`,
  }),
  unknownSex: ({ yearStem }) => ({
    label: "Luck cycles",
    value: "not cast",
    note: `Whether luck runs forward or back depends on the year’s stem and the sex. The stem is ${stemNamesEn[yearStem]}; the sex wasn’t given.`,
  }),
};

/** 32 → "32nd to 41st year" */
const toAges = (age: number): string => `${toNth(age)} to ${toNth(age + 9)} year`;
