import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { toTurn } from "./vary.ts";
import { type AuspiciousView, listFlaws, listOthers, toDayFactId, toFactId } from "./view.ts";

const rule = defineRules<AuspiciousView, Part>();
const own = (view: AuspiciousView, of: string): string => toFactId(view, view.focus, of);
const when = (holds: boolean, holding: () => Holding): Holding | null => (holds ? holding() : null);

const flawRule = <const Key extends string>(key: Key, kind: string, weight: number) =>
  ({
    key,
    part: "day",
    role: "dissent",
    weight,
    holds: (view: AuspiciousView) => {
      const flaw = listFlaws(view).find((one) => one.kind === kind);
      if (!flaw || view.isNo) return null;
      const id = flaw.kind === "warning" ? `warning.${flaw.of}` : flaw.kind === "dayClash" || flaw.kind === "crossed" ? "pillars" : flaw.kind;
      return { facts: [own(view, id)], of: "person" in flaw ? `${flaw.person}.${flaw.of}` : flaw.of };
    },
  }) as const;

export const closingRules = rule([
  flawRule("flawDayClash", "dayClash", 9),
  flawRule("flawCrossed", "crossed", 7),
  flawRule("flawWarning", "warning", 8),
  flawRule("flawDuty", "duty", 6),
  flawRule("flawPath", "path", 5),
  flawRule("flawMansion", "mansion", 4),
  {
    key: "flawNo",
    part: "day",
    role: "dissent",
    weight: 9,
    holds: (view) => when(view.isNo, () => ({ facts: [toDayFactId(view, view.focus)], of: `${view.purpose}.${view.focus.duty}` })),
  },
  {
    key: "flawNone",
    part: "day",
    role: "dissent",
    weight: 1,
    holds: (view) => when(!view.isNo, () => ({ facts: ["sum", own(view, "good")], of: view.purpose })),
  },
  {
    key: "doing",
    part: "day",
    role: "doing",
    weight: (view) => toTurn(view, "doing"),
    holds: (view) => ({ facts: [own(view, view.isNo ? "pillars" : "hours")], of: view.purpose }),
  },
  {
    key: "doingBackup",
    part: "day",
    role: "doing",
    weight: (view) => toTurn(view, "doingBackup") * 0.8,
    holds: (view) => {
      const [second] = listOthers(view);
      return second ? { facts: [toDayFactId(view, second)], of: `${second.duty}.${second.mansion}` } : null;
    },
  },
  {
    key: "doingHour",
    part: "day",
    role: "doing",
    weight: (view) => toTurn(view, "doingHour") * 0.8,
    holds: (view) =>
      view.hours[0] && !view.isNo && view.purpose !== "any" ? { facts: [own(view, "hours")], of: `${view.hours[0].branch}.${view.purpose}` } : null,
  },
  {
    key: "watchingClash",
    part: "day",
    role: "watching",
    weight: (view) => toTurn(view, "watchingClash") * 0.8,
    holds: (view) => ({ facts: [own(view, "clash")], of: view.focus.clash.branch }),
  },
  {
    key: "watchingHour",
    part: "day",
    role: "watching",
    weight: (view) => toTurn(view, "watchingHour") * 0.8,
    holds: (view) => ({ facts: [own(view, "hours")], of: view.focus.pillars.day }),
  },
  {
    key: "watching",
    part: "day",
    role: "watching",
    weight: (view) => toTurn(view, "watching"),
    holds: (view) => ({ facts: [own(view, "duty")], of: view.purpose }),
  },
]);
