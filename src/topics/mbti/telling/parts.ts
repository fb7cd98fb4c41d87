export const parts = ["mind", "work", "study", "others", "quarrel", "tired", "growth", "certainty"] as const;
export type Part = (typeof parts)[number];

/** What stands for a part where a text is written for three wider fields only. */
export type Field = "people" | "work" | "self";
export const fieldOf: Readonly<Record<Part, Field>> = {
  mind: "self",
  work: "work",
  study: "work",
  others: "people",
  quarrel: "people",
  tired: "self",
  growth: "self",
  certainty: "self",
};
