import { type Part, parts } from "./parts.ts";
import { toProminence } from "./prominence.ts";
import { toRule } from "./to-rule.ts";
import { hasFate, type PalmView } from "./view.ts";

/** Where nothing was asked, the part that stands out most in this hand has the word. */
const of = Object.fromEntries(parts.map((part) => [part, (view: PalmView) => 6 + toProminence(view, part)])) as Record<Part, (view: PalmView) => number>;

/** The dissenting voice of each part, what to do with it, and what to watch. */
export const roleRules = [
  toRule("hand.dissent", "hand", of.hand, ["shape", "life"], ({ features: { palm, lifeSweep } }) => `${palm}.${lifeSweep}`, "dissent"),
  toRule("hand.doing", "hand", of.hand, ["shape"], ({ features: { shape, heartForm } }) => `${shape}.${heartForm}`, "doing"),
  toRule("hand.watching", "hand", of.hand, ["shape", "head"], ({ features: { fingers, headSlope } }) => `${fingers}.${headSlope}`, "watching"),
  toRule("love.dissent", "love", of.love, ["heart", "shape"], ({ features: { heartForm, shape } }) => `${heartForm}.${shape}`, "dissent"),
  toRule("love.doing", "love", of.love, ["heart"], ({ features }) => features.heartEnd, "doing"),
  toRule("love.watching", "love", of.love, ["heart", "life"], ({ features: { heartForm, lifeSweep } }) => `${heartForm}.${lifeSweep}`, "watching"),
  toRule("mind.dissent", "mind", of.mind, ["head", "shape"], ({ features: { headSlope, fingers } }) => `${headSlope}.${fingers}`, "dissent"),
  toRule("mind.doing", "mind", of.mind, ["head"], ({ features }) => features.headSlope, "doing"),
  toRule("mind.watching", "mind", of.mind, ["head"], ({ features }) => features.headLength, "watching"),
  toRule("work.dissent", "work", of.work, ["fate", "shape"], (view) => `${hasFate(view) ? "fate" : view.features.fate}.${view.features.shape}`, "dissent"),
  toRule("work.doing", "work", of.work, ["fate"], ({ features }) => features.fate, "doing"),
  toRule("work.watching", "work", of.work, ["head", "shape"], ({ features: { headSlope, palm } }) => `${headSlope}.${palm}`, "watching"),
  toRule("money.dissent", "money", of.money, ["heart", "head"], ({ features: { heartForm, headLength } }) => `${heartForm}.${headLength}`, "dissent"),
  toRule("money.doing", "money", of.money, ["shape"], ({ features }) => features.shape, "doing"),
  toRule("money.watching", "money", of.money, ["heart", "shape"], ({ features: { heartEnd, fingers } }) => `${heartEnd}.${fingers}`, "watching"),
  toRule("vigour.dissent", "vigour", of.vigour, ["life", "shape"], ({ features: { lifeSweep, fingers } }) => `${lifeSweep}.${fingers}`, "dissent"),
  toRule("vigour.doing", "vigour", of.vigour, ["life"], ({ features }) => features.lifeSweep, "doing"),
  toRule("vigour.watching", "vigour", of.vigour, ["head", "heart"], ({ features: { headSlope, heartForm } }) => `${headSlope}.${heartForm}`, "watching"),
  toRule("sides.dissent", "sides", 5.5, ["hand"], ({ cast }) => `${cast.side ?? "unknown"}.${cast.hand}`, "dissent"),
  toRule("sides.doing", "sides", of.sides, ["hand"], ({ cast }) => `${cast.side ?? "unknown"}.${cast.hand}`, "doing"),
  toRule(
    "sides.watching",
    "sides",
    of.sides,
    ["confidence", "shape"],
    ({ cast, features }) => `${cast.confidence.level === "high" ? "sure" : "unsure"}.${features.palm}`,
    "watching",
  ),
];
