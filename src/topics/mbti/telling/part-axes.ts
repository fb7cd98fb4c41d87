import type { Axis, Letter } from "../../kit/sixteen-types/axes.ts";
import type { Part } from "./parts.ts";
import type { TypeView } from "./view.ts";

/** The two axes a part is answered from. */
const partAxes: Readonly<Record<Exclude<Part, "growth" | "certainty">, readonly [Axis, Axis]>> = {
  mind: ["SN", "TF"],
  work: ["SN", "JP"],
  study: ["SN", "JP"],
  others: ["EI", "TF"],
  quarrel: ["EI", "TF"],
  tired: ["EI", "JP"],
};

/** The axes of a part; growth looks at the clearest, certainty at the least clear. */
export const listPartAxes = (view: TypeView, part: Part): readonly Axis[] => {
  if (part === "growth") return [view.ranked[0]!.axis];
  if (part === "certainty") return [view.ranked.at(-1)!.axis];
  return partAxes[part];
};

type Both<One extends Letter, Other extends Letter> = `${One}${Other}`;
/** What a part is answered with: its two letters, or the clearest one. */
export type VerdictKey =
  | `mind.${Both<"S" | "N", "T" | "F">}`
  | `${"work" | "study"}.${Both<"S" | "N", "J" | "P">}`
  | `${"others" | "quarrel"}.${Both<"E" | "I", "T" | "F">}`
  | `tired.${Both<"E" | "I", "J" | "P">}`
  | `growth.${Letter}`;

export const toVerdictKey = (view: TypeView, part: Exclude<Part, "certainty">): VerdictKey =>
  `${part}.${listPartAxes(view, part)
    .map((axis) => view.axes[axis].letter)
    .join("")}` as VerdictKey;
