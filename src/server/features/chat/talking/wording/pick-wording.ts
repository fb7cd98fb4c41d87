import { createHash } from "node:crypto";
import { toCapital } from "../../../../../shared/capital.ts";
import { holdsSentenceOf } from "./holds-sentence.ts";

/** What stands in for `{name}` in a wording; left out: such a wording is not for this turn. */
export type Slots = Readonly<Record<string, string | null | undefined>>;

export interface PickRequest {
  /** Our earlier answers in this chat. */
  said: readonly string[];
  /** The words that are answered: the same ones begin at the same wording. */
  text: string;
  /** How often this answer was told before. */
  variant: number;
  slots?: Slots;
}

const slotName = /\{([a-z]+)\}/gi;
const listSlots = (wording: string): string[] => [...wording.matchAll(slotName)].map(([, name]) => name!);

const toNumber = (words: string): number => createHash("sha256").update(words).digest().readUInt32BE(0);

const turn = <Item>(items: readonly Item[], by: number): Item[] => {
  const from = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

/** A wording with its slots filled. */
export const fillWording = (wording: string, slots: Slots = {}): string =>
  wording.replace(slotName, (_, name: string, at: number) => {
    const words = slots[name] ?? "";
    return at === 0 || /[.?!] $/.test(wording.slice(0, at)) ? toCapital(words) : words;
  });

/** A wording of the first pool that still has one of which no sentence was said in this chat; those that use what was heard come first. Null where all were said. */
export const findWording = (pools: readonly (readonly string[])[], { said, text, variant, slots = {} }: PickRequest): string | null => {
  for (const pool of pools) {
    const fitting = turn(
      pool.filter((wording) => listSlots(wording).every((name) => slots[name])),
      toNumber(text) + variant,
    ).sort((a, b) => listSlots(b).length - listSlots(a).length);
    const unsaid = fitting.find((wording) => !said.some((earlier) => holdsSentenceOf(earlier, wording)));
    if (unsaid) return fillWording(unsaid, slots);
  }
  return null;
};

/** As `findWording`; where all were said, one of the last pool, in turn. */
export const pickWording = (pools: readonly (readonly string[])[], request: PickRequest): string => {
  const last = pools.at(-1)!;
  return findWording(pools, request) ?? fillWording(last[request.said.length % last.length]!, request.slots);
};
