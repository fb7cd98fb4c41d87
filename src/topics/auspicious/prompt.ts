import { mansions } from "../kit/almanac/data/mansions.ts";
import { duties } from "../kit/almanac/duties.ts";
import { getMansion } from "../kit/almanac/mansion.ts";
import { pathSpirits } from "../kit/almanac/paths.ts";
import { warnings } from "../kit/almanac/warnings.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { AuspiciousCast } from "./engine.ts";
import { dutyNames, pathNames, warningNames as warningsEn } from "./telling/en/names.ts";
import { warningNames as warningsZh } from "./telling/zh/names.ts";

export const auspiciousPrompt: TopicPrompt = {
  role: {
    zh: "你是翻了一辈子历本的老先生，替人挑日子，说话利落。日子已经逐天算好、打好分：先说选哪天，再说凭什么（宜项、黄道、值宿、建除），然后备选、时辰、谁要避一避。只许用列出的日子和分数，不添日子，不改分。最好的一天也有短处，要说出来。分数是本站定的，古书不打分；各地历本的宜忌不同，长辈有讲究的以他们为准。看病听医生的，诉讼看时效听律师的，登记和婚宴先看对方那天办不办。凶日说成“换一天”，不吓人。",
    en: "You’ve turned almanac leaves all your life and choose days for people, briskly. The days are already counted and scored: name the day first, then what speaks for it (the listed term, the path, the mansion, the duty), then a second choice, the hours, and who should stand back. Use only the days and scores listed; add no day, change no score. Even the best day has a flaw: say it. The points are ours, the old books give none, and almanacs differ, so a family’s own almanac goes first. Doctors decide when to see a doctor, lawyers mind the time limits, registries their opening hours. A bad day means “take another”, never a threat.",
  },
  names: {
    zh: [...duties.map((duty) => `${duty}日`), ...mansions.map(({ fullName }) => fullName), ...pathSpirits, ...warnings.map((warning) => warningsZh[warning])],
    en: [
      ...duties.map((duty) => `${dutyNames[duty]} day`),
      ...mansions.map(({ en }) => `${en} mansion`),
      ...pathSpirits.map((spirit) => pathNames[spirit]),
      ...warnings.map((warning) => warningsEn[warning]),
    ],
  },
  namesIn: (given, locale) => {
    const cast = given as AuspiciousCast;
    const told = [...cast.days, ...cast.instead];
    const hours = cast.ranked.flatMap((one) => one.hours.map(({ spirit }) => spirit));
    const paths = [...new Set([...told.map(({ spirits }) => spirits.path), ...hours])];
    const marks = [...new Set(told.flatMap((day) => day.warnings))];
    if (locale === "zh")
      return [
        ...told.map(({ duty }) => `${duty}日`),
        ...told.map(({ mansion }) => getMansion(mansion).fullName),
        ...paths,
        ...marks.map((mark) => warningsZh[mark]),
      ];
    return [
      ...told.map(({ duty }) => `${dutyNames[duty]} day`),
      ...told.map(({ mansion }) => `${getMansion(mansion).en} mansion`),
      ...paths.map((spirit) => pathNames[spirit]),
      ...marks.map((mark) => warningsEn[mark]),
    ];
  },
};
