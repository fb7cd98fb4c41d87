import { toElement } from "../../kit/hexagrams/branches.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Who } from "../person.ts";
import type { ContactPair } from "../score/contacts.ts";
import { findContactOf, weighContact } from "./find-contact.ts";
import { leads } from "./leads.ts";
import type { MarriageView, Part } from "./view.ts";

const rules = defineRules<MarriageView, Part>();

const contact = (...pairs: ContactPair[]) => ({
  weight: (view: MarriageView) => weighContact(findContactOf(view, ...pairs)),
  holds(view: MarriageView) {
    const found = findContactOf(view, ...pairs);
    return found ? { facts: [found.id], of: `${found.contact.pair}.${found.contact.manner}` } : null;
  },
});

/** "combine.甲己", "feeds.wood" (the giver's), "holds.metal" (the holder's), "same.fire", "clash.甲庚"; pairs in the order of the stems. */
const toStemCase = ({ cast }: MarriageView): string => {
  const { a, b, tie, from } = cast.pillars.stems;
  if (tie === "combine" || tie === "clash")
    return `${tie}.${[a, b].sort((one, other) => "甲乙丙丁戊己庚辛壬癸".indexOf(one) - "甲乙丙丁戊己庚辛壬癸".indexOf(other)).join("")}`;
  return `${tie}.${toStemElement(from === "b" ? b : a)}`;
};

const venus = (who: Who) => ({
  weight: 3,
  holds: ({ cast }: MarriageView) => ({ facts: [`sign.venus.${who}`], of: cast[who].signs.venus }),
});

/** What draws the two. */
export const bondRules = rules([
  {
    key: "animals",
    part: "bond",
    weight: 6.5,
    holds: ({ cast: { animals } }) => (animals.ties[0] === "none" ? null : { facts: ["animals"], of: animals.ties[0]! }),
  },
  { key: "stems", part: "bond", weight: 6, holds: (view) => ({ facts: ["dayStems"], of: toStemCase(view) }) },
  { key: "sunMoon", part: "bond", ...contact("sunMoon") },
  { key: "venusMars", part: "bond", ...contact("venusMars") },
  { key: "moonMoon", part: "bond", ...contact("moonMoon") },
  { key: "sunSun", part: "bond", ...contact("sunSun") },
  { key: "venusA", part: "bond", ...venus("a") },
  { key: "venusB", part: "bond", ...venus("b") },
  {
    key: "nayin",
    part: "bond",
    weight: 2.8,
    holds: ({ cast: { nayin } }) => ({ facts: ["nayin"], of: `${nayin.tie}.${nayin.elements[nayin.from ?? "a"]}` }),
  },
  {
    key: "names",
    part: "bond",
    weight: 5,
    holds({ cast: { nameGrids } }) {
      return nameGrids ? { facts: ["names"], of: `${nameGrids.a.element}.${nameGrids.b.element}` } : null;
    },
  },
]);

const want = (who: Who) => ({ weight: 4, holds: ({ seatGod }: MarriageView) => ({ facts: [`seat.${who}`], of: seatGod[who] }) });
/** Told of the one who gives or holds first; among equals it is the same from either side. */
const sees = (who: Who) => ({
  weight: (view: MarriageView) => (leads(view, who) ? 5 : 3.6),
  holds: (view: MarriageView) => (who === "b" && view.relation === "same" ? null : { facts: [`sees.${who}`], of: view.sees[who] }),
});
const moon = (who: Who) => ({
  weight: 3.5,
  holds({ cast }: MarriageView) {
    const { moon: sign } = cast[who].signs;
    return sign ? { facts: [`sign.moon.${who}`], of: sign } : null;
  },
});
const met = (who: Who) => ({
  weight: 8,
  holds(view: MarriageView) {
    const family = familyOfGod[view.seatGod[who]];
    if (who === "b" && family === "same" && familyOfGod[view.seatGod.a] === "same") return null;
    return familyOfGod[view.sees[who]] === family ? { facts: [`seat.${who}`, `sees.${who}`], of: family } : null;
  },
});

/** Under one roof. */
export const dailyRules = rules([
  {
    key: "seatTie",
    part: "daily",
    weight: 7,
    holds: ({ cast: { pillars } }) => (pillars.branches.ties[0] === "none" ? null : { facts: ["dayBranches"], of: pillars.branches.ties[0]! }),
  },
  {
    key: "seatElements",
    part: "daily",
    weight: 4.2,
    holds({ cast: { pillars } }) {
      const { a, b, ties } = pillars.branches;
      return ties[0] === "none" ? { facts: ["dayBranches"], of: `${toElement(a)}.${toElement(b)}` } : null;
    },
  },
  { key: "metA", part: "daily", ...met("a") },
  { key: "metB", part: "daily", ...met("b") },
  { key: "wantA", part: "daily", ...want("a") },
  { key: "wantB", part: "daily", ...want("b") },
  { key: "seesA", part: "daily", ...sees("a") },
  { key: "seesB", part: "daily", ...sees("b") },
  { key: "moonA", part: "daily", ...moon("a") },
  { key: "moonB", part: "daily", ...moon("b") },
  { key: "kua", part: "daily", weight: 4.4, holds: ({ cast: { kua } }) => ({ facts: ["kua"], of: kua.mansion }) },
]);
