import * as z from "zod/mini";
import type { InputField } from "../../shared/contract/input-field.ts";

/** A dream told before: its date and the ids of its images, as its own cast had them. */
const earlierDream = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  symbols: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(40)),
});
export type EarlierDream = z.infer<typeof earlierDream>;

export const longestDream = 6000;

export const dreamInput = z.object({
  /** The dream in the dreamer's own words. */
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(longestDream)),
  /** Earlier dreams of the same person, for what comes back; the page never asks for them. */
  earlier: z.optional(z.array(earlierDream).check(z.maxLength(400))),
  question: z.optional(z.string().check(z.trim(), z.maxLength(longestDream))),
});
export type DreamInput = z.infer<typeof dreamInput>;

export const dreamFields: InputField[] = [
  {
    name: "text",
    kind: "textarea",
    label: { zh: "梦里有什么、发生了什么、醒来什么心情", en: "What was there, what happened, how you felt" },
    isRequired: true,
  },
];
