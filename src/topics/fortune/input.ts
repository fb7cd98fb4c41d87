import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { templeIds, temples } from "./data/deities.ts";
import { lotSets } from "./data/sets.ts";
import { unheldDeities } from "./data/unheld.ts";
import { offeredDeities } from "./offered.ts";

const offeredTemples = templeIds.filter((id) => lotSets[temples[id].set] !== undefined);

export const fortuneInput = z.object({
  /** A deity whose lots are not held is taken too: another's are drawn, and the reading says so. Without one, the question or the temple names it. */
  deity: z.optional(z.enum([...offeredDeities, ...unheldDeities].map(({ id }) => id))),
  /** A temple named here brings its own set. */
  temple: z.optional(z.enum(offeredTemples)),
  question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
});

export type FortuneInput = z.infer<typeof fortuneInput>;

export const fortuneFields: InputField[] = [
  { name: "question", kind: "textarea", label: { zh: "想问的事", en: "Your question" }, isRequired: false },
  {
    name: "deity",
    kind: "choice",
    label: { zh: "向谁求签", en: "Whose lots" },
    isRequired: false,
    options: offeredDeities.map(({ id, name }) => ({ value: id, label: name })),
  },
];
