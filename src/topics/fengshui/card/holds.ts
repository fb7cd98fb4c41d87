const rowOf = {
  pattern: "seat",
  whole: "seat",
  sitting: "seat",
  facing: "seat",
  border: "seat",
  other: "seat",
  period: "seat",
  month: "year",
  yearPlaces: "year",
  kua: "advice",
  house: "advice",
  fit: "advice",
  door: "advice",
  place: "advice",
  mansion: "advice",
} as const;

type RowKey = (typeof rowOf)[keyof typeof rowOf];

/** Whether a fact is shown in a row and not in the figure: by the first part of its id. */
export const holdsFact =
  (row: RowKey) =>
  (factId: string): boolean =>
    rowOf[factId.split(".")[0] as keyof typeof rowOf] === row;
