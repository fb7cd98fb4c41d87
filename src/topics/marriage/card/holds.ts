import { partNames } from "../score/points.ts";

const rowOf = { cross: "ties", contact: "contacts", giving: "gifts", year: "years", names: "names" } as const;

type RowKey = "scores" | (typeof rowOf)[keyof typeof rowOf];

/** Whether a fact is shown in a row of the card: by the first part of its id. */
export const holdsFact =
  (row: RowKey) =>
  (factId: string): boolean => {
    const [first] = factId.split(".") as [string];
    return row === "scores" ? (partNames as string[]).includes(first) : rowOf[first as keyof typeof rowOf] === row;
  };
