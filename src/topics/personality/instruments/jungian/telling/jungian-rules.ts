import { defineRules } from "../../../../kit/telling/rule.ts";
import type { Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn } from "../../../profile/vary.ts";
import type { JungFunction } from "../items.ts";
import { isOutward, isPerceiving, type JungianCast, toLetter, toOpposite } from "../score.ts";

export type JungianView = ProfileView<JungFunction, JungianCast>;
const rules = defineRules<JungianView, Part>();
/** Percent points between the two attitudes that are worth a word. */
const attitudeLead = 8;

/** How a second that doesn't belong beside the first stands to it: its far pole, the same function turned round, one of its own kind, or one of its own direction. */
export type Unlike = "pole" | "mirror" | "kind" | "direction";
export const toUnlike = (first: JungFunction, second: JungFunction): Unlike => {
  if (second === toOpposite(first)) return "pole";
  if (toLetter(second) === toLetter(first)) return "mirror";
  return isPerceiving(first) === isPerceiving(second) ? "kind" : "direction";
};

export const jungianRules = rules([
  {
    key: "pair",
    part: "self",
    weight: (view) => 4 + toTurn(view, "pair") * 3,
    holds: ({ cast: { stack, type, pattern } }) =>
      pattern.isSecondAuxiliary ? { facts: ["stack", `scale.${stack[0]}`, `scale.${stack[1]}`], of: type } : null,
  },
  {
    key: "unlikePair",
    part: "self",
    weight: 6.8,
    holds: ({ cast: { pattern }, first, second }) =>
      pattern.isSecondAuxiliary ? null : { facts: ["stack", "pattern", `scale.${second}`], of: `${first}.${second}` },
  },
  {
    key: "inferiorLow",
    part: "growth",
    weight: (view) => 3 + toTurn(view, "inferior") * 3,
    holds: ({ cast: { stack, pattern } }) => (pattern.isInferiorLow ? { facts: ["stack", `scale.${stack[3]}`], of: stack[3] } : null),
  },
  {
    key: "inferiorHigh",
    part: "growth",
    weight: 6.4,
    holds: ({ cast: { stack, pattern } }) => (pattern.isInferiorLow ? null : { facts: ["pattern", `scale.${stack[3]}`], of: stack[3] }),
  },
  {
    key: "patternAll",
    part: "sure",
    weight: 5.2,
    holds: ({ cast: { pattern, code } }) => (Object.values(pattern).every(Boolean) ? { facts: ["pattern", "stack"], of: code } : null),
  },
  {
    key: "patternSome",
    part: "sure",
    weight: 5.4,
    holds: ({ cast: { pattern }, second }) => (Object.values(pattern).every(Boolean) ? null : { facts: ["pattern", "stack"], of: second }),
  },
  {
    key: "outward",
    part: "tired",
    weight: (view) => 4.6 + toTurn(view, "attitude") * 2,
    holds: ({ cast: { attitudes }, third }) => (attitudes.outward - attitudes.inward >= attitudeLead ? { facts: ["attitude"], of: third } : null),
  },
  {
    key: "inward",
    part: "tired",
    weight: (view) => 4.6 + toTurn(view, "attitude") * 2,
    holds: ({ cast: { attitudes }, third }) => (attitudes.inward - attitudes.outward >= attitudeLead ? { facts: ["attitude"], of: third } : null),
  },
  {
    key: "bothTake",
    part: "work",
    weight: (view) => 4 + toTurn(view, "both") * 2.4,
    holds: ({ first, second }) =>
      isPerceiving(first) && isPerceiving(second) ? { facts: [`scale.${first}`, `scale.${second}`], of: `${first}.${second}` } : null,
  },
  {
    key: "bothJudge",
    part: "work",
    weight: (view) => 4 + toTurn(view, "both") * 2.4,
    holds: ({ first, second }) =>
      !isPerceiving(first) && !isPerceiving(second) ? { facts: [`scale.${first}`, `scale.${second}`], of: `${first}.${second}` } : null,
  },
  {
    key: "sameAttitude",
    part: "love",
    weight: (view) => 4 + toTurn(view, "same") * 2.4,
    holds: ({ first, second }) => (isOutward(first) === isOutward(second) ? { facts: [`scale.${first}`, `scale.${second}`], of: `${first}.${second}` } : null),
  },
]);
export type JungianKey = (typeof jungianRules)[number]["key"];
