import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findChartAspect, toRarity } from "./chart-aspects.ts";
import { toMoonPhase } from "./moon-phase.ts";
import { isStationary } from "./motion.ts";
import { type FigureAspect, listFigures } from "./patterns.ts";
import { findDignity } from "./rulers.ts";
import { signs, toSign } from "./signs.ts";

const eight = () => 8;
const degrees = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000);
const speeds = fc.integer({ min: -1000, max: 14_000 }).map((thousandths) => thousandths / 1000);

const orbs = fc.integer({ min: -7900, max: 7900 }).map((thousandths) => thousandths / 1000);

describe("an aspect", () => {
  test("applies while its orb closes: a Moon at 10° nears a trine to 135°, and a sextile to 68° falls apart", () => {
    expect(findChartAspect({ longitude: 10, speed: 13 }, { longitude: 135, speed: 0 }, eight)).toEqual({ type: "trine", orb: 5, applying: true });
    expect(findChartAspect({ longitude: 10, speed: 13 }, { longitude: 68, speed: 0 }, eight)).toMatchObject({ type: "sextile", applying: false });
    expect(findChartAspect({ longitude: 358, speed: 13 }, { longitude: 3, speed: 0 }, eight)).toEqual({ type: "conjunction", orb: 5, applying: true });
  });

  test("that applies is nearer a minute later, one that separates is wider", () => {
    fc.assert(
      fc.property(degrees, fc.constantFrom(0, 60, 90, 120, 150, 180), orbs, speeds, speeds, (one, angle, excess, speed, otherSpeed) => {
        fc.pre(Math.abs(excess) > 0.1 && Math.abs(speed - otherSpeed) > 0.01);
        const other = one + angle + excess;
        const found = findChartAspect({ longitude: one, speed }, { longitude: other, speed: otherSpeed }, eight);
        const later = findChartAspect({ longitude: one + speed / 1440, speed }, { longitude: other + otherSpeed / 1440, speed: otherSpeed }, eight);
        expect(later!.orb < found!.orb).toBe(found!.applying);
      }),
    );
  });

  test("is the same from either side", () => {
    fc.assert(
      fc.property(degrees, degrees, speeds, speeds, (one, other, speed, otherSpeed) => {
        const [a, b] = [
          { longitude: one, speed },
          { longitude: other, speed: otherSpeed },
        ];
        fc.pre(Math.abs(one - other) > 1e-6);
        const [found, turned] = [findChartAspect(a, b, eight), findChartAspect(b, a, eight)];
        expect(found?.type).toBe(turned?.type);
        expect(found?.applying).toBe(turned?.applying);
      }),
    );
  });

  test("a square with an orb of 0°14′ is met once in 386 charts, a conjunction as tight once in 771", () => {
    expect([toRarity("square", 14 / 60), toRarity("conjunction", 14 / 60)]).toEqual([386, 771]);
  });
});

describe("figures", () => {
  const at = { sun: 0, moon: 90, mars: 180, saturn: 270, venus: 120, jupiter: 240, mercury: 60, pluto: 150, uranus: 61, neptune: 62 };
  type Name = keyof typeof at;
  const chartOf = (...names: Name[]) => {
    const aspects: FigureAspect<Name>[] = names.flatMap((a, index) =>
      names.slice(index + 1).flatMap((b) => {
        const found = findChartAspect({ longitude: at[a], speed: 0 }, { longitude: at[b], speed: 0 }, () => 3);
        return found ? [{ a, b, type: found.type, orb: found.orb }] : [];
      }),
    );
    return listFigures(names, aspects, { signOf: (name) => toSign(at[name]).sign, longitudeOf: (name) => at[name] });
  };
  const typesOf = (...names: Name[]) => chartOf(...names).map(({ type }) => type);

  test("three trines are a grand trine of one element, three signs apart", () => {
    expect(chartOf("sun", "venus", "jupiter")).toEqual([
      { type: "grandTrine", bodies: ["sun", "venus", "jupiter"], apex: null, sign: null, element: "fire", mode: null, orb: 0 },
    ]);
  });

  test("an opposition squared is a T-square, with the squaring body at its apex", () => {
    expect(chartOf("sun", "moon", "mars")).toMatchObject([{ type: "tSquare", apex: "moon", mode: "cardinal" }]);
  });

  test("two oppositions across one another are a grand cross, and no T-squares beside it", () => {
    expect(typesOf("sun", "moon", "mars", "saturn")).toEqual(["grandCross"]);
  });

  test("a sextile with two quincunxes to one body is a yod", () => {
    const found = listFigures<"a" | "b" | "c">(
      ["a", "b", "c"],
      [
        { a: "a", b: "b", type: "sextile", orb: 1 },
        { a: "a", b: "c", type: "quincunx", orb: 2 },
        { a: "b", b: "c", type: "quincunx", orb: 0.5 },
      ],
      { signOf: (name) => ({ a: "aries", b: "gemini", c: "scorpio" })[name] as "aries", longitudeOf: () => 0 },
    );
    expect(found).toMatchObject([{ type: "yod", apex: "c", orb: 2 }]);
  });

  test("a grand trine with one corner opposed is a kite, and the trine is not told again", () => {
    expect(typesOf("sun", "venus", "jupiter", "mars")).toEqual(["kite"]);
    expect(chartOf("sun", "venus", "jupiter", "mars")[0]?.apex).toBe("mars");
  });

  test("four in one sign are a stellium, three are none", () => {
    expect(typesOf("mercury", "uranus", "neptune")).toEqual([]);
    expect(listFigures(["a", "b", "c", "d"], [], { signOf: () => "leo", longitudeOf: () => 130 })).toMatchObject([{ type: "stellium", sign: "leo" }]);
  });
});

test("Mars is at home in Aries and Scorpio, exalted in Capricorn, in detriment in Libra and Taurus, falls in Cancer", () => {
  const found = signs.flatMap((sign) => (findDignity("mars", sign) ? [`${sign} ${findDignity("mars", sign)}`] : []));
  expect(found).toEqual(["aries domicile", "taurus detriment", "cancer fall", "libra detriment", "scorpio domicile", "capricorn exaltation"]);
});

test("the Moon is full opposite the Sun and wholly lit, new and dark beside it, half lit a quarter on", () => {
  const phaseAt = (longitude: number) => toMoonPhase({ longitude, latitude: 0, speed: 13 }, { longitude: 350, latitude: 0, speed: 1 });
  expect(phaseAt(171)).toMatchObject({ name: "full", angle: 181 });
  expect(phaseAt(350)).toEqual({ name: "new", angle: 0, illumination: 0 });
  expect(phaseAt(345).name).toBe("new");
  expect(phaseAt(80).illumination).toBeCloseTo(0.5, 9);
  expect([35, 80, 125].map((longitude) => phaseAt(longitude).name)).toEqual(["waxingCrescent", "firstQuarter", "waxingGibbous"]);
  expect([215, 260, 305].map((longitude) => phaseAt(longitude).name)).toEqual(["waningGibbous", "lastQuarter", "waningCrescent"]);
});

test("a planet slower than a twentieth of its mean speed stands still; Sun, Moon and node never do", () => {
  expect([isStationary("saturn", -0.001), isStationary("saturn", 0.01), isStationary("trueNode", 0), isStationary("moon", 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
