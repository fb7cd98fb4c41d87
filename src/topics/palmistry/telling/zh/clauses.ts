import { limits } from "../../classes.ts";
import { findSign, type PalmView } from "../view.ts";

/** 0.785 → 0.79 */
export const num = (value: number | null | undefined): string => String(Math.round((value ?? 0) * 100) / 100);
/** 0.63 → 63% */
export const percent = (value: number | null | undefined): string => `${Math.round((value ?? 0) * 100)}%`;
export const degrees = (value: number | null | undefined): string => `${Math.round(value ?? 0)}度`;

/** The measures a sentence starts from; what the person typed, where nothing was measured. */
export const clauses = {
  shape: ({ measures, features }: PalmView): string =>
    measures
      ? `中指是掌长的${percent(measures.fingers)}，`
      : `你写掌形偏${features.palm === "square" ? "方" : "长"}、手指偏${features.fingers === "short" ? "短" : "长"}，`,
  border: ({ measures, cast }: PalmView): string =>
    cast.borders.includes("palm")
      ? `掌长是掌宽的${num(measures?.palm)}倍，离方掌长掌的界${limits.palm}很近，`
      : `中指占掌长的${percent(measures?.fingers)}，离长指短指的界${percent(limits.fingers)}很近，`,
  heart: ({ measures }: PalmView): string => (measures ? `感情线长到掌宽的${percent(measures.lines.heart?.length)}，` : "照你写的，感情线"),
  head: ({ measures }: PalmView): string =>
    measures ? `智慧线长到掌宽的${percent(measures.lines.head?.length)}，斜${degrees(measures.headSlope)}，` : "照你写的，智慧线",
  start: ({ measures, features }: PalmView): string => {
    if (!measures) return "";
    return features.start === "tied" || features.start === "joined"
      ? `智慧线头一段${percent(measures.tied)}贴着生命线，`
      : `智慧线和生命线起头相隔掌长的${percent(measures.startGap)}，`;
  },
  fingers: ({ measures }: PalmView): string => (measures ? `中指占掌长${percent(measures.fingers)}，` : ""),
  little: ({ measures }: PalmView): string => `小指尖够到无名指的${percent(measures?.littleReach)}，`,
  fate: ({ measures, features }: PalmView): string => {
    const line = measures?.lines.fate;
    if (features.fate === "none" || features.fate === "unmarked") return "";
    return line ? `事业线起在掌高的${percent(line.startUp)}，` : "";
  },
  fateEnd: ({ measures }: PalmView): string => `事业线收在掌高的${percent(measures?.lines.fate?.endUp)}，`,
  lead: ({ measures }: PalmView): string => (measures ? `食指是无名指的${percent(measures.indexToRing)}，` : "按你比的，"),
  thumb: ({ measures }: PalmView): string => `拇指有掌长的${percent(measures?.thumb)}，`,
  angle: ({ measures }: PalmView): string => `拇指和食指之间${degrees(measures?.thumbAngle)}，`,
  sun: ({ measures }: PalmView): string => (measures?.lines.sun ? `无名指下这条线有掌长的${percent(measures.lines.sun.length)}，` : ""),
  gap: ({ measures }: PalmView): string => `三道指缝是${(measures?.gaps ?? []).map((gap) => Math.max(0, Math.round(gap))).join("、")}度，`,
  drop: ({ measures }: PalmView): string => `小指根比无名指根低掌长的${percent(measures?.littleDrop)}，`,
  sweep: ({ measures, features }: PalmView): string =>
    measures
      ? `生命线弯出掌宽的${percent(measures.sweep)}，`
      : `你写生命线${features.lifeSweep === "close" ? "贴着拇指走" : features.lifeSweep === "wide" ? "弯到掌心" : "弯到食指下方"}，`,
  lifeEnd: ({ measures }: PalmView): string => `生命线收在掌高的${percent(measures?.lines.life?.endUp)}，`,
  back: ({ measures }: PalmView): string => `末端往拇指回了掌宽的${percent(measures?.sweepBack)}，`,
  bow: ({ measures }: PalmView): string => (measures ? `感情线弯度${percent(measures.lines.heart?.bow)}，` : ""),
  pose: ({ measures }: PalmView): string => `四指一共张开${degrees((measures?.gaps ?? []).reduce((sum, gap) => sum + gap, 0))}，`,
  reach: ({ measures }: PalmView): string => (measures ? `从食指下到小指下，智慧线走了${percent((measures.lines.head?.endsUnder ?? 0) / 3)}，` : ""),
  room: ({ measures }: PalmView): string => `感情线和智慧线在中指下隔掌长的${percent(measures?.quadrangle)}，`,
  marriage: ({ measures }: PalmView): string => `小指下的婚姻线有掌宽的${percent(measures?.lines.marriage?.length)}，`,
  single: ({ measures }: PalmView): string => `感情线和智慧线并成一条，两线平均只隔掌长的${percent(measures?.heartToHead)}，`,
};

const lineNames = { heart: "感情线", head: "智慧线", life: "生命线", fate: "事业线" } as const;

const signNames = { island: "线上有个岛", chained: "起了链纹", forked: "末端分叉" } as const;

/** The line that carries a sign, and where it breaks. */
export const signClause = (line: keyof typeof lineNames, view: PalmView): string => {
  const length = view.measures?.lines[line]?.length;
  const sign = findSign(view, line);
  if (length === undefined || sign === null) return `你写${lineNames[line]}断断续续，`;
  if (sign === "broken") return `${lineNames[line]}走到${percent(view.cast.signs[line]?.breaks[0])}处断开，`;
  return `${lineNames[line]}有${line === "heart" || line === "head" ? "掌宽" : "掌长"}的${percent(length)}，${signNames[sign]}，`;
};
