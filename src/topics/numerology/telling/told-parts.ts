import type { Theme } from "../../kit/hearing/question.ts";

/** Ages between which love and money, and work, are told without being asked about. */
const grownAge = 16;
const restAge = 71;

/** Whether a field is told to someone of this age where nobody asks: a child only of itself, the old not of work. */
export const isToldAt = (theme: Theme, age: number): boolean => theme === "inner" || (age >= grownAge && (theme !== "work" || age < restAge));
