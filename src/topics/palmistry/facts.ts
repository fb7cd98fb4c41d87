import type { FactOf } from "../kit/fact.ts";
import type { PalmistryCast } from "./cast-types.ts";
import type { PalmistryFacts } from "./fact-types.ts";
import { lineNames } from "./marks.ts";

export type PalmistryFact = FactOf<PalmistryFacts>;

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;
const toRound = (value: number | null | undefined, digits = 2): number | null => (value === null || value === undefined ? null : round(value, digits));

const listSigns = ({ signs }: PalmistryCast): PalmistryFact[] =>
  lineNames.flatMap((line): PalmistryFact[] => {
    const sign = signs[line];
    if (!sign || !(sign.breaks.length > 0 || sign.isChained || sign.isForked || sign.hasIsland)) return [];
    const { breaks, ...rest } = sign;
    return [{ id: `sign.${line}`, key: "sign", values: { line, breaks: breaks.length, at: breaks[0] ?? null, ...rest } }];
  });

const listFingers = ({ features, measures, borders }: PalmistryCast): PalmistryFact[] => {
  const { lead, little, thumb, thumbAngle, gap, isLittleLow } = features;
  const own: PalmistryFact[] = lead
    ? [{ id: "lead", key: "lead", values: { lead, ratio: toRound(measures?.indexToRing, 3), isBorder: borders.includes("lead") } }]
    : [];
  if (!measures || !little || !thumb || !thumbAngle || !gap) return own;
  const [index, middle, ring] = measures.gaps.map((degrees) => round(degrees, 0)) as [number, number, number];
  return [
    ...own,
    { id: "thumb", key: "thumb", values: { thumb, ratio: round(measures.thumb), angle: thumbAngle, degrees: round(measures.thumbAngle, 0) } },
    { id: "little", key: "little", values: { little, reach: round(measures.littleReach), isLow: isLittleLow, drop: round(measures.littleDrop) } },
    { id: "gap", key: "gap", values: { gap, index, middle, ring } },
  ];
};

const listLines = ({ features, measures }: PalmistryCast): PalmistryFact[] => {
  const { heartEnd, heartForm, headLength, headSlope, lifeSweep, lifeLength, lifeEnd, start, fate, fateEnd, sun, marriage } = features;
  const lines = measures?.lines;
  const { heart, head, life } = lines ?? {};
  return [
    { id: "heart", key: "heart", values: { end: heartEnd, form: heartForm, length: toRound(heart?.length), bow: toRound(heart?.bow) } },
    { id: "head", key: "head", values: { length: headLength, slope: headSlope, ratio: toRound(head?.length), degrees: toRound(measures?.headSlope, 0) } },
    {
      id: "life",
      key: "life",
      values: {
        sweep: lifeSweep,
        ratio: toRound(measures?.sweep),
        length: lifeLength,
        endUp: toRound(life?.endUp),
        end: lifeEnd,
        back: toRound(measures?.sweepBack),
      },
    },
    ...(start ? [{ id: "start", key: "start", values: { start, gap: toRound(measures?.startGap), tied: toRound(measures?.tied) } } as const] : []),
    { id: "fate", key: "fate", values: { fate, end: fateEnd, startUp: toRound(lines?.fate?.startUp), endUp: toRound(lines?.fate?.endUp) } },
    ...(sun ? [{ id: "sun", key: "sun", values: { sun, length: toRound(lines?.sun?.length) } } as const] : []),
    ...(marriage ? [{ id: "marriage", key: "marriage", values: { marriage, length: toRound(lines?.marriage?.length) } } as const] : []),
    ...(measures && measures.quadrangle !== null ? [{ id: "quadrangle", key: "quadrangle", values: { ratio: round(measures.quadrangle) } } as const] : []),
  ];
};

/** All that can be said of a hand, the rare before the common. */
export const toPalmistryFacts = (cast: PalmistryCast): PalmistryFact[] => {
  const { features, measures, borders, hand, dominant, side, confidence } = cast;
  const { shape, palm, fingers, isSingle } = features;
  const [isPalmBorder, isFingerBorder] = [borders.includes("palm"), borders.includes("fingers")];
  return [
    ...(isSingle && measures ? [{ id: "single", key: "single", values: { distance: round(measures.heartToHead) } } as const] : []),
    ...listSigns(cast),
    {
      id: "shape",
      key: "shape",
      values: { shape, palm, fingers, palmRatio: toRound(measures?.palm), fingerRatio: toRound(measures?.fingers), isPalmBorder, isFingerBorder },
    },
    ...listLines(cast),
    ...listFingers(cast),
    { id: "hand", key: "hand", values: { hand, dominant, side } },
    { id: "confidence", key: "confidence", values: { level: confidence.level, doubts: confidence.doubts.join(" ") } },
  ];
};
