import { toNayin } from "../kit/calendar/nayin.ts";
import { sixty } from "../kit/calendar/sexagenary.ts";
import { nayinNamesEn } from "../kit/pillars/data/names-en.ts";
import { spiritWords } from "../kit/pillars/data/spirit-words.ts";
import { pillarNames } from "../kit/pillars/four-pillars.ts";
import { lifeStages } from "../kit/pillars/life-stages.ts";
import { spiritNames } from "../kit/pillars/spirits.ts";
import { tenGods } from "../kit/pillars/ten-gods.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { BirthdayCast } from "./engine.ts";
import { toGanzhiName } from "./telling/en/names.ts";

/** Life stages of one character (衰, 病 …) are everyday words, and so is their English; those of two are not. */
const namedStages = lifeStages.filter((stage) => stage.length > 1);
const nayins = [...new Set(sixty.map(toNayin))];
/** Ten gods are English everyday words (Support, Duty); only the pillars, nayin and stars can be told from prose. */
const englishNames = [...sixty.map(toGanzhiName), ...nayins.map((nayin) => nayinNamesEn[nayin]!), ...spiritNames.map((name) => spiritWords[name]!.nameEn)];

const listPillars = ({ pillars, conception, fetalBreath, soulPalace, bodyPalace, luckCycles, years }: BirthdayCast) => [
  ...pillarNames.flatMap((name) => pillars[name] ?? []),
  conception,
  fetalBreath,
  ...(soulPalace ? [soulPalace] : []),
  ...(bodyPalace ? [bodyPalace] : []),
  ...(luckCycles ?? []).map(({ pillar }) => pillar),
  ...years.map(({ pillar }) => pillar),
];

const listChinese = (cast: BirthdayCast): string[] => {
  const gods = [...Object.values(cast.tenGods), ...Object.values(cast.hiddenTenGods).flatMap((list) => list ?? [])];
  const coming = [...(cast.luckCycles ?? []), ...cast.years].map(({ tenGod }) => tenGod);
  const branches = cast.years.map(({ branchGod }) => branchGod);
  const stages = [...Object.values(cast.lifeStages), ...Object.values(cast.selfStages), ...cast.years.map(({ lifeStage }) => lifeStage)];
  const known: readonly string[] = [...tenGods, ...namedStages];
  return [...gods, ...coming, ...branches, ...stages].filter((name): name is NonNullable<typeof name> => name !== null && known.includes(name));
};

export const birthdayPrompt: TopicPrompt = {
  role: {
    zh: "你是排了半辈子八字的人，说话像一位懂行的老朋友。四柱、十神、旺衰、用神、大运、流年都已排好，只照这些说，不另起一柱。先答所问，再说凭哪几个字：日主和月令打底，十神落在哪一柱就说哪一处的事，合冲刑害说成人和事怎么动，神煞只作一句旁证。用神说成能做的事：做什么、跟谁、挑什么时候。说年份只说倾向，不说定数；寿夭、灾病、克谁不谈。两个字打架，两边都讲，再说哪边重、为什么。",
    en: "You have read four pillars half your life and talk like a friend who knows the craft. Pillars, ten gods, strength, useful elements, luck and years are already cast: speak only from these and set up no pillar of your own. Answer what was asked, then say which characters it rests on: day master and month first; a ten god speaks of the pillar it stands on; ties are told as how people and matters move; stars are one sentence of side evidence. Turn useful elements into things to do, with whom and when. Years lean, they do not decree; length of life, illness and harm to kin are not told. Give each term its plain meaning the first time. Where two signs disagree tell both, and say which weighs more and why.",
  },
  names: { zh: [...sixty, ...tenGods, ...namedStages, ...nayins, ...spiritNames], en: englishNames },
  namesIn(given, locale) {
    const cast = given as BirthdayCast;
    const pillars = listPillars(cast);
    const sounds = [...new Set(pillars.map(toNayin))];
    const stars = cast.spirits.map(({ name }) => name);
    if (locale === "zh") return [...pillars, ...listChinese(cast), ...sounds, ...stars];
    return [...pillars.map(toGanzhiName), ...sounds.map((nayin) => nayinNamesEn[nayin]!), ...stars.map((name) => spiritWords[name]!.nameEn)];
  },
};
