import { limits } from "../../classes.ts";
import { findSign, type PalmView } from "../view.ts";

/** 0.785 → 0.79 */
export const num = (value: number | null | undefined): string => String(Math.round((value ?? 0) * 100) / 100);
/** 0.63 → 63% */
export const percent = (value: number | null | undefined): string => `${Math.round((value ?? 0) * 100)}%`;
export const degrees = (value: number | null | undefined): string => `${Math.round(value ?? 0)}°`;

/** The measures a sentence starts from; what the person typed, where nothing was measured. */
export const clauses = {
  shape: ({ measures, features }: PalmView): string =>
    measures ? `The middle finger’s ${percent(measures.fingers)} of the palm: ` : `You wrote a ${features.palm} palm and ${features.fingers} fingers: `,
  border: ({ measures, cast }: PalmView): string =>
    cast.borders.includes("palm")
      ? `At ${num(measures?.palm)} the palm’s close to the limit of ${limits.palm} between square and long: `
      : `At ${percent(measures?.fingers)} of the palm the middle finger’s close to the limit of ${percent(limits.fingers)}: `,
  heart: ({ measures }: PalmView): string =>
    measures ? `The heart line runs ${percent(measures.lines.heart?.length)} of the palm’s breadth, ` : "You’ve looked at the heart line, ",
  head: ({ measures }: PalmView): string =>
    measures
      ? `The head line, ${percent(measures.lines.head?.length)} of the breadth and ${degrees(measures.headSlope)} down, is `
      : "The head line, as you wrote it, is ",
  start: ({ measures, features }: PalmView): string => {
    if (!measures) return "Head and life line: ";
    return features.start === "tied" || features.start === "joined"
      ? `For ${percent(measures.tied)} of its length the head line keeps to the life line, `
      : `Head and life line start ${percent(measures.startGap)} of a palm apart, `;
  },
  fingers: ({ measures }: PalmView): string => (measures ? `With a middle finger of ${percent(measures.fingers)} of the palm, ` : "As you wrote, "),
  little: ({ measures }: PalmView): string => `The little finger reaches ${percent(measures?.littleReach)} up the ring finger, `,
  fate: ({ measures, features }: PalmView): string => {
    const line = measures?.lines.fate;
    if (features.fate === "none" || features.fate === "unmarked") return "";
    return line ? `The fate line begins ${percent(line.startUp)} up the palm, ` : "";
  },
  fateEnd: ({ measures }: PalmView): string => `The fate line goes to ${percent(measures?.lines.fate?.endUp)} of the palm’s height, `,
  lead: ({ measures }: PalmView): string => (measures ? `The index finger is ${percent(measures.indexToRing)} of the ring finger, ` : "As you compared them, "),
  thumb: ({ measures }: PalmView): string => `The thumb is ${percent(measures?.thumb)} of the palm, `,
  angle: ({ measures }: PalmView): string => `Thumb and index finger stand ${degrees(measures?.thumbAngle)} apart, `,
  sun: ({ measures }: PalmView): string =>
    measures?.lines.sun ? `Under the ring finger there’s a line ${percent(measures.lines.sun.length)} of the palm long, ` : "",
  gap: ({ measures }: PalmView): string => `The fingers stand ${(measures?.gaps ?? []).map((gap) => Math.max(0, Math.round(gap))).join(", ")} degrees apart, `,
  drop: ({ measures }: PalmView): string => `The little finger’s base lies ${percent(measures?.littleDrop)} of a palm lower than its neighbour’s, `,
  sweep: ({ measures, features }: PalmView): string =>
    measures
      ? `The life line swings ${percent(measures.sweep)} across the palm, `
      : `You wrote that the life line ${features.lifeSweep === "close" ? "stays by the thumb" : features.lifeSweep === "wide" ? "reaches mid-palm" : "swings to below the index finger"}, `,
  lifeEnd: ({ measures }: PalmView): string => `The life line ends ${percent(measures?.lines.life?.endUp)} up from the wrist, `,
  back: ({ measures }: PalmView): string => `Its end has come back ${percent(measures?.sweepBack)} of the breadth, `,
  bow: ({ measures }: PalmView): string => (measures ? `The heart line bows by ${percent(measures.lines.heart?.bow)}: ` : "Look at the heart line: "),
  pose: ({ measures }: PalmView): string => `The four fingers stand ${degrees((measures?.gaps ?? []).reduce((sum, gap) => sum + gap, 0))} apart in all, `,
  reach: ({ measures }: PalmView): string =>
    measures
      ? `The head line goes ${percent((measures.lines.head?.endsUnder ?? 0) / 3)} of the way from the index finger to the little one; `
      : "About the head line: ",
  room: ({ measures }: PalmView): string => `Heart and head line stand ${percent(measures?.quadrangle)} of a palm apart under the middle finger, `,
  marriage: ({ measures }: PalmView): string => `The marriage line is ${percent(measures?.lines.marriage?.length)} of the breadth, `,
  single: ({ measures }: PalmView): string => `Heart and head line run as one, ${percent(measures?.heartToHead)} of a palm apart on average, `,
};

const lineNames = { heart: "heart line", head: "head line", life: "life line", fate: "fate line" } as const;

const signNames = { island: "has an island", chained: "is chained", forked: "forks at the end" } as const;

/** The line that carries a sign, and where it breaks. */
export const signClause = (line: keyof typeof lineNames, view: PalmView): string => {
  const length = view.measures?.lines[line]?.length;
  const sign = findSign(view, line);
  if (length === undefined || sign === null) return `You wrote a ${lineNames[line]} in pieces: `;
  if (sign === "broken") return `Your ${lineNames[line]} breaks ${percent(view.cast.signs[line]?.breaks[0])} of the way along: `;
  return `Your ${lineNames[line]}, ${percent(length)} of the palm’s ${line === "heart" || line === "head" ? "breadth" : "length"}, ${signNames[sign]}: `;
};
