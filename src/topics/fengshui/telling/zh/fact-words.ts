import { isYang } from "../../../kit/compass/mountain.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Sex } from "../../../kit/kua/kua.ts";
import type { FengshuiFacts } from "../../fact-types.ts";
import { toDigitRoot } from "../digit-root.ts";
import {
  directionNames,
  dragonNames,
  groupNames,
  mansionMeanings,
  monthNames,
  patternMeanings,
  stateNames,
  toDirectionList,
  toNumeral,
  toPalaceName,
  toStarName,
  toStarTheme,
  wholeMeanings,
} from "./names.ts";

const degreesOf = (value: number): string => `${Math.round(value * 10) / 10}°`;
const turnOf = (isForward: boolean): string => (isForward ? "顺飞" : "逆飞");
const polarityOf = (mountain: Parameters<typeof isYang>[0]): string => (isYang(mountain) ? "阳" : "阴");

const periodReasons: Record<FengshuiFacts["period"]["from"], (date: string) => string> = {
  given: () => "这一运是你指定的。",
  built: (date) => `按建成的时间（${date}）算。也有人按入住或大修的时间算，改一下就能换。`,
  renovated: (date) => `按大修的时间（${date}）算。`,
  movedIn: (date) => `按入住的时间（${date}）算。`,
  present: () => "没有说建成的年份，先按眼下这一运算；知道年份再告诉我，盘可能会变。",
};

const lineNames = ["初", "二", "上"];
const toChanged = (changed: string): string => {
  const lines = [...changed].flatMap((line, index) => (line === "1" ? [lineNames[index]!] : []));
  return lines.length === 0 ? "三爻不变" : lines.length === 3 ? "三爻全变" : `变${lines.join("、")}爻`;
};

const toYearSum = (year: number): string => `${year}各位数加到只剩一位是${toDigitRoot(year)}`;

/** From the sum to the kua: more than nine is added up once more, five is lodged. */
const toKuaStep = (sex: Sex, sum: number): string => {
  const root = toDigitRoot(sum);
  const folded = sum > 9 ? `，再加成${root}` : "";
  return root === 5 ? `${folded}；五没有本宫，${sex === "male" ? "男寄坤二" : "女寄艮八"}` : folded;
};

const roleWords = { facing: "这里是门前向首。", sitting: "这里是背后坐山。", centre: "中宫是全屋的心。", plain: "" };

export const factWords: FactWording<FengshuiFacts> = {
  facing: ({ mountain, palace, degrees, precision, magnetic, isUncorrected }) => ({
    label: "向",
    value: precision === "degrees" ? `${mountain}向 ${degreesOf(degrees)}` : `${mountain}向`,
    note:
      precision === "direction"
        ? `只说了朝${directionNames[palace]}，先取这一方正中的${mountain}。一方有三山，量出度数才定得准。`
        : `罗盘一圈分二十四山，每山十五度，子在正北零度。${precision === "mountain" ? "" : `${degreesOf(degrees)}落在${mountain}山，`}属${toPalaceName(palace)}。${magnetic === null ? "" : `指针读数${degreesOf(magnetic)}，已按磁偏角校正一次。`}${isUncorrected ? "这是指针的读数，没有按磁偏角校正。" : ""}`,
  }),
  sitting: ({ mountain, facing, palace }) => ({
    label: "坐",
    value: `${mountain}山${facing}向`,
    note: `坐山就是向的正对面：向${facing}，坐${mountain}，房子背靠${toPalaceName(palace)}。`,
  }),
  border: ({ mountain, neighbour, distance, isPalaceBorder, isSame }) => ({
    label: "近线",
    value: `离${neighbour}界 ${degreesOf(distance)}`,
    note: `向度离${mountain}、${neighbour}两山的分界不到一度半，${isPalaceBorder ? "而且是两宫的交界（大空亡）" : "是同一宫里两山的分界（小空亡）"}。${isSame ? "好在两边飞出来的盘一样。" : "两边的盘不同，都列出来，请再量一次。"}`,
  }),
  other: ({ mountain, sitting, pattern, ownPattern, isSame, precision }) => ({
    label: "另一盘",
    value: `${sitting}山${mountain}向`,
    note: `${precision === "direction" ? "只知道大方向" : "照这个误差"}，向也可能是${mountain}。${isSame ? "九宫的星和主盘一样，只是坐向的名字不同。" : `那就是${pattern}，主盘是${ownPattern}。`}`,
  }),
  period: ({ period, from, date, otherPeriod, first, last }) => ({
    label: "元运",
    value: `${toNumeral(period)}运 ${first}–${last}`,
    note: `二十年一运，九运一百八十年一轮，从立春那一刻交接。${periodReasons[from](date ?? "")}${otherPeriod === null ? "" : `这一年立春前还算${toNumeral(otherPeriod)}运，说出月日才能定。`}`,
  }),
  pattern: ({ pattern, period, sittingPalace, facingPalace, charts }) => ({
    label: "格局",
    value: pattern,
    note: `看${toNumeral(period)}运的旺星${toStarName(period)}落在哪：坐山在${directionNames[sittingPalace]}，向首在${directionNames[facingPalace]}。${patternMeanings[pattern]}。九运二十四山共216盘，这一格有${charts}盘。`,
  }),
  whole: ({ pattern }) => ({ label: "全盘", value: pattern, note: `${wholeMeanings[pattern]}。` }),
  flight: ({ of, star, palace, own, dragon, via, isForward }) => ({
    label: of === "mountain" ? "山星" : "向星",
    value: `${toNumeral(star)}入中${turnOf(isForward)}`,
    note: `${of === "mountain" ? "山星管人：身体、和气、睡眠。" : "向星管财：门路、进出、营生。"}运盘飞到${directionNames[palace]}的是${toNumeral(star)}，请它入中宫。${
      via === null
        ? `五没有本宫，看${of === "mountain" ? "坐山" : "向首"}${own}自己，${own}属${polarityOf(own)}`
        : `${own}是${dragonNames[dragon]}，${toNumeral(star)}的本宫里同是${dragonNames[dragon]}的是${via}，${via}属${polarityOf(via)}`
    }，所以${turnOf(isForward)}。`,
  }),
  palace: ({ palace, role, period, mountain, mountainState, facing, facingState, base, annual, month, mansion, otherMountain, otherStars, ...flight }) => ({
    label: toPalaceName(palace),
    value: `山${mountain} 向${facing} 运${base}`,
    note: `${roleWords[role]}山星${toStarName(mountain)}，${stateNames[mountainState]}，主${toStarTheme(mountain)}；向星${toStarName(facing)}，${stateNames[facingState]}，主${toStarTheme(facing)}。运盘${toNumeral(period)}入中顺飞，到这里是${toNumeral(base)}；山盘${toNumeral(flight.mountainCentre)}入中${turnOf(flight.isMountainForward)}，向盘${toNumeral(flight.facingCentre)}入中${turnOf(flight.isFacingForward)}。今年飞来${toStarName(annual)}，本月${toStarName(month)}。${mansion ? `论你的命卦，这里是${mansion}。` : ""}${otherMountain && otherStars ? `若是${otherMountain}向，这里山向两星是${otherStars}。` : ""}`,
  }),
  annual: ({ star, year, five, two }) => ({
    label: "年星",
    value: `${year} ${toStarName(star)}入中`,
    note: `每年立春换一颗入中顺飞，逐年减一。${toYearSum(year)}，十一减去它，得${toNumeral(star)}${11 - toDigitRoot(year) === 10 ? "（十作一）" : ""}。五黄今年在${five === "C" ? "中宫" : directionNames[five]}，那一方少动土、少敲打；二黑属土主病，又叫病符，今年在${two === "C" ? "中宫" : directionNames[two]}，床不放那边。`,
  }),
  month: ({ star, month, five }) => ({
    label: "月星",
    value: `${monthNames[month]}月 ${toStarName(star)}入中`,
    note: `月星从节起算，逐月减一：子午卯酉年正月八，辰戌丑未年正月五，寅申巳亥年正月二。${monthNames[month]}月轮到${toNumeral(star)}，五黄在${five === "C" ? "中宫" : directionNames[five]}。`,
  }),
  yearPlaces: ({ year, branch, taiSui, taiSuiPalace, sanSha }) => ({
    label: "太岁三煞",
    value: `太岁${taiSui} 三煞${directionNames[sanSha]}`,
    note: `${year}年年支是${branch}：太岁就在罗盘上的${taiSui}山，属${directionNames[taiSuiPalace]}；三煞看年支的三合，申子辰在南、巳酉丑在东、寅午戌在北、亥卯未在西，所以在${directionNames[sanSha]}。这两处当年少动土，平常住着不碍事。`,
  }),
  kua: ({ kua, trigram, group, sex, year, otherKua }) => ({
    label: "命卦",
    value: `${trigram}${kua} ${groupNames[group]}命`,
    note: `按立春算，你生在${year}年。${toYearSum(year)}，${sex === "male" ? `男命用十一减去它，得${11 - toDigitRoot(year)}` : `女命用它加四，得${toDigitRoot(year) + 4}`}${toKuaStep(sex, sex === "male" ? 11 - toDigitRoot(year) : toDigitRoot(year) + 4)}，是${trigram}卦。${otherKua === null ? "" : `出生离立春太近，也可能是${toNumeral(otherKua)}，请核对时辰。`}`,
  }),
  house: ({ trigram, group, sitting, palace, good }) => ({
    label: "宅卦",
    value: `${trigram}宅 ${groupNames[group]}宅`,
    note: `宅卦看坐山：坐${sitting}，在${toPalaceName(palace)}，就是${trigram}宅，属${groupNames[group]}。它的四吉方是${toDirectionList(good)}。`,
  }),
  fit: ({ kuaGroup, trigram, houseGroup, fits }) => ({
    label: "命宅",
    value: fits ? "相配" : "不同组",
    note: `坎离震巽为东四，乾坤艮兑为西四。你是${groupNames[kuaGroup]}命，${trigram}宅是${groupNames[houseGroup]}宅，${fits ? "同一组，宅的吉方也是你的吉方。" : "不同组；不必搬家，床头和书桌朝你自己的吉方就好。"}`,
  }),
  mansion: ({ direction, mansion, kua, from, to, changed }) => ({
    label: directionNames[direction],
    value: mansion,
    note: `${mansionMeanings[mansion]}。你的命卦${from}（${kua}）对上${directionNames[direction]}的${to}，${toChanged(changed)}，就是${mansion}。`,
  }),
  place: ({ kind, name, bearing, palace, mountain, facing, facingState, annual, mansion }) => ({
    label: kind === "door" ? "大门" : (name ?? "房间"),
    value: toPalaceName(palace),
    note: `${bearing === null ? "落在全屋正中" : `从屋心量过去是${degreesOf(bearing)}，落在${toPalaceName(palace)}`}，山星${toNumeral(mountain)}，向星${toNumeral(facing)}（${stateNames[facingState]}），今年${toStarName(annual)}到${mansion ? `，八宅为${mansion}` : ""}。`,
  }),
};
