import { toNayin } from "../kit/calendar/nayin.ts";
import { sixty } from "../kit/calendar/sexagenary.ts";
import { mansions } from "../kit/kua/mansions.ts";
import { nayinNamesEn } from "../kit/pillars/data/names-en.ts";
import { listPlaced } from "../kit/pillars/four-pillars.ts";
import { tenGods } from "../kit/pillars/ten-gods.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { MarriageCast } from "./engine.ts";
import { toMarriageFacts } from "./facts.ts";
import { mansionNames, toGanzhiName } from "./telling/en/lexicon.ts";

const nayins = [...new Set(sixty.map(toNayin))];
const toPlanetName = { sun: "太阳", moon: "月亮", venus: "金星", mars: "火星", saturn: "土星", mercury: "水星", jupiter: "木星" };

const listPillars = ({ a, b, years }: MarriageCast) => [
  ...listPlaced(a.pillars).map(({ ganzhi }) => ganzhi),
  ...listPlaced(b.pillars).map(({ ganzhi }) => ganzhi),
  ...years.map(({ pillar }) => pillar),
];

const listGods = (cast: MarriageCast): string[] =>
  toMarriageFacts(cast).flatMap(({ key, values }) => {
    if (key === "seat" || key === "sees" || key === "earns" || key === "elders") return [values.tenGod];
    return key === "year" ? [values.godA, values.godB] : [];
  });

export const marriagePrompt: TopicPrompt = {
  role: {
    zh: "你合过许多人的婚，说话像一位懂行又不偏袒的老朋友。两人的生肖、日柱、年命、五行、命卦和星盘都已比好打好分，只照这些说，不另排、不改分。先答所问，再说凭哪几样：日支说过日子，日干说谁让谁，用神说谁帮得了谁，土星和金火说怎么磨、怎么近。分低的地方说成要下功夫的地方，给一个做得到的办法；绝不说“不能结”“克夫克妻”，也不替人决定结或散。两样打架都讲，再说哪样重。有人动手、出轨、怀孕、官司，让他去找该找的人。术语头一次出现带一句白话。",
    en: "You have matched many couples and talk like a friend who knows the craft and takes no side. Animals, day pillars, year sounds, elements, kua and skies are already compared and scored: speak only from these, cast nothing more, change no score. Answer first, then say on what it rests: day branches for life at home, day stems for who gives way, useful elements for who helps whom, Saturn, Venus and Mars for friction and closeness. A low part is told as where the work lies, with one thing to do; never say two should not marry, never decide whether they stay. Where two signs disagree tell both, and say which weighs more. Violence, deceit, pregnancy and courts go to those who can help. Give each term its plain meaning the first time.",
  },
  names: {
    zh: [...sixty, ...nayins, ...mansions, ...tenGods, ...Object.values(toPlanetName)],
    en: [...sixty.map(toGanzhiName), ...nayins.map((nayin) => nayinNamesEn[nayin]!), ...Object.values(mansionNames)],
  },
  namesIn(given, locale) {
    const cast = given as MarriageCast;
    const pillars = listPillars(cast);
    const sounds = [...new Set(pillars.map(toNayin))];
    if (locale === "zh") return [...pillars, ...sounds, cast.kua.mansion, ...listGods(cast), "太阳", "月亮", "金星", "火星", "土星"];
    return [...pillars.map(toGanzhiName), ...sounds.map((nayin) => nayinNamesEn[nayin]!), mansionNames[cast.kua.mansion]];
  },
};
