import { passwordLength } from "../../../../shared/constants.ts";

export interface Written {
  old: string;
  next: string;
  again: string;
}
export type Field = keyof Written;
export type Problem = "required" | "length" | "different" | "same" | "wrongOld" | "common";
export type Problems = Partial<Record<Field, Problem>>;

/** As the server counts them: composed, by code points. */
const countLetters = (text: string): number => [...text.normalize("NFC")].length;

/** What the page itself can say of the three fields, before anything is sent. */
export const findProblems = ({ old, next, again }: Written): Problems => {
  const length = countLetters(next);
  const ofNext: Problem | undefined =
    length === 0
      ? "required"
      : length < passwordLength.min || length > passwordLength.max
        ? "length"
        : next.normalize("NFC") === old.normalize("NFC")
          ? "same"
          : undefined;
  const ofAgain: Problem | undefined = again === "" ? "required" : again === next ? undefined : "different";
  return { ...(old === "" && { old: "required" }), ...(ofNext && { next: ofNext }), ...(ofAgain && { again: ofAgain }) };
};
