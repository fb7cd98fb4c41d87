import type { SpreadId } from "../spreads.ts";
import type { Detail } from "./card-pieces.ts";

/** The paragraphs of a spread: the places told in each, and how much of each card. A group of several has a label of its own. */
export interface Group {
  label: string | null;
  places: [place: number, detail: Detail][];
}

const each = (count: number): Group[] => Array.from({ length: count }, (_, at) => ({ label: null, places: [[at + 1, "full"]] }));

export const plans: Record<SpreadId, Group[]> = {
  one: each(1),
  three: each(3),
  yesNo: each(3),
  cross: each(5),
  relationship: [
    {
      label: "pair",
      places: [
        [1, "theme"],
        [2, "core"],
      ],
    },
    {
      label: "between",
      places: [
        [3, "core"],
        [4, "full"],
      ],
    },
    {
      label: "onward",
      places: [
        [5, "theme"],
        [6, "full"],
      ],
    },
  ],
  celticCross: [
    {
      label: "centre",
      places: [
        [1, "theme"],
        [2, "core"],
      ],
    },
    {
      label: "behind",
      places: [
        [3, "core"],
        [4, "brief"],
      ],
    },
    {
      label: "ahead",
      places: [
        [5, "brief"],
        [6, "theme"],
      ],
    },
    {
      label: "people",
      places: [
        [7, "core"],
        [8, "brief"],
      ],
    },
    {
      label: "end",
      places: [
        [9, "brief"],
        [10, "full"],
      ],
    },
  ],
};
