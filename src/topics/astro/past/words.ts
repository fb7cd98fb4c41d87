import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Mark } from "../../kit/past/past.ts";
import type { Body } from "../../kit/sky/names.ts";
import { listExactDays } from "./mark-year.ts";

const names: Record<Locale, Record<string, string>> = {
  zh: {
    saturn: "土星",
    uranus: "天王星",
    pluto: "冥王星",
    sun: "太阳",
    moon: "月亮",
    ascendant: "上升",
    descendant: "下降",
    midheaven: "天顶",
    imumCoeli: "天底",
  },
  en: {
    saturn: "Saturn",
    uranus: "Uranus",
    pluto: "Pluto",
    sun: "Sun",
    moon: "Moon",
    ascendant: "Ascendant",
    descendant: "Descendant",
    midheaven: "Midheaven",
    imumCoeli: "Imum Coeli",
  },
};

const ties: Record<Locale, (angle: number) => string> = {
  zh: (angle) => (angle === 0 ? "合" : angle === 180 ? "冲" : "刑"),
  en: (angle) => (angle === 0 ? "conjunct" : angle === 180 ? "opposite" : "square"),
};

const toDays = ({ values: { body, longitude, year } }: Mark): string[] => listExactDays(body as Body, Number(longitude), Number(year));

/** The days are exact for one minute of birth; for the angles they move with it. */
export const sayTransitRule: Record<Locale, (mark: Mark) => string> = {
  zh: (mark) => {
    const { body, point, angle } = mark.values;
    const days = toDays(mark);
    const when = days.length > 0 ? `（${days.join("、")}）` : "";
    if (mark.rule === "saturnReturn") return `土星回到出生时的位置${when}`;
    return `行运${names.zh[String(body)]}${ties.zh(Number(angle))}本命${names.zh[String(point)]}${when}`;
  },
  en: (mark) => {
    const { body, point, angle } = mark.values;
    const days = toDays(mark);
    const when = days.length > 0 ? ` (${days.join(", ")})` : "";
    if (mark.rule === "saturnReturn") return `Saturn returned to its place at birth${when}`;
    return `${names.en[String(body)]} ${ties.en(Number(angle))} your ${names.en[String(point)]}${when}`;
  },
};
