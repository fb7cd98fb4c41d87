import type { Locale } from "../../../shared/i18n/locale.ts";
import type { AuspiciousCast, AuspiciousDay } from "../engine.ts";
import { dutyNames, toAnimal, toHourName as toHourEn } from "./en/names.ts";
import { purposeNames as purposesEn } from "./en/purposes.ts";
import { toTermName } from "./en/terms.ts";
import { toHourName as toHourZh } from "./zh/names.ts";
import { purposeNames as purposesZh } from "./zh/purposes.ts";

interface IcsWords {
  summary(cast: AuspiciousCast, index: number): string;
  description(cast: AuspiciousCast, day: AuspiciousDay): string;
}

const listHours = ({ ranked }: AuspiciousCast, { date }: AuspiciousDay) => (ranked.find((one) => one.date === date)?.hours ?? []).slice(0, 3);

export const icsWords: Record<Locale, IcsWords> = {
  zh: {
    summary: ({ purpose }, index) => `${purposesZh[purpose].act}：${index === 0 ? "首选" : `备选 ${index}`}`,
    description: (cast, day) => {
      const hours = listHours(cast, day).map(toHourZh);
      return [
        `${day.lunarName} ${day.pillars.day}日，${day.duty}日，${day.score}/${cast.mostScore} 分`,
        ...(hours.length > 0 ? [`吉时：${hours.join("、")}`] : []),
        `宜：${day.good.slice(0, 6).join("、") || "无"}`,
        `忌：${day.avoid.slice(0, 6).join("、") || "无"}`,
        `冲${day.clash.animal}（${day.clash.ganzhi}）`,
      ].join("\n");
    },
  },
  en: {
    summary: ({ purpose }, index) => `${purposesEn[purpose].option}: ${index === 0 ? "first choice" : `choice ${index + 1}`}`,
    description: (cast, day) => {
      const hours = listHours(cast, day).map(toHourEn);
      return [
        `${day.pillars.day}, ${dutyNames[day.duty]} day, ${day.score} of ${cast.mostScore}`,
        ...(hours.length > 0 ? [`Hours: ${hours.join(", ")}`] : []),
        `Good for: ${day.good.slice(0, 6).map(toTermName).join(", ") || "nothing listed"}`,
        `Avoid: ${day.avoid.slice(0, 6).map(toTermName).join(", ") || "nothing listed"}`,
        `Clashes with the ${toAnimal(day.clash.branch)} (${day.clash.ganzhi})`,
      ].join("\n");
    },
  },
};
