import * as z from "zod/mini";
import type { InputField } from "../../shared/contract/input-field.ts";
import { birthInput } from "../kit/birth/birth.ts";
import { birthField } from "../kit/birth/birth-field.ts";
import { findStrokes } from "../kit/strokes/strokes.ts";

const hanOnly = /^\p{Script=Han}+$/u;
export const isChinese = (text: string): boolean => hanOnly.test(text);
const isCounted = (text: string): boolean => [...text].every((char) => !hanOnly.test(char) || findStrokes(char) !== undefined);
const namePart = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.refine(isCounted));
const latin = /^[\p{Script=Latin}][\p{Script=Latin}\p{Mn} .'’-]*$/u;
const isName = (text: string | undefined, most: number): boolean =>
  text === undefined || text === "" || (isChinese(text) ? [...text].length <= most : latin.test(text));

export const nameInput = z
  .object({
    surname: z.optional(namePart),
    given: z.optional(namePart),
    /** A whole name: English, or Chinese that is then parted. */
    name: z.optional(namePart),
    /** The Chinese name in the forms it is counted by, where one character may be two (周傑伦, 周杰伦). */
    written: z.optional(namePart),
    /** No name of one character twice (叠字) is proposed. */
    noRepeat: z.optional(z.boolean()),
    birth: z.optional(birthInput),
    /** Proposes given names for `surname`. */
    suggest: z.optional(z.boolean()),
    sex: z.optional(z.enum(["male", "female"])),
    characters: z.optional(z.union([z.literal(1), z.literal(2)])),
    /** What the name should say, in either language. */
    meaning: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** Characters that must not be used. */
    avoid: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    count: z.optional(z.number().check(z.int(), z.gte(1), z.lte(20))),
  })
  .check(
    z.refine(({ surname, name, suggest }) => suggest !== true || surname !== undefined || (name !== undefined && isChinese(name)), { path: ["surname"] }),
    z.refine(({ surname, given, name, suggest }) => suggest === true || name !== undefined || surname === undefined || given !== undefined, {
      path: ["given"],
    }),
    z.refine(({ surname, given, name, suggest }) => suggest === true || name !== undefined || surname !== undefined || given === undefined, {
      path: ["surname"],
    }),
    z.refine(({ surname, given, name, suggest }) => suggest === true || name !== undefined || surname !== undefined || given !== undefined, { path: ["name"] }),
    z.refine(({ surname, suggest }) => isName(surname, 2) && (suggest !== true || surname === undefined || isChinese(surname)), { path: ["surname"] }),
    z.refine(({ given }) => isName(given, 3), { path: ["given"] }),
    z.refine(({ surname, given }) => !surname || !given || isChinese(surname) === isChinese(given), { path: ["given"] }),
    z.refine(({ name, suggest }) => isName(name, 5) && !(suggest !== true && name !== undefined && isChinese(name) && [...name].length < 2), {
      path: ["name"],
    }),
  );
export type NameInput = z.infer<typeof nameInput>;

/** A whole name in one field; `missing.ts` asks for the surname alone where names are to be proposed. */
export const nameFields: InputField[] = [
  { name: "name", kind: "text", label: { zh: "姓名", en: "Full name" }, isRequired: true },
  {
    name: "sex",
    kind: "choice",
    label: { zh: "给谁起名", en: "A name for" },
    isRequired: false,
    options: [
      { value: "male", label: { zh: "男孩", en: "a boy" } },
      { value: "female", label: { zh: "女孩", en: "a girl" } },
    ],
  },
  { name: "meaning", kind: "text", label: { zh: "想要的寓意", en: "What the name should say" }, isRequired: false },
  birthField("birth", { zh: "出生时间", en: "Birth" }, []),
];
