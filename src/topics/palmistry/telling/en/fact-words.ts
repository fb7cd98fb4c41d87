import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Doubt } from "../../cast-types.ts";
import { limits } from "../../classes.ts";
import type { PalmistryFacts } from "../../fact-types.ts";
import { num, percent } from "./clauses.ts";
import * as names from "./names.ts";

const typed = "Taken from what you wrote, not measured.";

export const factWords: FactWording<PalmistryFacts> = {
  shape: ({ shape, palm, fingers, palmRatio, fingerRatio, isPalmBorder, isFingerBorder }) => ({
    label: "Shape",
    value: toCapital(names.shapeNames[shape]),
    note: `Square or long palm by short or long fingers gives four shapes; ${palm} with ${fingers} is the ${names.shapeNames[shape]}. ${palmRatio === null ? typed : `The palm is ${palmRatio} times its breadth (square below ${limits.palm}), the middle finger ${fingerRatio} of the palm (long from ${limits.fingers}); both limits are ours.${isPalmBorder || isFingerBorder ? " Yours lies close to one, so read both." : ""}`}`,
  }),
  hand: ({ hand, dominant, side }) => ({
    label: "Which hand",
    value: side === null ? toCapital(names.handNames[hand]) : `${toCapital(names.handNames[hand])}, ${side === "made" ? "the one you use" : "the other one"}`,
    note: `${dominant ? `You use your ${dominant}.` : "You didn’t say which you use."} The western school reads the used hand as what was made and the other as what was given; the old Chinese rule takes the left for men and the right for women. This goes by use.`,
  }),
  heart: ({ end, form, length, bow }) => ({
    label: "Heart line",
    value: `${toCapital(names.heartEndNames[end])}, ${names.formNames[form]}`,
    note: `It starts at the edge below the little finger. ${length === null ? typed : `${length} of the palm’s breadth; it bows ${bow} of its chord, and counts as curved from ${limits.heartBow}.`}`,
  }),
  head: ({ length, slope, ratio, degrees }) => ({
    label: "Head line",
    value: toCapital(`${names.lengthNames[length]}, ${names.slopeNames[slope]}`),
    note: `It starts above the thumb. ${ratio === null ? typed : `${ratio} of the breadth, ${degrees}° from start to end; level under ${limits.headSlope[0]}°, steep from ${limits.headSlope[1]}°. Long or short goes by the finger it stops under.`}`,
  }),
  life: ({ sweep, ratio, length, endUp, end, back }) => ({
    label: "Life line",
    value: toCapital(length === null ? names.sweepNames[sweep] : `${names.sweepNames[sweep]}, ${names.lengthNames[length]}`),
    note: `It goes round the ball of the thumb. ${ratio === null ? typed : `It swings ${percent(ratio)} across, ends ${percent(endUp)} up from the wrist and ${end === "in" ? `comes back ${percent(back)}` : "doesn’t come back"}.`} Its length tells at which stage strength is spent, never how long anyone lives.`,
  }),
  start: ({ start, gap, tied }) => ({
    label: "Where two lines start",
    value: toCapital(names.startNames[start]),
    note: `Head and life line. ${gap === null ? typed : `${gap} of a palm apart, and ${percent(tied)} of the head line keeps to the life line.`} Joined is caution, apart is a will of one’s own.`,
  }),
  fate: ({ fate, end, startUp, endUp }) => ({
    label: "Fate line",
    value: toCapital(end ? `${names.fateNames[fate]}, ${names.fateEndNames[end]}` : names.fateNames[fate]),
    note:
      startUp === null
        ? fate === "none"
          ? "You wrote that there’s no upright line. Many hands have none; nothing is missing."
          : fate === "unmarked"
            ? "The upright line wasn’t marked, so nothing’s said of whether it’s there."
            : typed
        : `From ${percent(startUp)} to ${percent(endUp)} of the palm’s height. I don’t turn height into years: the scales of the schools contradict each other.`,
  }),
  sun: ({ sun, length }) => ({
    label: "Sun line",
    value: toCapital(names.sunNames[sun]),
    note:
      length === null
        ? "The upright line under the ring finger; it wasn’t marked, so nothing’s said of whether it’s there."
        : `The upright line under the ring finger, ${length} of the palm; long above ${limits.sunLong}.`,
  }),
  marriage: ({ marriage, length }) => ({
    label: "Marriage line",
    value: toCapital(names.marriageNames[marriage]),
    note:
      length === null
        ? "A short line at the edge below the little finger; it wasn’t marked, so nothing’s said of whether it’s there."
        : `A short line at the edge, ${length} of the breadth; read by its height between heart line and little finger, not by counting.`,
  }),
  quadrangle: ({ ratio }) => ({
    label: "Between two lines",
    value: num(ratio),
    note: "Heart line to head line below the middle finger, the palm’s length being one.",
  }),
  lead: ({ lead, ratio, isBorder }) => ({
    label: "Index and ring finger",
    value: toCapital(names.leadNames[lead]),
    note:
      ratio === null
        ? typed
        : `Their ratio is ${ratio}; ring longer below ${limits.lead[0]}, index longer above ${limits.lead[1]}.${isBorder ? " Yours is at the border." : ""}`,
  }),
  little: ({ little, reach, isLow, drop }) => ({
    label: "Little finger",
    value: toCapital(isLow ? `${names.littleNames[little]}, set low` : names.littleNames[little]),
    note: `Its tip reaches ${percent(reach)} up the ring finger, whose top crease lies at about 69%. Its base is ${drop} of a palm lower.`,
  }),
  thumb: ({ thumb, ratio, angle, degrees }) => ({
    label: "Thumb",
    value: toCapital(`${names.lengthNames[thumb]}, ${names.angleNames[angle]}`),
    note: `${ratio} of the palm, ${degrees}° from the index finger. The angle counts only if the hand was at ease in the photo.`,
  }),
  gap: ({ gap, index, middle, ring }) => ({
    label: "Gaps",
    value: toCapital(names.gapNames[gap]),
    note: `Neighbouring fingers, from the index on: ${index}, ${middle}, ${ring} degrees.`,
  }),
  sign: ({ line, breaks, at, isChained, isForked, hasIsland }) => ({
    label: toCapital(names.lineNames[line]),
    value: toCapital(
      [breaks > 0 ? `${breaks === 1 ? "one break" : `${breaks} breaks`}` : "", hasIsland ? "island" : "", isChained ? "chained" : "", isForked ? "forked" : ""]
        .filter(Boolean)
        .join(", "),
    ),
    note: `As you marked it.${at === null ? "" : ` The first break is ${percent(at)} of the way along.`}`,
  }),
  single: ({ distance }) => ({
    label: "Single crease",
    value: "Heart and head in one",
    note: `The two lines are ${distance} of a palm apart on average; below ${limits.single} they count as one. What old books threaten with it rests on nothing.`,
  }),
  confidence: ({ level, doubts }) => ({
    label: "How sure",
    value: toCapital(names.levelNames[level]),
    note:
      doubts === ""
        ? "The points were set, the photo is clear, and the lines agree."
        : `${toCapital(
            doubts
              .split(" ")
              .map((doubt) => names.doubtNames[doubt as Doubt])
              .join("; "),
          )}.`,
  }),
};
