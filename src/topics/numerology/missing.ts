import type { InputField } from "../../shared/contract/input-field.ts";
import { nameField } from "./input.ts";
import { findSpelling, listUnsure } from "./spelling.ts";

const isSaid = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** Asks for the letters of a name that pinyin does not settle. */
const toSpellingField = (name: string): InputField => {
  const [unsure] = listUnsure(name);
  const either = unsure && unsure.spellings.length > 1 ? unsure.spellings.slice(0, 3) : null;
  return {
    ...nameField,
    isRequired: true,
    label: {
      zh: either ? `姓名的拼音（“${unsure!.char}”可以念 ${either.join("、")}）` : "姓名的拼音或字母拼写",
      en: either ? `The name in Latin letters (${unsure!.char} may be ${either.join(" or ")})` : "The name in Latin letters",
    },
  };
};

/**
 * What the input lacks: a date, given by itself or as a birth; and the spelling of a name that pinyin does not settle.
 * @param missing what the fields by themselves lack
 */
export const listMissing = (known: Record<string, unknown>, missing: readonly InputField[]): InputField[] => [
  ...missing.filter(({ name }) => name !== "birth" || !isSaid(known.date)),
  ...(isSaid(known.name) && findSpelling(known.name) === null ? [toSpellingField(known.name.trim())] : []),
];
