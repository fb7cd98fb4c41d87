import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { boneVerses } from "../../data/bone-verses.ts";
import { partNatures } from "../../data/zh/places.ts";
import { totalTexts } from "../../data/zh/totals.ts";
import type { HuangdiFacts } from "../../fact-types.ts";
import { boneNames, reasonTexts, ruleNames, toPercentText, toSeasonSpan, toShareText, toWeightText } from "./names.ts";

const toHours = (hours: string): string => [...hours].map((hour) => `${hour}时`).join("、");

const toGiven = ({ bone, given, leap }: HuangdiFacts["bone"]): string =>
  ({
    year: () => `${given}年`,
    month: () => toMonthName({ month: Number(given), leap }),
    day: () => toDayName(Number(given)),
    hour: () => `${given}时`,
  })[bone]();

const boneUses = { year: "来处：祖上和家里", month: "身边：同辈和营生", day: "自己，和枕边的人", hour: "后来：晚年、晚辈、留得下的" };
const levelWords = { light: "偏轻", middle: "居中", heavy: "偏重" };
const kinds = { year: "六十个年份", month: "十二个月", day: "三十天", hour: "十二个时辰" };

export const factWords: FactWording<HuangdiFacts> = {
  place: ({ season, hourBranch, part, hours }) => ({
    label: "黄帝身上的位置",
    value: `${season}·${hourBranch}时 · ${part}`,
    note: `四季诗把一季的十二个时辰分到黄帝身上七处。${season}季落在${part}上的是${toHours(hours)}，你是${hourBranch}时。${part}是${partNatures[part]}。原诗八句的定本我们还没核全，先不引。`,
  }),
  season: ({ season, rule, month, leap }) => ({
    label: "生的季",
    value: `${season} · ${toSeasonSpan(rule, season)}`,
    note:
      rule === "lunar"
        ? `按农历月分：正二三月是春，四五六是夏，七八九是秋，其余是冬；闰月跟同名的月。你生在${toMonthName({ month, leap })}，算${season}。`
        : `按节气分：立春、立夏、立秋、立冬各开一季。你出生的那一刻在${toSeasonSpan(rule, season)}之间，算${season}。`,
  }),
  hour: ({ branch, clock, clockTime, isLateZi, dayStartsAt }) => ({
    label: "时辰",
    value: `${branch}时`,
    note: `两小时一个时辰，夜里十一点起子时。${clock === "trueSolar" ? "按出生地的真太阳时" : "按钟表时间"}是${clockTime.slice(0, 16).replace("T", " ")}，所以是${branch}时。${
      isLateZi ? (dayStartsAt === "23:00" ? "夜里十一点已过，日子算第二天。" : "夜里十一点已过，日子不换。") : ""
    }`,
  }),
  body: ({ part, season, hours, isOwn }) => ({
    label: `黄帝的${part}`,
    value: isOwn ? "你在这里" : toHours(hours),
    note: `${part}是${partNatures[part]}。${season}季生在${toHours(hours)}的人落在这里。${isOwn ? "你也是。" : "你不在这一处。"}`,
  }),
  bone: (bone) => ({
    label: boneNames[bone.bone],
    value: `${toGiven(bone)} · ${toWeightText(bone.weight)}`,
    note: `${toGiven(bone)}在称骨表里是${toWeightText(bone.weight)}${bone.leap ? "（闰月跟同名的月）" : ""}，${kinds[bone.bone]}里有${bone.heavier}个比它重，算${levelWords[bone.level]}。我们拿它看${boneUses[bone.bone]}。十钱是一两。`,
  }),
  total: ({ year, month, day, hour, total, same, lighter, all }) => ({
    label: "骨重",
    value: `${toWeightText(total)} · 像${totalTexts[total]![0]}`,
    note: `年${toWeightText(year)}、月${toWeightText(month)}、日${toWeightText(day)}、时${toWeightText(hour)}加起来。六十年、十二月、三十日、十二时共二十五万九千二百种，同样重的有${same}种，${toShareText(same, all)}，比它轻的占${toPercentText(lighter, all)}。轻有轻的用处，重有重的用处。`,
  }),
  verse: ({ total }) => ({
    label: "称骨歌",
    value: toWeightText(total),
    note: `${boneVerses[total]!.join("，").replace(/^(.+?，.+?)，/, "$1。")}。这是骨重${toWeightText(total)}的四句，按总重查得。旧歌话说得满，贫贱富贵都往大里讲，只当旧时的语气看。`,
  }),
  phase: ({ bone, weight, from, to, startYear, endYear, isNow, year }) => ({
    label: to === null ? `虚岁${from}以后` : `虚岁${from}到${to}`,
    value: `${boneNames[bone]}${toWeightText(weight)}${isNow ? " · 眼下" : ""}`,
    note: `把一生按十五年一段分给年月日时四骨，这是借四柱看年限的老法，最后一段不封口。你生在${year}年，这一段是${startYear}年${endYear === null ? "以后" : `到${endYear}年`}。`,
  }),
  otherSeason: ({ rule, season, part, hourBranch }) => ({
    label: `按${ruleNames[rule]}分四季`,
    value: `${season}·${hourBranch}时 · ${part}`,
    note: `四季有两种分法，农历月和节气。换成按${ruleNames[rule]}，你出生时算${season}季，${hourBranch}时就落在${part}上。别处算得不一样，多半是这个缘故。`,
  }),
  variant: ({ reason, hourBranch, part, total }) => ({
    label: "另一种算法",
    value: `${hourBranch}时 · ${part} · ${toWeightText(total)}`,
    note: `${reasonTexts[reason]}，就成了${hourBranch}时，落在${part}上，骨重${toWeightText(total)}。`,
  }),
};
