import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import type { FiveElementsClass, VariantReason } from "../../cast-types.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { otherAnnuals } from "../../data/zh/second-tellings.ts";
import { annualTexts, decadeStars, decadeTexts, minorLimitTexts, yearFortuneTexts, yearSnagTexts } from "../../data/zh/times.ts";
import { movedFame } from "../rules-times.ts";
import { vary } from "../vary.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { toBirthDay } from "./birth-day.ts";
import { palaceMatters, toPalaceTitle } from "./palaces.ts";

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

const paces: Readonly<Record<FiveElementsClass, string>> = {
  水二局: "起步最早，性子定得也早",
  木三局: "起步早，少年就见底色",
  金四局: "不早不晚",
  土五局: "起步慢半拍，后劲在中年",
  火六局: "起步最晚，小时候做不得准",
};

export const sayTimes = {
  annual(view, of) {
    const { year, stem, branch, age } = view.year!;
    const name = of as PalaceName;
    const text = vary(view, `annualText.${year}`, [annualTexts[name], otherAnnuals[name]]);
    return vary(view, `annual.${year}`, [
      `${year}年${stem}${branch}，流年命宫（一年的主场）踩在你的${title(of)}，守着${toStars(view, name)}，虚岁${age}：${text}。`,
      `虚岁${age}这一年（${year}${stem}${branch}），流年命宫（一年的主场）走到${branch}，正是你的${title(of)}，有${toStars(view, name)}：${text}。`,
      `${branch}年的主场叫流年命宫，${year}年落在你的${title(of)}，你虚岁${age}，那里是${toStars(view, name)}：${text}。`,
    ]);
  },
  decade(view, of) {
    const [name, star] = of.split(".") as [PalaceName, MajorStar];
    const { from, to, stem, branch } = view.year!.decade!;
    return vary(view, "decade", [
      `大限（十年一宫）走在${title(name)}，虚岁${from}到${to}，也就是${toYears(view, from, to)}：${decadeTexts[name]}；守在那里的是${toStars(view, name)}，主调是${decadeStars[star]}。`,
      `${toYears(view, from, to)}这十年，大限（十年一宫）停在${stem}${branch}的${title(name)}，从虚岁${from}起：${decadeTexts[name]}；${toStars(view, name)}定的主调是${decadeStars[star]}。`,
      `虚岁${from}到${to}归${title(name)}管，这叫大限（十年一宫）：${decadeTexts[name]}；有${toStars(view, name)}在那里，主调是${decadeStars[star]}。`,
    ]);
  },
  annualOnSnag(view, of) {
    const { year, age, transformations } = view.year!;
    const text = yearSnagTexts[of as PalaceName];
    return vary(view, `annualOnSnag.${year}`, [
      `${year}年你虚岁${age}，流年化忌（打结处）给了${transformations.忌}，跟生年的${view.cast.transformations.忌}化忌叠在${title(of)}：同一个地方拧两道，${text}。`,
      `${title(of)}生来就有${view.cast.transformations.忌}化忌（打结处），${year}年（虚岁${age}）又添${transformations.忌}化忌：旧结上面再打一个，${text}。`,
    ]);
  },
  annualOnFortune(view, of) {
    const { year, age, transformations } = view.year!;
    const text = yearFortuneTexts[of as PalaceName];
    return vary(view, `annualOnFortune.${year}`, [
      `${year}年你虚岁${age}，流年化禄（顺处）给了${transformations.禄}，跟生年的${view.cast.transformations.禄}化禄叠在${title(of)}：顺的地方再添一把，${text}。`,
      `${title(of)}生来就有${view.cast.transformations.禄}化禄（顺处），${year}年（虚岁${age}）又来了${transformations.禄}化禄：两股顺劲合在一处，${text}。`,
    ]);
  },
  yearInDecade(view, of) {
    const { year, age } = view.year!;
    return vary(view, `yearInDecade.${year}`, [
      `${year}年你虚岁${age}，流年命宫和这十年的大限踩在同一宫，都在${title(of)}：十年里的题目挤到这一年来考，躲不开，做完就过关。`,
      `大限（十年）和${year}年的主场重在${title(of)}，你虚岁${age}：十年里最像这十年的一年，${palaceMatters[of as PalaceName]}上的事别往后推。`,
    ]);
  },
  annualSnag(view, of) {
    const { year, age, stem, transformations } = view.year!;
    const { branch } = view.palaces[of as PalaceName];
    return vary(view, `annualSnag.${year}`, [
      `${year}年天干是${stem}，你虚岁${age}，${transformations.忌}化忌（打结处），落在你的${title(of)}：${yearSnagTexts[of as PalaceName]}。`,
      `${stem}年让${transformations.忌}化忌（打结处），它在${branch}，是你的${title(of)}；${year}年虚岁${age}，${yearSnagTexts[of as PalaceName]}。`,
    ]);
  },
  annualFortune(view, of) {
    const { year, age, stem, transformations } = view.year!;
    const { branch } = view.palaces[of as PalaceName];
    return vary(view, `annualFortune.${year}`, [
      `${year}年天干是${stem}，你虚岁${age}，${transformations.禄}化禄（顺处），落在你的${title(of)}：${yearFortuneTexts[of as PalaceName]}。`,
      `${stem}年让${transformations.禄}化禄（顺处），它在${branch}，是你的${title(of)}；${year}年虚岁${age}，${yearFortuneTexts[of as PalaceName]}。`,
    ]);
  },
  decadeSnag(view, of) {
    const { stem, from, to, transformations } = view.year!.decade!;
    return vary(view, "decadeSnag", [
      `这十年宫干是${stem}，${transformations.忌}化忌，压在${title(of)}，要磨到虚岁${to}：${yearSnagTexts[of as PalaceName]}。`,
      `${toYears(view, from, to)}的大限宫干是${stem}，让${transformations.忌}化忌，结打在${title(of)}：${yearSnagTexts[of as PalaceName]}。`,
    ]);
  },
  decadeFortune(view, of) {
    const { stem, from, to, transformations } = view.year!.decade!;
    return vary(view, "decadeFortune", [
      `这十年宫干是${stem}，${transformations.禄}化禄，照着${title(of)}，到虚岁${to}为止都用得上：${yearFortuneTexts[of as PalaceName]}。`,
      `${toYears(view, from, to)}的大限宫干是${stem}，让${transformations.禄}化禄，顺在${title(of)}：${yearFortuneTexts[of as PalaceName]}。`,
    ]);
  },
  minorLimit(view, of) {
    const { age, year, minorLimit } = view.cast.annual!;
    const text = minorLimitTexts[of as PalaceName];
    return vary(view, "minorLimit", [
      `小限（一年一宫的小运）虚岁${age}走到${title(of)}，${text}。`,
      `${toBranch(view.cast.year)}年生${view.cast.sex === "male" ? "男" : "女"}命，小限（一年一宫的小运）${year}年停在${minorLimit.branch}，就是${title(of)}：${text}。`,
    ]);
  },
  class(view, of) {
    const { stem, branch, decadal } = view.palaces.命宫;
    const [from, to] = decadal;
    const pace = paces[of as FiveElementsClass];
    return vary(view, "class", [
      `你是${of}，第一个大限从虚岁${from}走到${to}（${toYears(view, from, to)}），${pace}。`,
      `命宫${stem}${branch}的纳音定出${of}，虚岁${from}起第一个十年，走${toYears(view, from, to)}，${pace}。`,
    ]);
  },
  childhood(view, of) {
    const { age, year } = view.cast.annual!;
    return vary(view, "childhood", [
      `虚岁${age}还没起第一个大限，先看童限（一年看一宫），在${title(of)}：这一年吃好、睡好、有人陪，比学什么都要紧。`,
      `第一个大限虚岁${view.palaces.命宫.decadal[0]}才起，${year}年（虚岁${age}）看童限，一年一宫，在${title(of)}：先把吃和睡养成钟点，别的不急。`,
    ]);
  },
  variant(view, of) {
    const [at, reason] = of.split(".") as ["0" | "1", VariantReason];
    const other = view.cast.variants[Number(at)]!;
    const stars = other.soulStars.length > 0 ? `坐${other.soulStars.join("、")}` : "没有主星";
    const plate = `命宫就在${other.soulPalace}，${stars}，成了${other.fiveElementsClass}`;
    if (at === "1") return `还有一种排法：${reasons[reason]}，${plate}。`;
    return vary(view, "variant", [
      `别的软件排出来可能不一样：${reasons[reason]}，${plate}；两张盘都读一遍，看哪张的前两个十年对得上。`,
      `${toBirthDay(view)}的这张盘有个近邻：${reasons[reason]}，${plate}；拿二十岁以前的大事去对，对得上的那张才算你的。`,
    ]);
  },
  zhongzhou(view, of) {
    const [school, stem] = of.split(".") as ["standard" | "zhongzhou", string];
    const [common, zhongzhou] = movedFame[stem]!;
    const [here, there] = school === "standard" ? [common, zhongzhou] : [zhongzhou, common];
    const [rule, otherRule] = school === "standard" ? ["通行的规矩", "中州派"] : ["你选的中州派", "通行的规矩"];
    const [mine, theirs] = [title(view.palaceOf(here)), title(view.palaceOf(there))];
    const moved = mine === theirs ? `好在两颗都在${mine}，宫没有变` : `一个在${mine}，一个在${theirs}，别处看到的科就换了一宫`;
    return vary(view, "zhongzhou", [
      `${view.cast.year}年的天干是${stem}，化科（得名声的那一份）两派不同：这里按${rule}给${here}，${otherRule}给${there}，${moved}。`,
      `生在${view.cast.year}年，化科（得名声的那一份）有两种给法，${rule}给${here}，${otherRule}给${there}；${moved}。`,
      `别处的盘若把化科（得名声的那一份）放在${there}上，那是${otherRule}，逢${stem}才这样，你生在${view.cast.year}年；这里按${rule}放在${here}上，${moved}。`,
    ]);
  },
} satisfies Record<string, Say<PlateView>>;
