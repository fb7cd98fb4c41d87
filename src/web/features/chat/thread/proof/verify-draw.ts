import { chanceOf, commitmentOf, hexToBytes } from "../../../../../shared/chance.ts";
import type { AnswerOf } from "../../../../../shared/contract/call.ts";
import type { revealDraw } from "../../../../../shared/contract/cast.ts";
import type { CastData } from "../../../../../shared/contract/stream.ts";
import { manifest } from "../../../../../topics/manifest.ts";
import { isTopicId } from "../../../../../topics/topic-ids.ts";
import type { KeptDraw } from "../../../../kernel/kept-draws.ts";

export interface DrawCheck {
  /** SHA-256(seed ‖ castId) is the seal: the one this page was shown, else the one the server names now. */
  isSealKept: boolean;
  /** The number the draw was mixed with is the one this page sent; null where it sent none that it knows of. */
  isNonceOurs: boolean | null;
  /** The engine, run again here with our own number, gives the cast that was shown; null when this page has another version of it. */
  isCastSame: boolean | null;
}

/** Equal as JSON, whatever the order of the keys. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)));
};

/**
 * Checks a draw in the page: nothing here asks the server.
 * @param opened the opened seal, as the server gave it
 * @param kept what this page saw and gave before the draw; without it the check shows only that the server agrees with itself
 */
export const verifyDraw = async (shown: CastData, opened: Pick<AnswerOf<typeof revealDraw>, "seed" | "nonce">, kept: KeptDraw | null): Promise<DrawCheck> => {
  const seed = hexToBytes(opened.seed);
  const isSealKept = commitmentOf(seed, shown.castId) === (kept?.commitment ?? shown.commitment);
  const isNonceOurs = kept && kept.nonce === opened.nonce;
  const engine = isTopicId(shown.topic) ? manifest[shown.topic].engine : null;
  if (!engine) return { isSealKept, isNonceOurs, isCastSame: null };
  const { cast, version } = await engine.load();
  if (version !== shown.engineVersion) return { isSealKept, isNonceOurs, isCastSame: null };
  const drawn = cast(shown.input, { chance: chanceOf(seed, shown.castId, kept?.nonce ?? opened.nonce), moment: shown.moment });
  return { isSealKept, isNonceOurs, isCastSame: isSame(JSON.parse(JSON.stringify(drawn)), shown.cast) };
};
