import type { TieKind } from "../../kit/almanac/day-person.ts";
import { toBranch } from "../../kit/calendar/sexagenary.ts";
import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { type AuspiciousView, listLostTo, toFactId, toPersonBranch } from "./view.ts";

const rule = defineRules<AuspiciousView, Part>();
const own = (view: AuspiciousView, of: string): string => toFactId(view, view.focus, of);
const when = (holds: boolean, holding: () => Holding): Holding | null => (holds ? holding() : null);

const tieRule = <const Key extends string>(key: Key, kind: TieKind, weight: number) =>
  ({
    key,
    part: "people",
    weight,
    holds: (view: AuspiciousView) => {
      const person = view.focus.ties.findIndex((ties) => ties.some((tie) => tie.kind === kind));
      if (person < 0) return null;
      const place = view.focus.ties[person]!.findIndex((tie) => tie.kind === kind);
      return { facts: [own(view, `tie.${person + 1}.${place + 1}`)], of: `${person}.${view.focus.ties[person]![place]!.of}` };
    },
  }) as const;

export const peopleRules = rule([
  tieRule("tieFullClash", "fullClash", 10),
  tieRule("tieYearClash", "yearClash", 9),
  tieRule("tieDayClash", "dayClash", 8),
  tieRule("tieNoble", "noble", 7),
  tieRule("tieSixHarmony", "sixHarmony", 6.5),
  tieRule("tieThreeHarmony", "threeHarmony", 6),
  tieRule("tieUseful", "useful", 6),
  tieRule("tiePunishment", "punishment", 5),
  tieRule("tieHarm", "harm", 5),
  {
    key: "untied",
    part: "people",
    weight: 4,
    holds: (view) => {
      const person = view.focus.ties.findIndex((ties) => ties.length === 0);
      return person < 0 ? null : { facts: [`person.${person + 1}`, own(view, "pillars")], of: `${person}.${toPersonBranch(view, person)}` };
    },
  },
  {
    key: "lost",
    part: "people",
    weight: 5.5,
    holds: (view) => {
      const person = view.isOne ? -1 : view.cast.people.findIndex((_, index) => listLostTo(view, index).length > 0);
      return person < 0 ? null : { facts: [`person.${person + 1}`, "struck"], of: `${person}.${toPersonBranch(view, person)}` };
    },
  },
  {
    key: "friends",
    part: "people",
    weight: 2.5,
    holds: (view) => ({ facts: [own(view, "pillars")], of: toBranch(view.focus.pillars.day) }),
  },
  {
    key: "clashYears",
    part: "people",
    weight: 2,
    holds: (view) => when(view.cast.people.length === 0, () => ({ facts: [own(view, "clash")], of: view.focus.clash.branch })),
  },
  {
    key: "nobody",
    part: "people",
    weight: 3,
    holds: (view) => when(view.cast.people.length === 0, () => ({ facts: [own(view, "clash")], of: view.focus.clash.branch })),
  },
]);
