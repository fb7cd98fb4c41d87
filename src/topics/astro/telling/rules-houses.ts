import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { toTurn } from "./vary.ts";
import { bodyFact, findHouse, findSign, onlyHeld, type SkyView } from "./view.ts";

const rules = defineRules<SkyView, Part>();

/** The ruler of a house by the house it stands in, and the sign on the cusp where that is told. */
const toRulerRule = <const Key extends string>(key: Key, part: Part, house: number, weight: number, withSign: boolean) =>
  rules([
    {
      key,
      part,
      weight: (view) => weight + toTurn(view, key) * 0.6,
      holds(view) {
        const own = findHouse(view, house);
        if (!own) return null;
        return {
          facts: onlyHeld(view, [`house.${house}`, bodyFact(view, own.ruler), `house.${own.rulerHouse}`]),
          of: withSign ? `${own.sign}.${own.rulerHouse}` : `${own.rulerHouse}`,
        };
      },
    },
  ]);

export const rulerRules = [
  ...toRulerRule("partner", "love", 7, 6.4, true),
  ...toRulerRule("calling", "work", 10, 6.9, true),
  ...toRulerRule("purse", "money", 2, 6.6, true),
  ...toRulerRule("home", "family", 4, 6.6, false),
  ...toRulerRule("nursery", "children", 5, 6.8, false),
  ...toRulerRule("study", "growth", 9, 5.6, false),
  ...toRulerRule("rest", "health", 6, 6.4, false),
];

/** Told by sign alone, so that a birth without an hour hears of money, home and rest; left out where the headline has said it. */
export const tasteRules = rules([
  {
    key: "moneyVenus",
    part: "money",
    weight: 6,
    holds: (view) => (view.asked === "money" && !view.isTimed ? null : { facts: ["body.venus"], of: view.cast.bodies.venus.sign }),
  },
  {
    key: "homeMoon",
    part: "family",
    weight: 6,
    holds(view) {
      const sign = findSign(view, "moon");
      return sign && view.asked !== "family" ? { facts: [bodyFact(view, "moon")], of: sign } : null;
    },
  },
  {
    key: "childMoon",
    part: "children",
    weight: 6,
    holds(view) {
      const sign = findSign(view, "moon");
      return sign && view.asked !== "children" ? { facts: [bodyFact(view, "moon")], of: sign } : null;
    },
  },
  {
    key: "restMoon",
    part: "health",
    weight: 6,
    holds(view) {
      const sign = findSign(view, "moon");
      return sign && view.asked !== "health" ? { facts: [bodyFact(view, "moon")], of: sign } : null;
    },
  },
]);
