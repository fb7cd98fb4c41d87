import { expect, test } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { aspectPlaces, toRarityAmong } from "../kit/sky/chart-aspects.ts";
import { listAspects } from "./chart/find-aspects.ts";
import { toNatal } from "./chart/natal.ts";
import { countTried } from "./facts/aspects.ts";

/** Births of 1950 to 2010, at any hour, where most people live. */
const chance = chanceOf(new Uint8Array(32), "", "orbs");
const births = Array.from({ length: 1500 }, () => ({
  instant: -631_152_000 + chance.below(1_893_456_000),
  place: { latitude: chance.below(110) - 50, longitude: chance.below(360) - 180 },
}));

test("the closest pair of a chart is as close as the rarity says: over 1,500 births within a tenth of what was reckoned", () => {
  const closest = births.map(({ instant, place }) => {
    const { aspects, minorAspects } = listAspects(toNatal(instant, { hasTime: true, place, system: "placidus" }));
    return Math.min(...[...aspects, ...minorAspects].map(({ orb }) => orb));
  });
  const tried = countTried({ angles: {} as never, moonRange: null });
  for (const orb of [0.05, 0.1, 0.15, 0.25]) {
    const measured = closest.filter((one) => one <= orb).length / births.length;
    expect(measured * toRarityAmong(orb, tried, aspectPlaces.withQuincunx), `${orb}°`).toBeGreaterThan(0.9);
    expect(measured * toRarityAmong(orb, tried, aspectPlaces.withQuincunx), `${orb}°`).toBeLessThan(1.1);
  }
});
