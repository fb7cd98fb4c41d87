import type { Say } from "../../../kit/telling/rule.ts";
import type { VariantReason } from "../../cast-types.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { annualTexts, decadeStars, decadeTexts, minorLimitTexts, yearFortuneTexts, yearSnagTexts } from "../../data/zh/times.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { toPalaceTitle } from "./palaces.ts";

const title = (of: string): string => toPalaceTitle(of as PalaceName);
const toStars = ({ palaces }: PlateView, name: PalaceName): string => {
  const { majors, isBorrowed } = palaces[name];
  return `${isBorrowed ? "借来的" : ""}${majors.map((star) => star.name).join("、")}`;
};
/** The civil years of nominal ages. */
export const toYears = ({ cast }: PlateView, from: number, to: number): string => `${cast.lunarDate.year + from - 1}–${cast.lunarDate.year + to - 1}年`;

const reasons: Record<VariantReason, string> = {
  otherClock: "换一种钟（钟表时间或真太阳时）",
  doubtedClock: "出生记录按另一种夏令时或时区算",
  otherDayStart: "换一种换日的规矩（夜里十一点或零点）",
  hourBefore: "出生时刻早几分钟",
  hourAfter: "出生时刻晚几分钟",
  leapAsThis: "闰月全算本月",
  leapAsNext: "闰月全算下月",
};

export const sayTimes = {
  annual: (view, of) => {
    const year = view.year!;
    return `${year.year}年${year.stem}${year.branch}，流年命宫（一年的主场）踩在你的${title(of)}，守着${toStars(view, of as PalaceName)}，虚岁${year.age}：${annualTexts[of as PalaceName]}。`;
  },
  decade: (view, of) => {
    const [name, star] = of.split(".") as [PalaceName, MajorStar];
    const { from, to } = view.year!.decade!;
    return `大限（十年一宫）走在${title(name)}，虚岁${from}到${to}，也就是${toYears(view, from, to)}：${decadeTexts[name]}。守在那里的是${toStars(view, name)}，主调是${decadeStars[star]}。`;
  },
  annualOnSnag: ({ year, cast }, of) =>
    `${year!.year}年你虚岁${year!.age}，流年化忌（打结处）给了${year!.transformations.忌}，跟生年的${cast.transformations.忌}化忌叠在${title(of)}：同一个地方拧两道，${yearSnagTexts[of as PalaceName]}。`,
  annualOnFortune: ({ year, cast }, of) =>
    `${year!.year}年你虚岁${year!.age}，流年化禄（顺处）给了${year!.transformations.禄}，跟生年的${cast.transformations.禄}化禄叠在${title(of)}：顺的地方再添一把，${yearFortuneTexts[of as PalaceName]}。`,
  yearInDecade: ({ year }, of) =>
    `${year!.year}年你虚岁${year!.age}，流年命宫和这十年的大限踩在同一宫，都在${title(of)}：十年里的题目挤到这一年来考，躲不开，做完就过关。`,
  annualSnag: ({ year }, of) =>
    `${year!.year}年天干是${year!.stem}，你虚岁${year!.age}，${year!.transformations.忌}化忌（打结处），落在你的${title(of)}：${yearSnagTexts[of as PalaceName]}。`,
  annualFortune: ({ year }, of) =>
    `${year!.year}年天干是${year!.stem}，你虚岁${year!.age}，${year!.transformations.禄}化禄（顺处），落在你的${title(of)}：${yearFortuneTexts[of as PalaceName]}。`,
  decadeSnag: ({ year }, of) => {
    const { stem, to, transformations } = year!.decade!;
    return `这十年宫干是${stem}，${transformations.忌}化忌，压在${title(of)}，要磨到虚岁${to}：${yearSnagTexts[of as PalaceName]}。`;
  },
  decadeFortune: ({ year }, of) => {
    const { stem, to, transformations } = year!.decade!;
    return `这十年宫干是${stem}，${transformations.禄}化禄，照着${title(of)}，到虚岁${to}为止都用得上：${yearFortuneTexts[of as PalaceName]}。`;
  },
  minorLimit: ({ cast: { annual } }, of) => `小限（一年一宫的小运）虚岁${annual!.age}走到${title(of)}，${minorLimitTexts[of as PalaceName]}。`,
  class: (view, of) => {
    const [from, to] = view.palaces.命宫.decadal;
    const pace = {
      水二局: "起步最早，性子定得也早",
      木三局: "起步早，少年就见底色",
      金四局: "不早不晚",
      土五局: "起步慢半拍，后劲在中年",
      火六局: "起步最晚，小时候做不得准",
    }[of];
    return `你是${of}，第一个大限从虚岁${from}走到${to}（${toYears(view, from, to)}），${pace}。`;
  },
  childhood: ({ cast: { annual } }, of) =>
    `虚岁${annual!.age}还没起第一个大限，先看童限（一年看一宫），在${title(of)}：这一年吃好、睡好、有人陪，比学什么都要紧。`,
  variant: ({ cast }, of) => {
    const [at, reason] = of.split(".") as ["0" | "1", VariantReason];
    const other = cast.variants[Number(at)]!;
    const stars = other.soulStars.length > 0 ? `坐${other.soulStars.join("、")}` : "没有主星";
    return `${at === "0" ? "别的软件排出来可能不一样" : "还有一种排法"}：${reasons[reason]}，命宫就在${other.soulPalace}，${stars}，成了${other.fiveElementsClass}。${at === "0" ? "两张盘都读一遍，看哪张的前两个十年对得上。" : ""}`;
  },
  zhongzhou: ({ cast }, of) => {
    const [school, stem] = of.split(".") as ["standard" | "zhongzhou", "戊" | "庚" | "壬"];
    const [common, other] = { 戊: ["右弼", "太阳"], 庚: ["太阴", "天府"], 壬: ["左辅", "天府"] }[stem] as [string, string];
    return school === "standard"
      ? `${stem}年的化科（得名声的那一份）两派不同：这里按通行的给${cast.transformations.科}，中州派给${other}，别处看到的科因此会换一宫。`
      : `${stem}年的化科（得名声的那一份）两派不同：这里按你选的中州派给${cast.transformations.科}，通行的给${common}，别处看到的科因此会换一宫。`;
  },
} satisfies Record<string, Say<PlateView>>;
