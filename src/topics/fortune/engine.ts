import type { Chance } from "../../shared/chance.ts";
import type { TempleId } from "./data/deities.ts";
import type { LotSetId } from "./data/lot.ts";
import { findUnheld } from "./data/unheld.ts";
import type { FortuneInput } from "./input.ts";
import { findNamed } from "./naming.ts";
import { getLot, getSet, offeredDeities, toSetId } from "./offered.ts";

/** How the two blocks fall: one flat and one round 圣筊, both flat 笑筊, both round 阴筊. */
export type Throw = "divine" | "laughing" | "negative";

export interface Blocks {
  /** The number of the stick that was asked about. */
  made: number;
  throws: Throw[];
}

export interface FortuneCast {
  /** Whose lots were drawn. */
  deity: string;
  /** Who was asked for, where those lots are not held and another's were drawn; else null. */
  askedOf: string | null;
  temple: TempleId | null;
  set: LotSetId;
  number: number;
  grade: string | null;
  ganzhi: string | null;
  title: string;
  verse: string[] | null;
  /** Every stick drawn, the confirmed one last. */
  blocks: Blocks[];
}

const divineNeeded = 3;
const laughsMost = 1;

/** Left block, then right; 0 flat side up, 1 round side up. */
const throwBlocks = (chance: Chance): Throw => {
  const left = chance.below(2);
  const right = chance.below(2);
  if (left !== right) return "divine";
  return left === 0 ? "laughing" : "negative";
};

/** Three 圣筊 confirm a stick. A 阴筊 returns it at once. A 笑筊 is thrown again and undoes nothing, but a second one returns the stick too. */
export const isConfirmed = (throws: readonly Throw[]): boolean => throws.filter((fall) => fall === "divine").length === divineNeeded;

const askAbout = (chance: Chance): Throw[] => {
  const throws: Throw[] = [];
  let laughs = 0;
  while (!isConfirmed(throws)) {
    const fall = throwBlocks(chance);
    throws.push(fall);
    if (fall === "negative") break;
    if (fall === "laughing") {
      laughs += 1;
      if (laughs > laughsMost) break;
    }
  }
  return throws;
};

/** Whom the question is for: as given, as its words say, as the temple has it, else Guanyin. */
const toMeant = ({ deity, temple, question }: FortuneInput): string =>
  deity ?? findNamed(question)?.id ?? offeredDeities.find((one) => one.temple === temple)?.id ?? "guanyin";

/**
 * Draws a stick and asks with the blocks until one is confirmed; 7 sticks in 32 are, at each asking.
 * The order of choices is public, for replay: the stick (1 … n), then for each throw the left block and the right;
 * a stick that is returned may come up again.
 */
export const castFortune = (input: FortuneInput, { chance }: { chance: Chance }): FortuneCast => {
  const temple = input.temple ?? null;
  const meant = toMeant(input);
  const unheld = findUnheld(meant);
  const deity = unheld?.instead ?? meant;
  const set = toSetId(deity, temple);
  const { facts, verses } = getSet(set);
  const blocks: Blocks[] = [];
  let last: Blocks;
  do {
    const made = chance.below(facts.length) + 1;
    last = { made, throws: askAbout(chance) };
    blocks.push(last);
  } while (!isConfirmed(last.throws));
  const { number, grade, ganzhi, title } = getLot(set, last.made);
  const verse = verses[number];
  return { deity, askedOf: unheld?.id ?? null, temple, set, number, grade, ganzhi, title: title.zh, verse: verse ? [...verse] : null, blocks };
};
