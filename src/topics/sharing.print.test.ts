import { expect, test } from "vitest";
import type { ShareSnapshot } from "../shared/contract/share.ts";
import type { Print } from "./kit/sharing/print.ts";
import { getSharing } from "./registry.ts";
import { listCasts } from "./sample-casts.ts";
import { type CastTopicId, topicIds } from "./topic-ids.ts";

type Lang = ShareSnapshot["lang"];
const listPrints = async (id: CastTopicId, locale: Lang): Promise<Print[]> => {
  const { toPrint, coarse } = await getSharing(id);
  const casts = await listCasts(id);
  const whole = casts.flatMap((cast) => toPrint?.({ cast, locale, isBounded: false }) ?? []);
  return [...whole, ...casts.flatMap((cast) => coarse?.toPrint(coarse.toKeys(cast), locale) ?? [])];
};
const printing = ["tarot", "zhouYi", "number", "fortune", "TaoTeChing", "astro", "birthday"] as const;

test.each(printing)("%s prints its figure in drawings that hold no text, with a name under each of several", async (id) => {
  for (const locale of ["zh", "en"] as const) {
    const prints = await listPrints(id, locale);
    expect(prints.length).toBeGreaterThan(4);
    for (const { pieces, hasLines } of prints) {
      expect(pieces.length).toBeGreaterThan(0);
      if (hasLines) expect(pieces).toHaveLength(1);
      else expect(pieces.every(({ name }) => name)).toBe(true);
      for (const { drawing, ratio } of pieces) {
        expect(ratio).toBeGreaterThan(0.3);
        if (drawing.of === "svg") expect(drawing.svg).not.toMatch(/<text|NaN|undefined|var\(/);
        if (drawing.of === "columns") expect(Math.max(...drawing.columns.map(({ length }) => length))).toBeLessThanOrEqual(44);
      }
    }
  }
});

test("a whole cast is printed only where it may be shown whole: what holds a birth prints its coarse keys alone", async () => {
  for (const id of topicIds.filter((one) => one !== "ask")) {
    const { holds, toPrint, coarse } = await getSharing(id);
    const [cast] = await listCasts(id);
    if (holds(cast).length > 0) expect(toPrint, id).toBeUndefined();
    else expect(coarse, id).toBeUndefined();
  }
});

test("the coarse wheel is the same for everybody whose Sun, Moon and rising stand in the same signs", async () => {
  const { coarse } = await getSharing("astro");
  const keys = { sun: "leo", moon: "leo", rising: "aries" };
  expect(coarse!.toPrint(keys, "zh")).toEqual(coarse!.toPrint({ ...keys, longitude: "133.2" }, "zh"));
  expect(coarse!.toPrint({ sun: "leo" }, "zh")).toBeNull();
});
