import type { Locale } from "../../../shared/i18n/locale.ts";
import { letterNames as lettersEn, sceneNamesEn } from "../telling/en/names.ts";
import { letterNames as lettersZh, sceneNamesZh } from "../telling/zh/names.ts";

const versions = {
  zh: { simplified: "简版 28 题", standard: "标准版 93 题", full: "完整版 200 题" },
  en: { simplified: "Short, 28 questions", standard: "Standard, 93 questions", full: "Full, 200 questions" },
} as const;

export const cardWords = {
  zh: {
    letters: lettersZh,
    scenes: sceneNamesZh,
    versions: versions.zh,
    title: (type: string) => `十六型：${type}`,
    consistency: (percent: number) => `前后一致 ${percent}%`,
    acrossShort: "两边都像",
    across: "余量跨着中线：两边都像你",
    neighbours: "隔壁",
    exceptions: "例外的场合",
    method: "怎么算的",
    comma: "、",
    /** The first of them, and how many there are. */
    some: (names: readonly string[], all: number) => `${names.join("、")}${all > names.length ? ` · ${all}` : ""}`,
    tied: (name: string) => `只差${name}这一轴，分不出来`,
    apart: (name: string, percent: number) => `只差${name}这一轴，${percent} 比 ${100 - percent}`,
    foot: "竖括号是误差余量；题目自编，与任何机构无关",
    axis: (name: string, percent: number, low: number, high: number) => `${name} ${percent}，余量 ${low} 到 ${high}`,
  },
  en: {
    letters: lettersEn,
    scenes: sceneNamesEn,
    versions: versions.en,
    title: (type: string) => `Sixteen types: ${type}`,
    consistency: (percent: number) => `consistency ${percent}%`,
    acrossShort: "like both",
    across: "The bracket crosses the middle: both are like you",
    neighbours: "Next door",
    exceptions: "Exceptions",
    method: "How it is counted",
    comma: ", ",
    some: (names: readonly string[], all: number) => `${names.join(", ")}${all > names.length ? ` · ${all}` : ""}`,
    tied: (name: string) => `One letter away: ${name}, too close to call`,
    apart: (name: string, percent: number) => `One letter away: ${name}, ${percent} to ${100 - percent}`,
    foot: "Brackets are margins of error; our own questions, not affiliated",
    axis: (name: string, percent: number, low: number, high: number) => `${name} ${percent}, from ${low} to ${high}`,
  },
} as const satisfies Record<Locale, object>;
