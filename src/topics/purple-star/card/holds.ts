import { transformations } from "../data/transformations.ts";

const rowOf = {
  palace: "palace",
  square: "palace",
  star: "palace",
  starKind: "palace",
  god: "palace",
  pattern: "patterns",
  decade: "decades",
  childhood: "decades",
  annual: "decades",
  minorLimit: "decades",
  transformation: "transforms",
  class: "making",
  soulStar: "making",
  bodyStar: "making",
  bodyPalace: "making",
  lunar: "making",
  pillars: "making",
  plate: "making",
  variant: "making",
} as const;

type RowKey = (typeof rowOf)[keyof typeof rowOf];

/** The row of the card a fact is shown in. */
export const findRow = (factId: string): RowKey | undefined => {
  const [key, name] = factId.split(".") as [string, string | undefined];
  // decade.禄 and annual.禄 are of the four transformations, decade.命宫 is ten years.
  return transformations.some((kind) => kind === name) ? "transforms" : rowOf[key as keyof typeof rowOf];
};

/** Whether a fact is shown in a row of the card. */
export const holdsFact =
  (row: RowKey) =>
  (factId: string): boolean =>
    findRow(factId) === row;
