import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { parseCivilDate } from "../kit/time/parse-civil.ts";
import { findSpelling } from "./spelling.ts";

const nameMaxLength = 80;

const isDate = (text: string): boolean => {
  try {
    parseCivilDate(text);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/** `date` is the solar day of birth; `birth` gives it too, by either calendar. Without a name only the date’s numbers are cast. */
export const numerologyInput = z
  .object({
    name: z._default(z.string().check(z.trim(), z.maxLength(nameMaxLength)), ""),
    date: z.optional(z.string().check(z.refine(isDate, { params: { code: "noSuchDate" } }))),
    birth: z.optional(birthInput),
    system: z._default(z.enum(["pythagorean", "chaldean"]), "pythagorean"),
    /** What the reading answers; no number is computed from it. */
    question: z.optional(z.string().check(z.trim(), z.maxLength(questionMaxLength))),
  })
  .check(
    z.refine(({ date, birth }) => date !== undefined || birth !== undefined, { path: ["date"], params: { code: "required" } }),
    z.refine(({ name }) => name === "" || findSpelling(name) !== null, { path: ["name"], params: { code: "spelling" } }),
  );
export type NumerologyInput = z.infer<typeof numerologyInput>;

export const nameField: InputField = {
  name: "name",
  kind: "text",
  label: { zh: "姓名（拼音或字母，出生时的全名最好）", en: "Full name, best as given at birth" },
  isRequired: false,
};

export const numerologyFields: InputField[] = [
  birthField("birth", { zh: "出生日期", en: "Date of birth" }, ["date"]),
  nameField,
  {
    name: "system",
    kind: "choice",
    label: { zh: "字母怎么算", en: "Letter table" },
    isRequired: false,
    options: [
      { value: "pythagorean", label: { zh: "毕达哥拉斯，A到I是1到9", en: "Pythagorean, A to I being 1 to 9" } },
      { value: "chaldean", label: { zh: "迦勒底，没有字母是9", en: "Chaldean, with no letter 9" } },
    ],
  },
];
