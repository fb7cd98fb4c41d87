import type { PalaceName } from "../../data/palaces.ts";
import { minorEpithets, minorTexts } from "../../data/zh/minors.ts";
import { smallTexts } from "../../data/zh/smalls.ts";
import { fieldOf } from "../parts.ts";
import { toWay, vary } from "../vary.ts";
import type { MajorStar, PalaceView, PlateView } from "../view.ts";
import { toPalaceTitle } from "./palaces.ts";
import { toYears } from "./say-times.ts";

export const epithets: Readonly<Record<MajorStar, string>> = {
  紫微: "帝星紫微",
  天机: "谋士天机",
  太阳: "太阳",
  武曲: "财星武曲",
  天同: "福星天同",
  廉贞: "情理两重的廉贞",
  天府: "库星天府",
  太阴: "太阴（月亮）",
  贪狼: "欲望之星贪狼",
  巨门: "口舌之星巨门",
  天相: "印星天相",
  天梁: "荫星天梁",
  七杀: "将星七杀",
  破军: "先锋破军",
};
const subjects: Partial<Record<PalaceName, string>> = {
  命宫: "（一生的底色）",
  官禄: "（事业）",
  疾厄: "（身体和作息）",
  迁移: "（出门在外）",
  福德: "（心里的受用）",
};
/** Few live to see a decade beyond. */
const oldest = 90;

export const withMinor = ({ toldMinor }: PalaceView, before = "，旁边有"): string => (toldMinor ? `${before}${minorEpithets[toldMinor]}` : "");

const toMinor = ({ name, toldMinor }: PalaceView): string => (toldMinor ? minorTexts[toldMinor][fieldOf(name)] : "");

/** 台辅也在，关键时候有人出面撑你 */
const toSmall = (view: PlateView, { name, toldSmall: star }: PalaceView): string =>
  star === null
    ? ""
    : vary(view, `small.${name}`, [`${star}也在，${smallTexts[star]}`, `加上${star}，${smallTexts[star]}`, `又添一颗${star}，${smallTexts[star]}`]);

/** What the minor star beside the major does there, else the rest of the passage, and a small star in half a sentence. */
export const toRest = (view: PlateView, own: PalaceView, rest: string): string => {
  const minor = toMinor(own);
  const beside = minor ? vary(view, `beside.${own.name}`, [minor, `${own.toldMinor}的意思是，${minor}`, `有${own.toldMinor}在，${minor}`]) : rest;
  const text = [beside, toSmall(view, own)].filter((one) => one !== "").join("；");
  return text === "" ? "" : `${text}。`;
};

/** 夫妻宫在丙寅，2024–2033年轮到它当家，坐着财星武曲，同宫天相，旁边有明刀擎羊：…。 In one of three ways, which tell the years, or the ages, of its decade. */
export const tellPalace = (view: PlateView, own: PalaceView, first: string, rest: string): string => {
  const [major, second] = own.majors;
  const title = `${toPalaceTitle(own.name)}${subjects[own.name] ?? ""}`;
  const place = `${own.stem}${own.branch}`;
  const [from, to] = own.decadal;
  const isSeen = to <= oldest;
  const across = `对面${toPalaceTitle(own.opposite)}的${epithets[major.name]}`;
  const stars = `${epithets[major.name]}${major.transformation ? `，化${major.transformation}` : ""}${second ? `，同宫${second.name}` : ""}`;
  const small = toSmall(view, own);
  const minor = toMinor(own);
  const way = toWay(view, `palace.${own.name}`, 3);
  if (way === 0) {
    const turn = isSeen ? `，${toYears(view, from, to)}轮到它当家` : "";
    const houses = own.isBorrowed ? `${withMinor(own, "，只有")}，没有主星，借${across}来看` : `，坐着${stars}${withMinor(own)}`;
    return `${title}在${place}${turn}${houses}：${first}。${toRest(view, own, rest)}`;
  }
  if (way === 1) {
    const houses = own.isBorrowed ? `，里面没有主星，要看${across}` : `，守着${stars}`;
    const named = withMinor(own, "");
    const beside = minor
      ? vary(view, `beside.${own.name}`, [
          `${own.isBorrowed ? "屋里另有" : "旁边站着"}${named}：${minor}`,
          `${named}也在这一宫：${minor}`,
          `同宫还有${named}，${minor}`,
        ])
      : "";
    const later = rest !== "" && isSeen ? `${toYears(view, from, to)}轮到它当家，那时最显：${rest}` : rest;
    const tail = [beside || later, small].filter((one) => one !== "").join("；");
    return `${place}这一宫是你的${title}${houses}：${first}。${tail === "" ? "" : `${tail}。`}`;
  }
  const turn = isSeen ? `管你虚岁${from}到${to}` : `在${own.branch}`;
  const houses = own.isBorrowed ? `没有主星，拿${across}来用${withMinor(own, "，屋里有")}` : `守着${stars}${withMinor(own)}`;
  const tail = minor || rest;
  return small === ""
    ? `${title}${turn}，${houses}：${first}${tail === "" ? "" : `；${tail}`}。`
    : `${title}${turn}，${houses}：${first}；${small}。${tail === "" ? "" : `${tail}。`}`;
};
