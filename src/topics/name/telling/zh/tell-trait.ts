import { type Head, headsOf, type Wording } from "../../../kit/telling/head.ts";
import type { Trait } from "../traits.ts";
import type { NameView } from "../view.ts";
import { sayTrait, sayTraitBriefly } from "./trait-words.ts";

/** A Latin name stands off from the characters after it. */
export const named = ({ name, english }: NameView): string => (english ? `${name} ` : name);
/** The same at a clause's end, off from the characters before it. */
export const atEnd = (name: string): string => (name.endsWith(" ") ? ` ${name.trim()}` : name);
/** A name told, proposed or not. */
type NamedCast = Parameters<typeof sayTrait>[0];
export const clause = (view: NameView, trait: Trait): string => sayTrait(view.cast, trait);

export const head = headsOf("zh");

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
  const left = brief === whole || told.includes(whole) ? rest : `${whole}。${rest}`;
  const ways = [
    [`${say(name, whole)}。`, rest],
    [`${say(name, brief)}。`, left],
    [`${say("这名字", brief)}。`, `${told === "" ? `说的是${atEnd(name)}。` : ""}${left}`],
  ] as const;
  if (turn % 2 === 0) return head(...ways);
  const again = ([text, more]: readonly [string, string]): Wording => [`简单说，${text}`, more];
  const [first, second, third] = ways;
  return head(again(first), again(second), again(third), third, second, first);
};
/** A sentence on a trait, unless it was told. */
export const unlessTold = (told: string, trait: string, sentence: string): string => (told.includes(trait) ? "" : sentence);
