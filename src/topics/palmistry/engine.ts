import type { Features, LineSigns, Measures, PalmistryCast } from "./cast-types.ts";
import { type MarkedHand, toMarkedHand } from "./check-marks.ts";
import { listBorders, toFeatures, toShape } from "./classes.ts";
import { toConfidence } from "./confidence.ts";
import type { PalmistryInput } from "./input.ts";
import { type LineName, lineNames, type Marks } from "./marks.ts";
import { toHandMeasures } from "./measure/hand.ts";
import { toLineMeasures, toRelations } from "./measure/lines.ts";

const toMeasures = ({ fingers, lines, thumbEdge, breadth }: MarkedHand): Measures => {
  const measured = lineNames.flatMap((name) => {
    const line = lines[name];
    return line ? [[name, toLineMeasures(name, line, fingers, breadth)] as const] : [];
  });
  return { ...toHandMeasures(fingers, breadth), ...toRelations(lines, fingers, thumbEdge, breadth), lines: Object.fromEntries(measured) };
};

const toSigns = ({ lines }: Marks, { turned }: MarkedHand): PalmistryCast["signs"] =>
  Object.fromEntries(
    lineNames.flatMap((name): [LineName, LineSigns][] => {
      const line = lines[name];
      const toShare = (share: number): number => (turned.includes(name) ? 1 - share : share);
      return line
        ? [
            [
              name,
              {
                breaks: line.breaks.map(toShare).sort((one, other) => one - other),
                isChained: line.isChained,
                isForked: line.isForked,
                hasIsland: line.hasIsland,
              },
            ],
          ]
        : [];
    }),
  );

const unsigned: LineSigns = { breaks: [], isChained: false, isForked: false, hasIsland: false };

/** The names a person gave by eye; what was not asked stays null. */
const toTypedFeatures = ({
  palm = "square",
  fingers = "short",
  heart,
  head = "longStraight",
  life = "medium",
  start,
  fate,
  lead,
}: PalmistryInput): Features => ({
  shape: toShape(palm, fingers),
  palm,
  fingers,
  lead: lead ?? null,
  little: null,
  isLittleLow: false,
  thumb: null,
  thumbAngle: null,
  gap: null,
  heartEnd: heart === undefined || heart === "straight" ? "between" : heart,
  heartForm: heart === "straight" ? "straight" : "curved",
  headLength: head.startsWith("short") ? "short" : "long",
  headSlope: head.endsWith("Straight") ? "straight" : "gentle",
  start: start ?? null,
  lifeSweep: life,
  lifeLength: null,
  lifeEnd: null,
  fate: fate === undefined ? "unmarked" : fate === "none" ? "none" : "present",
  fateEnd: null,
  sun: null,
  marriage: null,
  isSingle: false,
});

const toSide = ({ hand, dominant }: PalmistryInput): PalmistryCast["side"] => (dominant === undefined ? null : dominant === hand ? "made" : "given");

/**
 * A palm's measures and their names. Lengths are parts of the palm, angles degrees: nothing depends on the picture's size, turn or mirroring.
 * @throws AppError invalidParameters for marks no hand could have; see `toMarkedHand`
 */
export const castPalmistry = (input: PalmistryInput): PalmistryCast => {
  const { picture = null, marks = null, hand, dominant = null } = input;
  const given = { picture, marks, hand, dominant, side: toSide(input) };
  if (!marks) {
    const signs: PalmistryCast["signs"] = input.fate === "broken" ? { fate: { ...unsigned, breaks: [0.5] } } : {};
    return { ...given, features: toTypedFeatures(input), signs, measures: null, borders: [], confidence: toConfidence(null, null, hand) };
  }
  const marked = toMarkedHand(marks);
  const measures = toMeasures(marked);
  return {
    ...given,
    features: toFeatures(measures, marked.fingers.little.base.up),
    signs: toSigns(marks, marked),
    measures,
    borders: listBorders(measures),
    confidence: toConfidence(marks, marked, hand),
  };
};
