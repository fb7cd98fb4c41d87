import { toRule } from "./to-rule.ts";
import type { PalmView } from "./view.ts";

/** Where schools differ most on what this hand shows. */
const findDispute = ({ cast, features }: PalmView): string => {
  if (features.isSingle) return "single";
  if (cast.signs.life?.breaks.length) return "broken";
  return features.lifeLength === "short" ? "short" : features.shape;
};

/** How the hand was held for the photo: by what the four fingers stand apart altogether, degrees. */
const findPose = ({ measures }: PalmView): string | null => {
  if (!measures) return null;
  const apart = measures.gaps.reduce((sum, gap) => sum + gap, 0);
  return apart < 22 ? "closed" : apart < 29 ? "even" : "spread";
};

/** What shape and fingers say, and how far a hand may be believed. */
export const palmRules = [
  toRule("hand.border", "hand", 6.2, ["shape"], ({ cast }) => cast.borders.find((border) => border !== "lead") ?? null),
  toRule("hand.shape", "hand", 6.5, ["shape"], ({ features }) => features.shape),
  toRule("hand.mind", "hand", 5, ["shape", "head"], ({ features: { shape, headSlope } }) => `${shape}.${headSlope}`),
  toRule("hand.angle", "hand", 4.5, ["thumb"], ({ features }) => features.thumbAngle),
  toRule("hand.heart", "hand", 4, ["shape", "heart"], ({ features: { shape, heartForm } }) => `${shape}.${heartForm}`),
  toRule("mind.little", "mind", 4, ["little"], ({ features }) => features.little),
  toRule("work.lead", "work", 6.2, ["lead"], ({ features }) => features.lead),
  toRule("work.thumb", "work", 5, ["thumb"], ({ features }) => features.thumb),
  toRule("work.shape", "work", 4, ["shape"], ({ features: { shape, headLength } }) => `${shape}.${headLength === "long" ? "long" : "short"}`),
  toRule("money.low", "money", 6.5, ["little"], ({ features }) => (features.isLittleLow ? "low" : null)),
  toRule("money.gap", "money", 5.5, ["gap"], ({ features }) => features.gap),
  toRule("money.head", "money", 5, ["head", "shape"], ({ features: { palm, headSlope } }) => `${palm}.${headSlope}`),
  toRule("money.life", "money", 3.5, ["life", "shape"], ({ features: { lifeSweep, palm } }) => `${lifeSweep}.${palm}`),
  toRule("vigour.shape", "vigour", 4, ["shape", "life"], ({ features: { shape, lifeSweep } }) => `${shape}.${lifeSweep === "close" ? "close" : "free"}`),
  toRule("sides.doubt", "sides", 7, ["confidence"], ({ cast }) => cast.confidence.doubts[0] ?? null),
  toRule("sides.side", "sides", 6, ["hand"], ({ cast }) => `${cast.side ?? "unknown"}.${cast.hand}`),
  toRule("sides.check", "sides", 4.5, ["head"], ({ features }) => features.headLength),
  toRule("sides.pose", "sides", 4, ["gap"], findPose),
  toRule("sides.dispute", "sides", 5, ["shape", "life"], findDispute),
];
