import { describe, expect, it } from "vitest";
import { parseInstant } from "../kit/time/parse-civil.ts";
import type { Plate } from "./cast-types.ts";
import { patternShares } from "./data/pattern-shares.ts";
import type { PatternName } from "./data/patterns.ts";
import { findPatterns } from "./plate/find-patterns.ts";
import { toPlateBasis } from "./plate/lunar-basis.ts";
import { toPlate } from "./plate/plate.ts";

const common = { dayStartsAt: "23:00", leapMonth: "split" } as const;

describe("patterns", () => {
  const soulOf = ({ palaces }: Plate) => palaces[0]!;
  const namesIn = ({ stars }: Plate["palaces"][number]): string[] => stars.map(({ name }) => name);
  const marksIn = ({ stars }: Plate["palaces"][number]): string[] => stars.flatMap(({ transformation }) => transformation ?? []);
  const squareOf = ({ palaces }: Plate) => palaces.filter(({ name }) => ["命宫", "财帛", "官禄", "迁移"].includes(name));
  const sidesOf = ({ palaces }: Plate) => [palaces[1]!, palaces[11]!].map(namesIn);

  /** The same rules read off the palaces instead of the map of stars. */
  it.each<[PatternName, (plate: Plate) => boolean]>([
    ["emptySoul", (plate) => soulOf(plate).stars.every(({ kind }) => kind !== "major")],
    ["purpleTreasury", (plate) => ["紫微", "天府"].every((name) => namesIn(soulOf(plate)).includes(name))],
    ["killBreakWolf", (plate) => ["七杀", "破军", "贪狼"].some((name) => namesIn(soulOf(plate)).includes(name))],
    ["clerkStars", (plate) => ["天机", "太阴", "天同", "天梁"].every((name) => squareOf(plate).flatMap(namesIn).includes(name))],
    ["threeWonders", (plate) => ["禄", "权", "科"].every((kind) => squareOf(plate).flatMap(marksIn).includes(kind))],
    ["fortunePower", (plate) => ["禄", "权"].every((kind) => marksIn(soulOf(plate)).includes(kind))],
    ["treasuryMinister", ({ palaces }) => ["天府", "天相"].every((name) => [palaces[4]!, palaces[8]!].flatMap(namesIn).includes(name))],
    ["fireWolf", (plate) => squareOf(plate).some((palace) => ["贪狼", "火星"].every((name) => namesIn(palace).includes(name)))],
    ["aidesFlank", (plate) => sidesOf(plate).every((names) => names.includes("左辅") || names.includes("右弼"))],
    ["flankedTrouble", (plate) => marksIn(soulOf(plate)).includes("忌") && sidesOf(plate).every((names) => names.includes("擎羊") || names.includes("陀罗"))],
    ["pearl", (plate) => plate.soulPalace === "未" && soulOf(plate).stars.every(({ kind }) => kind !== "major") && plate.stars.太阳 === "卯"],
    ["arrowOnHorse", (plate) => plate.soulPalace === "午" && namesIn(soulOf(plate)).includes("擎羊")],
  ])("%s", (name, holds) => {
    let held = 0;
    for (let index = 0; index < 3000; index += 1) {
      const plate = toPlate(toPlateBasis(index * 1_000_003, index % 2 === 0 ? "male" : "female", common), "standard");
      expect(findPatterns(plate).includes(name)).toBe(holds(plate));
      if (holds(plate)) held += 1;
    }
    expect(held).toBeGreaterThan(0);
  });

  it("come as often as their shares say", () => {
    const sample = 20_000;
    const counts = new Map<string, number>();
    const from = parseInstant("1930-01-01T00:00:00Z");
    const span = parseInstant("2030-01-01T00:00:00Z") - from;
    for (let index = 0; index < sample; index += 1) {
      const seconds = from + Math.floor(((index * 0.754_877_666_2) % 1) * span);
      for (const name of findPatterns(toPlate(toPlateBasis(seconds, index % 2 === 0 ? "male" : "female", common), "standard")))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const far = Object.entries(patternShares).filter(([name, percent]) => {
      const share = (100 * (counts.get(name) ?? 0)) / sample;
      return Math.abs(share - percent) > 0.08 * percent + 0.15;
    });
    expect(far).toEqual([]);
  });
});
