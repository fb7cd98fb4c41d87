import { chanceOf } from "../../../../shared/chance.ts";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { getPatterns, Pattern } from "../../../../shared/contract/journal.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { toUnevennessOdds } from "../../../../shared/odds/evenness.ts";
import { toHitOdds, toTail } from "../../../../shared/odds/hits.ts";
import { toHolm } from "../../../../shared/odds/holm.ts";
import type { Draws } from "../../../../topics/kit/drawn.ts";
import { findDraws, getCastTopic } from "../../../../topics/registry.ts";

export interface PatternsRequest {
  casts: { topic: string; cast: unknown; input: unknown }[];
  locale: Locale;
}

/** Below so many draws nothing is said. */
const drawsLeast = 8;
const itemsShown = 6;
/** The same record is always judged by the same made-up ones. */
const seed = new Uint8Array(32);

interface SetRecord {
  topic: string;
  set: string;
  draws: Draws;
  size: number;
  counts: number[];
  seen: number[];
}

const gather = async ({ casts }: PatternsRequest): Promise<SetRecord[]> => {
  const records = new Map<string, SetRecord>();
  for (const { topic: id, cast, input } of casts) {
    const draws = await findDraws(id);
    if (!draws || (await getCastTopic(id)).bringsDraw(input)) continue;
    const { set, size, items } = draws.toDrawn(cast);
    const key = `${id} ${set}`;
    const record = records.get(key) ?? { topic: id, set, draws, size, counts: [], seen: Array<number>(size).fill(0) };
    records.set(key, record);
    record.counts.push(items.length);
    for (const item of items) record.seen[item] = record.seen[item]! + 1;
  }
  return [...records.values()];
};

/**
 * How often each thing came in one's own fair draws, and how often chance brings it so often: exact for each thing (so many draws without putting
 * back, each with its own chance), corrected by Holm over all things of all sets; the whole of a set against made-up records. Pure.
 */
export const countPatterns = async (request: PatternsRequest): Promise<AnswerOf<typeof getPatterns>> => {
  const { locale } = request;
  const records = await gather(request);
  const odds = records.map(({ counts, size }) => toHitOdds(counts.map((count) => count / size)));
  const tails = records.map(({ seen }, at) => seen.map((times) => toTail(odds[at]!, times)));
  const holm = toHolm(tails.flat());
  let from = 0;
  const patterns = records.map(({ topic, set, draws, size, counts, seen }, at): Pattern => {
    const offset = from;
    from += size;
    const picks = counts.reduce((sum, count) => sum + count, 0);
    const items = seen
      .map((times, item) => ({ name: draws.toItemName(set, item, locale), times, p: tails[at]![item]!, holm: holm[offset + item]! }))
      .filter(({ times }) => times > 0)
      .sort((one, other) => other.times - one.times)
      .slice(0, itemsShown);
    const isEnough = counts.length >= drawsLeast;
    return {
      topic,
      set: draws.toSetName?.(set, locale) ?? null,
      thing: locale === "zh" ? draws.thing.zh : draws.thing.en[1],
      size,
      draws: counts.length,
      picks,
      expected: picks / size,
      likeTop: size * (items[0]?.p ?? 1),
      items,
      unevenness: isEnough
        ? toUnevennessOdds(
            seen,
            counts.map((count) => ({ size, count })),
            chanceOf(seed, `${topic} ${set}`, ""),
          )
        : null,
    };
  });
  return { patterns: patterns.sort((one, other) => other.picks - one.picks), drawsLeast, things: holm.length };
};
