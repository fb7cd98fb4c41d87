import { defineRules } from "../../kit/telling/rule.ts";
import { type LivedPart, livedParts, type Part } from "./parts.ts";
import { toSteadiness } from "./profile.ts";
import type { ProfileView } from "./profile-view.ts";
import { toTurn, toWay } from "./vary.ts";

const rules = defineRules<ProfileView, Part>();

/** What of a scale a report leaves for last in a part: two people with the same scales in front then hear different things of them. */
const toRest = (view: ProfileView, of: "first" | "second", voice: number, part: LivedPart): number =>
  of === "first" ? (toWay(view, `rest.first.${part}`, 3) === voice ? 0 : 2.4) : toWay(view, `rest.second.${part}`, 2) === voice ? 3 : 0;

/** The scale whose answers of a part are told word for word, in about three parts of a report; null in the others. */
const toSaid = (view: ProfileView, part: LivedPart): string | null =>
  toTurn(view, `said.${part}`) < 0.5 ? [view.first, view.second, view.third, view.last][toWay(view, `said.scale.${part}`, 4)]! : null;
/** What was told word for word is not told again in the same breath. */
const toQuiet = (view: ProfileView, part: LivedPart, scale: string): number => (toSaid(view, part) === scale ? 6 : 0);

/** By the answers themselves: the statements that were most affirmed, most denied, and affirmed on the lowest scale. */
const answerRules = livedParts.flatMap((part) =>
  rules([
    {
      key: "loud",
      part,
      weight: (view) => 4.4 + toTurn(view, `loud.${part}`) * 2.6 - toRest(view, "first", 0, part) - toQuiet(view, part, view.first),
      holds(view) {
        const [item] = view.answered(view.first, part);
        return item && item.keyed >= 4 ? { facts: [`item.${item.id}`, `scale.${view.first}`], of: item.id } : null;
      },
    },
    {
      key: "loudSecond",
      part,
      weight: (view) => 4.6 + toTurn(view, `loudSecond.${part}`) * 2.6 - toRest(view, "second", 0, part) - toQuiet(view, part, view.second),
      holds(view) {
        const [item] = view.answered(view.second, part);
        return item && item.keyed >= 4 ? { facts: [`item.${item.id}`, `scale.${view.second}`], of: item.id } : null;
      },
    },
    {
      key: "loudThird",
      part,
      weight: (view) => 4.4 + toTurn(view, `loudThird.${part}`) * 2.6 - toQuiet(view, part, view.third),
      holds(view) {
        const [item] = view.answered(view.third, part);
        return item && item.keyed >= 4 ? { facts: [`item.${item.id}`, `scale.${view.third}`], of: item.id } : null;
      },
    },
    {
      key: "elsewhere",
      part,
      weight: (view) => 4.2 + toTurn(view, `elsewhere.${part}`) * 2.6,
      holds(view) {
        const found = view.cast.order.slice(3, -1).flatMap((scale) => view.answered(scale, part).filter(({ keyed }) => keyed === 5));
        const item = found[toWay(view, `elsewhere.item.${part}`, Math.max(1, found.length))];
        return item ? { facts: [`item.${item.id}`, `scale.${item.scale}`], of: item.id } : null;
      },
    },
    {
      key: "said",
      part,
      weight: 6.5,
      holds(view) {
        const scale = toSaid(view, part);
        const items = scale === null ? [] : view.answered(scale, part);
        return items.length === 0 ? null : { facts: [`scale.${scale}`, ...items.map(({ id }) => `item.${id}`)], of: `${scale}.${part}` };
      },
    },
    {
      key: "odd",
      part,
      weight: (view) => 5.2 + toTurn(view, `odd.${part}`) * 2 - toQuiet(view, part, view.first),
      holds(view) {
        const item = view.answered(view.first, part).at(-1);
        return item && item.keyed <= 2 ? { facts: [`item.${item.id}`, `scale.${view.first}`], of: item.id } : null;
      },
    },
    {
      key: "stray",
      part,
      weight: (view) => 4.8 + toTurn(view, `stray.${part}`) * 2 - toQuiet(view, part, view.last),
      holds(view) {
        const [item] = view.answered(view.last, part);
        return item && item.keyed >= 4 ? { facts: [`item.${item.id}`, `scale.${view.last}`], of: item.id } : null;
      },
    },
  ]),
);

/** By the scales: what the first does and what it costs, what the second adds, what the lowest leaves out. */
const scaleRules = livedParts.flatMap((part) =>
  rules([
    {
      key: "does",
      part,
      weight: (view) => 3.4 + toTurn(view, `does.${part}`) * 3.4 - toRest(view, "first", 1, part),
      holds: ({ first }) => ({ facts: ["result", `scale.${first}`], of: `${first}.${part}` }),
    },
    {
      key: "costs",
      part,
      weight: (view) => 2.6 + toTurn(view, `costs.${part}`) * 3 - toRest(view, "first", 2, part),
      holds: ({ first }) => ({ facts: [`scale.${first}`], of: `${first}.${part}` }),
    },
    {
      key: "second",
      part,
      weight: (view) => 2.6 + toTurn(view, `second.${part}`) * 3.2 - toRest(view, "second", 1, part),
      holds: ({ second }) => ({ facts: [`scale.${second}`], of: `${second}.${part}` }),
    },
    {
      key: "low",
      part,
      weight: (view) => 2.8 + toTurn(view, `low.${part}`) * 3 - toWay(view, `rest.low.${part}`, 2) * 2,
      holds: ({ last }) => ({ facts: [`scale.${last}`], of: `${last}.${part}` }),
    },
    {
      key: "doing",
      part,
      role: "doing",
      weight: (view) => 3 + toTurn(view, `doing.${part}`),
      holds: ({ first }) => ({ facts: ["result", `scale.${first}`], of: `${first}.${part}` }),
    },
  ]),
);

/** How far the numbers carry. */
const sureRules = rules([
  {
    key: "ladder",
    part: "sure",
    role: "intro",
    weight: 1,
    holds: ({ first, second, third, last }) => ({ facts: [first, second, third, last].map((scale) => `scale.${scale}`) }),
  },
  {
    key: "near",
    part: "sure",
    weight: 6,
    holds: ({ isTie, cast, first, second }) => (isTie && cast.ties.length === 1 ? { facts: ["result"], of: [first, second].toSorted().join(".") } : null),
  },
  { key: "crowd", part: "sure", weight: 6.2, holds: ({ cast, first }) => (cast.ties.length > 1 ? { facts: ["result"], of: first } : null) },
  { key: "ahead", part: "sure", weight: 5, holds: ({ isTie, first }) => (isTie ? null : { facts: ["result", `scale.${first}`], of: first }) },
  {
    key: "agreement",
    part: "sure",
    weight: ({ cast }) => (cast.consistency !== null && toSteadiness(cast.consistency, cast.blindConsistency) === "loose" ? 7 : 4),
    holds: ({ cast: { consistency, blindConsistency }, last }) =>
      consistency === null ? null : { facts: ["consistency"], of: `${toSteadiness(consistency, blindConsistency)}.${last}` },
  },
]);

/** What speaks against the first scale, and what to keep an eye on: the lowest scale's yes, or the scale right behind. */
const otherSideRules = rules([
  {
    key: "strayAgainst",
    part: "self",
    role: "dissent",
    weight: (view) => 4.6 + toTurn(view, "strayAgainst"),
    holds(view) {
      const stray = livedParts.flatMap((part) => view.answered(view.last, part)).filter(({ keyed }) => keyed >= 5);
      const item = stray[toWay(view, "strayAgainst.item", Math.max(1, stray.length))];
      return item ? { facts: [`item.${item.id}`, `scale.${view.last}`], of: item.id } : null;
    },
  },
  { key: "against", part: "self", role: "dissent", weight: 5, holds: ({ second }) => ({ facts: [`scale.${second}`, "result"], of: second }) },
  {
    key: "watching",
    part: "self",
    role: "watching",
    weight: (view) => 3 + toTurn(view, "watching"),
    holds: ({ first }) => ({ facts: [`scale.${first}`], of: first }),
  },
  {
    key: "watchingSecond",
    part: "self",
    role: "watching",
    weight: (view) => 3 + toTurn(view, "watchingSecond"),
    holds: ({ second }) => ({ facts: [`scale.${second}`], of: second }),
  },
]);

/** All that may be said of any test of scales, without words. */
export const profileRules = [...answerRules, ...scaleRules, ...sureRules, ...otherSideRules];
export type ProfileKey = (typeof profileRules)[number]["key"];
