import type { FactWords } from "../../../kit/fact.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { BirthdayFacts } from "../../fact-types.ts";
import { pillarNamesZh } from "./names.ts";

const clockNames = { trueSolar: "真太阳时", civil: "钟表时间" };

/** "1990-05-01T13:53:44" → "13:53" */
const toTime = (text: string): string => text.slice(11, 16);

export const toPillarNote = (
  pillar: PillarName,
  ganzhi: string,
  term: string | null,
  time: string | null,
  clock: "trueSolar" | "civil",
  dayStartsAt: "23:00" | "00:00",
): string => {
  if (pillar === "year") return `年柱从立春那一刻换，不从正月初一换；你这一年是${ganzhi}。看祖上和早年。`;
  if (pillar === "month") return `月柱按节换。出生时已过${term}，是${ganzhi}月，天干由年干推出。看父母和立业的时候，定旺衰也先看它。`;
  const by = time === null ? "" : `按${clockNames[clock]}${toTime(time)}，`;
  if (pillar === "day") return `${by}${dayStartsAt === "23:00" ? "夜里十一点" : "零点"}换日，这天排到${ganzhi}。天干是你自己，地支看身边的人。`;
  return `${by}落在${ganzhi[1]}时，天干由日干推出，得${ganzhi}。看晚辈和以后。`;
};

export const clockWords = ({ clock, civilTime, trueSolarTime, longitude, offsetSeconds, isDst, aheadMinutes, hasTime }: BirthdayFacts["clock"]): FactWords => {
  if (!hasTime) return { label: "时间", value: "时辰不详", note: "没有时辰，月柱按当天正午看节气。" };
  if (trueSolarTime === null)
    return { label: "时间", value: `${toTime(civilTime)}（钟表）`, note: "没有出生地的经度，换不成真太阳时，日柱和时柱按钟表时间排。" };
  const dst = isDst ? "那天行夏令时，先拨回一小时，再" : "";
  const far = aheadMinutes === 0 ? "正好相同" : `${aheadMinutes! > 0 ? "快" : "慢"}${Math.abs(aheadMinutes!)}分钟`;
  const zone = `东${longitude!.toFixed(2)}°`;
  return {
    label: "真太阳时",
    value: `${toTime(trueSolarTime)}`,
    note: `${dst}按经度（${longitude! >= 0 ? zone : `西${Math.abs(longitude!).toFixed(2)}°`}）和均时差换算，比钟表${toTime(civilTime)}${far}。时区是UTC${offsetSeconds < 0 ? "−" : "+"}${toOffset(Math.abs(offsetSeconds))}。${clock === "trueSolar" ? "日柱和时柱按它排。" : "这次按你选的钟表时间排。"}`,
  };
};

const toOffset = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}${seconds % 3600 === 0 ? "" : `:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")}`}`;

/** Why another app may show other pillars. */
export const doubtWords = (
  reason: BirthdayFacts["variant"]["reason"],
  changed: string,
  clock: "trueSolar" | "civil",
  clockTime: string,
  dayStartsAt: "23:00" | "00:00",
): string => {
  const which = changed
    .split(" ")
    .map((name) => `${pillarNamesZh[name as PillarName]}柱`)
    .join("、");
  const why = {
    term: "出生离节气交界不到三分钟（不知时辰的，那天正好交节），差一点就是这一组",
    hourEdge: "出生离时辰的边上不到三分钟，记录差一点就是这一组",
    clock: `按${clockNames[clock]}（${toTime(clockTime)}）排就是这一组`,
    dayStart: dayStartsAt === "00:00" ? "零点换日、分早晚子时的排法是这一组" : "夜里十一点换日的排法是这一组",
    chinaDst1988: "1988年4月10日到16日有没有夏令时，资料说法不一，另一种说法是这一组",
    xinjiang: "新疆的记录多用北京时间，也有用当地时间的，另一只钟是这一组",
    chinaFiveZones: "1949年前各地钟点不一，按当地那一区的钟是这一组",
  }[reason];
  return `${why}。变的是${which}。别处排出来不一样，多半是这个缘故。`;
};
