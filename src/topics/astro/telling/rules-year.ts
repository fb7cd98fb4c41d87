import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { toTurn } from "./vary.ts";
import { findOtherHit, listBodyHits, onlyHeld, type SkyView } from "./view.ts";
import { toHitCase } from "./year-view.ts";

const rules = defineRules<SkyView, Part>();
const places = [0, 1, 2, 3] as const;

/** The year told: the heaviest hits, the clocks that come round, the day, the Sun’s return. */
export const yearRules = [
  ...places.flatMap((at) =>
    rules([
      {
        key: "hit",
        part: "year",
        weight: 7 - at * 0.5,
        holds(view) {
          const own = listBodyHits(view)[at];
          return own ? { facts: [...own.ids], of: toHitCase(own) } : null;
        },
      },
    ]),
  ),
  ...([0, 1] as const).flatMap((at) =>
    rules([
      {
        key: "return",
        part: "year",
        weight: 8.4,
        holds({ returns }) {
          const own = returns[at];
          return own ? { facts: [...own.ids], of: own.kind } : null;
        },
      },
      {
        key: "today",
        part: "year",
        weight: (view) => (view.isOfDay ? 9 : 4.2) - at / 10,
        holds({ now }) {
          const own = now[at];
          return own ? { facts: [own.id], of: `${own.body}.${own.point}.${own.tone}` } : null;
        },
      },
    ]),
  ),
  ...rules([
    {
      key: "eclipse",
      part: "year",
      weight: (view) => 5.6 + toTurn(view, "eclipse"),
      holds: ({ eclipses: [own] }) => (own ? { facts: [own.id], of: `${own.body}.${own.point}` } : null),
    },
    {
      key: "solarReturn",
      part: "year",
      weight: (view) => 4.9 + toTurn(view, "solarReturn"),
      holds({ cast: { solarReturn }, ids }) {
        const house = solarReturn?.bodies.sun.house;
        return house && ids.has("return") ? { facts: ["return"], of: `${house}` } : null;
      },
    },
    {
      key: "yearOtherSide",
      part: "year",
      role: "dissent",
      weight: 8,
      holds(view) {
        const [first] = view.hits;
        const other = findOtherHit(view);
        return first && other ? { facts: onlyHeld(view, [...first.ids, ...other.ids]), of: `${other.body}.${other.point}.${other.tone}` } : null;
      },
    },
    {
      key: "yearDoing",
      part: "year",
      role: "doing",
      weight: (view) => 3 + toTurn(view, "yearDoing"),
      holds: ({ hits: [first] }) => (first ? { facts: [...first.ids], of: `${first.point}.${first.tone}` } : null),
    },
    {
      key: "yearWatching",
      part: "year",
      role: "watching",
      weight: (view) => 3 + toTurn(view, "yearWatching"),
      holds: ({ hits: [first] }) => (first ? { facts: [...first.ids], of: first.point } : null),
    },
  ]),
];
