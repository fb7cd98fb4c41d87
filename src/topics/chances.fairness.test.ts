import { describe, expect, test } from "vitest";
import { askedForms, chanceOfAccord, countAccords, toPairKey } from "./kit/leaning/chances.ts";
import { aspects } from "./kit/leaning/compare.ts";
import { chances } from "./kit/leaning/data/chances.ts";
import type { Leaning } from "./kit/leaning/leaning.ts";
import { listLeanings } from "./random-casts.ts";

const forms = Object.keys(askedForms) as (keyof typeof askedForms)[];
const questions = Object.values(askedForms);
const count = async (ids: readonly ["tarot", "number"] | readonly ["birthday", "purpleStar"] | readonly ["zhouYi", "astro"], casts: number) => {
  const [own, theirs] = await Promise.all(ids.map((id) => listLeanings(id, casts, questions)));
  return forms.map((_, place) => countAccords(own![place]!.map((leaning, at) => [leaning, theirs![place]![at]!] as const)));
};

test("two draws, cast again, agree and part as often as the table has it", async () => {
  const counts = await count(["tarot", "number"], chances.casts);
  for (const [place, form] of forms.entries()) {
    const stored = chances.forms[form][toPairKey("tarot", "number")]!;
    expect([form, aspects.map((aspect) => counts[place]![aspect])]).toEqual([form, stored]);
  }
});

describe("a part of the births, cast again, keeps to the table", () => {
  test.each([
    ["birthday", "purpleStar"],
    ["zhouYi", "astro"],
  ] as const)("%s and %s", async (one, other) => {
    const casts = 300;
    const counts = await count([one, other] as ["birthday", "purpleStar"], casts);
    for (const [place, form] of forms.entries())
      for (const aspect of aspects) {
        const { agree, part } = chanceOfAccord(one, other, form, aspect);
        for (const [at, share] of [agree, part].entries()) {
          const spread = Math.sqrt((share * (1 - share)) / casts);
          expect(Math.abs(counts[place]![aspect][at]! / casts - share)).toBeLessThanOrEqual(4 * spread + 0.01);
        }
      }
  });
});

test("two draws know nothing of one another: they agree as often as their own leans multiply to", async () => {
  const [tarot, number] = await Promise.all((["tarot", "number"] as const).map((id) => listLeanings(id, chances.casts, [askedForms.work])));
  const shareOf = (leanings: Leaning[], way: number): number => leanings.filter(({ lean }) => lean?.way === way).length / leanings.length;
  const share = ([1, -1] as const).reduce((sum, way) => sum + shareOf(tarot![0]!, way) * shareOf(number![0]!, way), 0);
  const { agree } = chanceOfAccord("tarot", "number", "work", "lean");
  expect(Math.abs(agree - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / chances.casts));
});
