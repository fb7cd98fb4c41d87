/** The four axes in the order of a type's letters, each named by its two ends. */
export const axes = ["EI", "SN", "TF", "JP"] as const;
export type Axis = (typeof axes)[number];

/** E outward, I inward; S what is there, N what it points to; T by reasons, F by people; J settled, P open. */
export type Letter = "E" | "I" | "S" | "N" | "T" | "F" | "J" | "P";

/** An axis' letters, the one its percent counts towards first. */
export const lettersOf: Readonly<Record<Axis, readonly [first: Letter, second: Letter]>> = {
  EI: ["E", "I"],
  SN: ["S", "N"],
  TF: ["T", "F"],
  JP: ["J", "P"],
};

export const axisOf = (letter: Letter): Axis => axes.find((axis) => lettersOf[axis].includes(letter))!;

/** @example toOpposite("T") // "F" */
export const toOpposite = (letter: Letter): Letter => lettersOf[axisOf(letter)].find((other) => other !== letter)!;

export const typeNames = axes.reduce<readonly string[]>((names, axis) => names.flatMap((name) => lettersOf[axis].map((letter) => name + letter)), [""]);

/** The letter of a type on an axis. @example letterAt("INTP", "TF") // "T" */
export const letterAt = (type: string, axis: Axis): Letter => type[axes.indexOf(axis)] as Letter;

/** The type that differs on one axis only. @example toNeighbour("INTP", "TF") // "INFP" */
export const toNeighbour = (type: string, axis: Axis): string => {
  const at = axes.indexOf(axis);
  return type.slice(0, at) + toOpposite(letterAt(type, axis)) + type.slice(at + 1);
};
