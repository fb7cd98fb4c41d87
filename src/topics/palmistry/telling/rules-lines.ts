import { toRule } from "./to-rule.ts";
import { findRoom, findSign } from "./view.ts";

/** What the lines say: heart, head, life and those that climb. */
export const lineRules = [
  toRule("love.single", "love", 9, ["single"], ({ features }) => (features.isSingle ? "single" : null)),
  toRule("love.sign", "love", 8.5, ["sign.heart"], (view) => findSign(view, "heart")),
  toRule("love.heart", "love", 7, ["heart"], ({ features: { heartEnd, heartForm } }) => `${heartEnd}.${heartForm}`),
  toRule("love.mind", "love", 5.5, ["heart", "head"], ({ features: { heartForm, headSlope } }) => `${heartForm}.${headSlope}`),
  toRule("love.room", "love", 5, ["quadrangle"], findRoom),
  toRule("love.marriage", "love", 4, ["marriage"], ({ features: { marriage } }) => (marriage === "unmarked" ? null : marriage)),
  toRule("love.start", "love", 3.5, ["start"], ({ features }) => features.start),
  toRule("mind.sign", "mind", 8, ["sign.head"], (view) => findSign(view, "head")),
  toRule("mind.head", "mind", 7, ["head"], ({ features: { headLength, headSlope } }) => `${headLength}.${headSlope}`),
  toRule("mind.start", "mind", 6, ["start"], ({ features }) => features.start),
  toRule("mind.fingers", "mind", 5, ["head", "shape"], ({ features: { fingers, headLength } }) => `${fingers}.${headLength}`),
  toRule("work.sign", "work", 8, ["sign.fate"], (view) => findSign(view, "fate")),
  toRule("work.fate", "work", 7, ["fate", "shape"], ({ features: { fate, palm } }) => (fate === "none" || fate === "unmarked" ? `${fate}.${palm}` : fate)),
  toRule("work.fateEnd", "work", 6, ["fate"], ({ features }) => features.fateEnd),
  toRule("money.sun", "money", 6, ["sun", "shape"], ({ features: { sun, palm } }) => (sun === "unmarked" ? `${sun}.${palm}` : sun)),
  toRule("vigour.sign", "vigour", 8, ["sign.life"], (view) => findSign(view, "life")),
  toRule("vigour.sweep", "vigour", 7, ["life"], ({ features }) => features.lifeSweep),
  toRule("vigour.length", "vigour", 6, ["life"], ({ features }) => features.lifeLength),
  toRule("vigour.end", "vigour", 5, ["life"], ({ features: { lifeEnd, lifeSweep } }) => lifeEnd && `${lifeEnd}.${lifeSweep}`),
  toRule("vigour.rest", "vigour", 4.5, ["life", "head"], ({ features: { lifeSweep, headSlope } }) => `${lifeSweep}.${headSlope}`),
];
