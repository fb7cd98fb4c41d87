import * as z from "zod/mini";

/** The parts of a birth that a topic can ask for. */
export const birthPart = z.enum(["date", "time", "place", "sex"]);

/** One field a topic asks for, with its words in both languages. `births` is a list of one to six; `degrees` a bearing from north, 0–360; `answers` those of a test, given in a sitting. */
export const inputField = z.object({
  name: z.string(),
  kind: z.enum(["text", "textarea", "choice", "date", "time", "place", "number", "lines", "birth", "births", "degrees", "answers"]),
  label: z.object({ zh: z.string(), en: z.string() }),
  isRequired: z.boolean(),
  /** Of a birth: what the topic cannot cast without. A time counts as given when it is null, "not known". */
  needs: z.optional(z.array(birthPart)),
  /** The parts it takes where they are said: an open choice between two times is asked, a missing one is not. */
  uses: z.optional(z.array(birthPart)),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.object({ zh: z.string(), en: z.string() }) }))),
});
export type InputField = z.infer<typeof inputField>;
