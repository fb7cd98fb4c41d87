import { toCapital } from "../../../../shared/capital.ts";
import { type Head, headsOf, type Wording } from "../../../kit/telling/head.ts";
import type { Trait } from "../traits.ts";
import type { NameView } from "../view.ts";
import { sayTrait, sayTraitBriefly } from "./trait-words.ts";

/** A name told, proposed or not. */
type NamedCast = Parameters<typeof sayTrait>[0];
export const clause = (view: NameView, trait: Trait): string => sayTrait(view.cast, trait);

export const head = headsOf("en");
/** What follows “In short,”: a name keeps its capital. */
const toFollowing = (text: string): string => text.replace(/^(?:Yes|No|By|Only|One|Don’t|There|It)\b/, (word) => word.toLowerCase());
export const join = (...sentences: string[]): string => sentences.filter((sentence) => sentence !== "").join(" ");
const isTold = (told: string, trait: string): boolean => told.toLowerCase().includes(trait.toLowerCase());
/** A sentence on a trait, unless it was told. */
export const unlessTold = (told: string, trait: string, sentence: string): string => (isTold(told, trait) ? "" : sentence);

/**
 * One trait told of a name: whole and by name, else in a few words, else without the name, which then goes to `rest` with the trait, unless `told` has it. A
 * second time it says so, or is said the other way round.
 */
export const withTrait = (
  cast: NamedCast,
  name: string,
  trait: Trait,
  say: (name: string, clause: string) => string,
  rest = "",
  { told = "", turn = 0 } = {},
): Head => {
  const [whole, brief] = [sayTrait(cast, trait), sayTraitBriefly(cast, trait)];
  const left = brief === whole || isTold(told, whole) ? rest : join(`${toCapital(whole)}.`, rest);
  const ways = [
    [`${say(name, whole)}.`, rest],
    [`${say(name, brief)}.`, left],
    [`${toCapital(say("it", brief))}.`, join(told === "" ? `That’s ${name}.` : "", left)],
  ] as const;
  if (turn % 2 === 0) return head(...ways);
  const again = ([text, more]: readonly [string, string]): Wording => [`In short, ${toFollowing(text)}`, more];
  const [first, second, third] = ways;
  return head(again(first), again(second), again(third), third, second, first);
};
