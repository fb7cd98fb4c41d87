import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { deck } from "./data/deck.ts";
import { spreadIds, spreads } from "./spreads.ts";

const ownCard = z.object({ id: z.number().check(z.int(), z.gte(0), z.lte(deck.length - 1)), reversed: z._default(z.boolean(), false) });

export const tarotInput = z
  .object({
    spread: z._default(z.enum(spreadIds), "three"),
    question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
    /** Cards a person drew with their own hands, in the order of the spread's places. */
    cards: z.optional(z.array(ownCard)),
  })
  .check(
    z.refine(({ spread, cards }) => !cards || cards.length === spreads[spread].places.length, { path: ["cards"] }),
    z.refine(({ cards }) => !cards || new Set(cards.map(({ id }) => id)).size === cards.length, { path: ["cards"] }),
  );

export type TarotInput = z.infer<typeof tarotInput>;
export type OwnCard = z.infer<typeof ownCard>;

export const tarotFields: InputField[] = [
  { name: "question", kind: "textarea", label: { zh: "想问的事", en: "Your question" }, isRequired: false },
  {
    name: "spread",
    kind: "choice",
    label: { zh: "牌阵", en: "Spread" },
    isRequired: false,
    options: spreadIds.map((value) => ({ value, label: spreads[value].words })),
  },
];
