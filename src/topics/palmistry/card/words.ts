import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PalmistryCast } from "../cast-types.ts";
import type { LineName } from "../marks.ts";
import * as english from "../telling/en/names.ts";
import * as chinese from "../telling/zh/names.ts";

/** What a figure of the hand is of. */
export type MeasureName = "palm" | "finger" | "length" | "bow" | "slope" | "sweep" | "endUp" | "startUp" | "gap" | "ratio" | "reach" | "angle" | "apart";

export interface CardWords {
  title(cast: PalmistryCast): string;
  note(cast: PalmistryCast): string;
  figure(cast: PalmistryCast, isPhoto: boolean): string;
  /** Beside the lines, so short. */
  lines: Record<LineName, string>;
  /** What the figures are parts of. */
  unit: string;
  fingers: string;
  measured: string;
  /** Of what was described, not measured. */
  told: string;
  measures: Record<MeasureName, string>;
}

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    title: ({ hand, features }) => `${chinese.handNames[hand]} · ${chinese.shapeNames[features.shape]}`,
    note: ({ side, confidence }) => `${side === "made" ? "惯用手 · " : side === "given" ? "非惯用手 · " : ""}${chinese.levelNames[confidence.level]}`,
    figure: ({ hand, features }, isPhoto) =>
      `${isPhoto ? "照片上的" : "画的"}${chinese.handNames[hand]}，感情线${chinese.heartEndNames[features.heartEnd]}，智慧线${chinese.slopeNames[features.headSlope]}，生命线${chinese.sweepNames[features.lifeSweep]}`,
    lines: { heart: "感情", head: "智慧", life: "生命", fate: "事业", sun: "太阳", marriage: "婚姻" },
    unit: "横线以掌宽为一，竖线和手指以掌长为一。",
    fingers: "手指",
    measured: "量得",
    told: "照你写的",
    measures: {
      palm: "掌长比宽",
      finger: "中指比掌",
      length: "长",
      bow: "弯",
      slope: "斜",
      sweep: "弯出",
      endUp: "收在",
      startUp: "起在",
      gap: "相隔",
      ratio: "之比",
      reach: "够到",
      angle: "张开",
      apart: "张开",
    },
  },
  en: {
    title: ({ hand, features }) => `${toCapital(english.handNames[hand])} · ${english.shapeNames[features.shape]}`,
    note: ({ side, confidence }) =>
      `${side === "made" ? "The hand you use · " : side === "given" ? "The other hand · " : ""}${english.levelNames[confidence.level]}`,
    figure: ({ hand, features }, isPhoto) =>
      `${isPhoto ? "A photo" : "A drawing"} of the ${english.handNames[hand]}: the heart line ${english.heartEndNames[features.heartEnd]}, a ${english.slopeNames[features.headSlope]} head line, a life line ${english.sweepNames[features.lifeSweep]}`,
    lines: { heart: "Heart", head: "Head", life: "Life", fate: "Fate", sun: "Sun", marriage: "Union" },
    unit: "Lines across are parts of the palm’s breadth, upright lines and fingers of its length.",
    fingers: "Fingers",
    measured: "Measured",
    told: "As described",
    measures: {
      palm: "palm",
      finger: "middle finger",
      length: "length",
      bow: "bow",
      slope: "slope",
      sweep: "sweep",
      endUp: "ends at",
      startUp: "starts at",
      gap: "apart",
      ratio: "ratio",
      reach: "reach",
      angle: "open",
      apart: "apart",
    },
  },
};
