import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { type Birth, birthInput, clockInput, dayStartsAtInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";

const nameLength = 40;
const name = z.optional(z.string().check(z.trim(), z.maxLength(nameLength)));

const whole = z
  .pipe(
    z.object({
      a: birthInput,
      b: birthInput,
      names: z.optional(z.object({ male: name, female: name })),
      /** The form's own fields, which can only be flat. */
      maleName: name,
      femaleName: name,
      dayStartsAt: dayStartsAtInput,
      clock: clockInput,
      question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
    }),
    z.transform(({ a, b, names, maleName, femaleName, ...rest }) => {
      const isTurned = a.sex === "female" && b.sex !== "female";
      const [man, woman] = isTurned ? [b, a] : [a, b];
      return {
        ...rest,
        a: { ...man, sex: man.sex ?? ("male" as const) } as Birth,
        b: { ...woman, sex: woman.sex ?? ("female" as const) } as Birth,
        names: { male: names?.male || maleName || man.name || null, female: names?.female || femaleName || woman.name || null },
      };
    }),
  )
  .check(({ value, issues }) => {
    if (value.a.sex !== value.b.sex) return;
    const path = [value.a.sex === "male" ? "b" : "a", "sex"];
    issues.push({ code: "custom", path, params: { code: "sameSex" }, input: value });
  });

/**
 * `{a, b, names?: {male, female}}`, a the man and b the woman: the sex is taken from the place where it is not said, and the two change places where
 * each says the other's. Two of one sex are refused (`sameSex`).
 */
export const marriageInput = whole;
export type MarriageInput = z.infer<typeof whole>;

export const marriageFields: InputField[] = [
  birthField("a", { zh: "男方的生日", en: "His birth" }, ["date", "time", "place"]),
  birthField("b", { zh: "女方的生日", en: "Her birth" }, ["date", "time", "place"]),
  { name: "maleName", kind: "text", label: { zh: "男方的名字", en: "His name" }, isRequired: false },
  { name: "femaleName", kind: "text", label: { zh: "女方的名字", en: "Her name" }, isRequired: false },
  { name: "question", kind: "textarea", label: { zh: "想问什么", en: "Your question" }, isRequired: false },
];
