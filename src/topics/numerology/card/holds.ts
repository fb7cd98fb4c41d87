const rowOf = {
  pinnacle: "pinnacles",
  challenge: "pinnacles",
  personalYear: "cycle",
  personalMonth: "cycle",
  personalDay: "cycle",
  repeat: "findings",
  debt: "findings",
  lesson: "findings",
  passion: "findings",
  balance: "findings",
  bridge: "findings",
  lifePath: "others",
  chaldean: "others",
  pythagorean: "others",
  lettersAtOnce: "others",
} as const;

type RowKey = (typeof rowOf)[keyof typeof rowOf];

/** Whether a fact is shown in a row of the card: by the first part of its id. The core numbers stand in the figure. */
export const holdsFact =
  (row: RowKey) =>
  (factId: string): boolean =>
    rowOf[factId.split(".")[0] as keyof typeof rowOf] === row;
