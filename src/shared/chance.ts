import { chacha20 } from "@noble/ciphers/chacha.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A source of fair choices. Engines take it as an argument and never make one. */
export interface Chance {
  /** A whole number from 0 to bound − 1, every value equally likely. Bound is 1 … 2³². */
  below(bound: number): number;
}

const wordsPerBlock = 16;

/**
 * The chance of one cast: the ChaCha20 key stream (zero nonce, counter from 0) under the key HMAC-SHA-256(seed, `castId:nonce`),
 * read as little-endian 32-bit words. Anyone who holds seed, castId and nonce can replay every choice.
 * @param nonce what the person added (base64url, at most 64 characters); empty when nothing was added
 */
export const chanceOf = (seed: Uint8Array, castId: string, nonce: string): Chance => {
  const key = hmac(sha256, seed, utf8ToBytes(`${castId}:${nonce}`));
  const zeroNonce = new Uint8Array(12);
  let block = new Uint8Array(0);
  let counter = 0;
  let word = wordsPerBlock;
  const nextWord = (): number => {
    if (word === wordsPerBlock) {
      block = chacha20(key, zeroNonce, new Uint8Array(wordsPerBlock * 4), undefined, counter);
      counter += 1;
      word = 0;
    }
    const at = word * 4;
    word += 1;
    return (block[at]! | (block[at + 1]! << 8) | (block[at + 2]! << 16) | (block[at + 3]! << 24)) >>> 0;
  };
  return {
    below(bound) {
      // Words at or above the largest multiple of bound are thrown away: taking them modulo bound would favour small values.
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let value = nextWord();
      while (value >= limit) value = nextWord();
      return value % bound;
    },
  };
};

/** What the server shows before a draw: hex SHA-256(seed ‖ castId). */
export const commitmentOf = (seed: Uint8Array, castId: string): string => bytesToHex(sha256(concatBytes(seed, utf8ToBytes(castId))));

/** Fisher–Yates. Sorting with a random comparator is biased, and a biased deck is the one bug nobody would see. */
export const shuffled = <Item>(items: readonly Item[], chance: Chance): Item[] => {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = chance.below(last + 1);
    [deck[last], deck[pick]] = [deck[pick]!, deck[last]!];
  }
  return deck;
};

export { bytesToHex, hexToBytes };
