import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { findOtherTie, listBodyTies, onlyHeld, type SkyView } from "./view.ts";

const rules = defineRules<SkyView, Part>();

/** Two charts: the closest ties, what lies deep, who falls where. Without a second birth, what one chart can say. */
export const twoRules = [
  ...([0, 1, 2, 3, 4, 5] as const).flatMap((at) =>
    rules([
      {
        key: "tie",
        part: "two",
        weight: 7.6 - at * 0.5,
        holds(view) {
          const own = listBodyTies(view)[at];
          return own ? { facts: [own.id], of: `${at}.${own.pair}.${own.tone}` } : null;
        },
      },
    ]),
  ),
  ...([0, 1, 2] as const).flatMap((at) =>
    rules([
      {
        key: "overlay",
        part: "two",
        weight: 5.8 - at * 0.4,
        holds({ overlays }) {
          const own = overlays[at];
          return own ? { facts: [own.id], of: `${at}.${own.body}.${own.house}` } : null;
        },
      },
    ]),
  ),
  ...rules([
    {
      key: "deepTie",
      part: "two",
      weight: 6.7,
      holds: ({ deepTies: [own] }) => (own ? { facts: [own.id], of: own.outer } : null),
    },
    {
      key: "alone",
      part: "two",
      weight: 6,
      holds: (view) => (view.cast.synastry ? null : { facts: onlyHeld(view, ["body.venus", "house.7"]), of: view.cast.bodies.venus.sign }),
    },
    {
      key: "tieOtherSide",
      part: "two",
      role: "dissent",
      weight: 9,
      holds(view) {
        const [first] = view.ties;
        const other = findOtherTie(view);
        return first && other ? { facts: [first.id, other.id], of: `${other.pair}.${other.tone}` } : null;
      },
    },
  ]),
];
