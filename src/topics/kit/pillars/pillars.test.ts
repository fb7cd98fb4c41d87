import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Ganzhi, sixty, toBranch, toGanzhi } from "../calendar/sexagenary.ts";
import { branches, stems } from "../hexagrams/branches.ts";
import { toPillarChart } from "./chart.ts";
import { toElementPercent } from "./element-weights.ts";
import { type FourPillars, listPlaced, toPlaced } from "./four-pillars.ts";
import spiritCases from "./golden/spirits.json" with { type: "json" };
import strengthCases from "./golden/strength.json" with { type: "json" };
import zhenquan from "./golden/zhenquan.json" with { type: "json" };
import { toHiddenShares, toHiddenStems } from "./hidden-stems.ts";
import { toLifeStage } from "./life-stages.ts";
import { findCycle, toLuck } from "./luck-cycles.ts";
import { toBodyPalace, toConception, toFetalBreath, toSoulPalace } from "./palaces.ts";
import { listRelations, listRelationsWith } from "./relations.ts";
import { listSpirits, spiritNames } from "./spirits.ts";
import { tenGods, toTenGod } from "./ten-gods.ts";

const toFour = ([year, month, day, hour]: readonly string[]): FourPillars => ({ year, month, day, hour: hour ?? null }) as FourPillars;

/** Any year, a month and an hour that its stem allows: the sixty in their parity. */
const anyPillars = fc
  .tuple(fc.nat(59), fc.nat(11), fc.nat(59), fc.option(fc.nat(11)))
  .map(([year, month, day, hour]) =>
    toFour([toGanzhi(year), toGanzhi(year * 12 + 2 + month), toGanzhi(day), ...(hour === null ? [] : [toGanzhi(day * 12 + hour)])]),
  );

const toTies = (pillars: FourPillars): string[] =>
  listRelations(listPlaced(pillars)).map(({ kind, members, element, manner }) =>
    [kind, members.map(({ char }) => char).join(""), element ?? manner].filter(Boolean).join(":"),
  );

describe("the charts of 《子平真诠》", () => {
  test.each(zhenquan.cases)("$name: $text", ({ pillars, tenGods: expected, ties }) => {
    const four = toFour(pillars);
    expect(Object.values(toPillarChart(four).tenGods)).toEqual(expected);
    expect(toTies(four)).toEqual(expect.arrayContaining(ties));
  });
});

describe("strength and useful elements", () => {
  test.each(strengthCases.cases)("$pillars: $arithmetic", ({ pillars, arithmetic: _, useful, method, decidedBy, ...expected }) => {
    const chart = toPillarChart(toFour(pillars));
    expect(chart.strength).toMatchObject(expected);
    expect(chart.useful).toMatchObject({ elements: useful, method, decidedBy });
  });

  test("winter's chart without fire wants fire besides, summer's without water water", () => {
    const winter = toPillarChart(toFour(["壬子", "壬子", "甲子", "乙亥"]));
    expect(winter.useful).toMatchObject({ climate: "fire", elements: ["earth", "fire"] });
    const summer = toPillarChart(toFour(["丁巳", "丙午", "丁未", "乙巳"]));
    expect(summer.useful.method).toBe("dominant");
    expect(toPillarChart(toFour(["戊午", "丁巳", "甲午", "戊辰"])).useful).toMatchObject({ climate: "water", method: "support", elements: ["water", "wood"] });
  });

  test("the parts make the score, and what helps is never among what harms", () => {
    fc.assert(
      fc.property(anyPillars, (pillars) => {
        const { strength, useful } = toPillarChart(pillars);
        expect(strength.season + strength.roots + strength.allies).toBeCloseTo(strength.score, 6);
        expect(new Set(useful.elements).size).toBe(useful.elements.length);
        expect(useful.elements.filter((element) => useful.adverse.includes(element))).toEqual([]);
        if (useful.climate) expect(useful.elements).toContain(useful.climate);
      }),
    );
  });
});

describe("elements", () => {
  test("庚午 庚辰 丙寅 乙未 by hand: wood 2.3, fire 2.3, earth 2.2, metal 2, water .2 of nine", () => {
    expect(toElementPercent(toFour(["庚午", "庚辰", "丙寅", "乙未"]))).toEqual({ wood: 26, fire: 26, earth: 24, metal: 22, water: 2 });
  });

  test("percents are whole and make a hundred, with an hour or without", () => {
    fc.assert(
      fc.property(anyPillars, (pillars) => {
        const percent = Object.values(toElementPercent(pillars));
        expect(percent.every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
        expect(percent.reduce((sum, value) => sum + value, 0)).toBe(100);
      }),
    );
  });

  test("hidden shares make one, the main one the largest and of the branch's own element", () => {
    for (const branch of branches) {
      const shares = toHiddenShares(branch);
      expect(shares).toHaveLength(toHiddenStems(branch).length);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(Math.max(...shares)).toBe(shares[0]);
    }
  });
});

describe("ten gods and life stages", () => {
  test("each day master meets each of the ten gods once among the ten stems", () => {
    for (const dayMaster of stems) expect(stems.map((stem) => toTenGod(dayMaster, stem)).sort()).toEqual([...tenGods].sort());
  });

  test("甲 is born in 亥 and peaks in 卯, 乙 born in 午 peaks in 寅", () => {
    expect(["亥", "卯", "午"].map((branch) => toLifeStage("甲", branch as "亥"))).toEqual(["长生", "帝旺", "死"]);
    expect(["午", "寅", "亥"].map((branch) => toLifeStage("乙", branch as "午"))).toEqual(["长生", "帝旺", "死"]);
  });
});

describe("ties", () => {
  test("read the same whichever pillar comes first", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sixty), fc.constantFrom(...sixty), (one, other) => {
        const toKinds = (left: Ganzhi, right: Ganzhi): string[] =>
          listRelations([toPlaced("a", left), toPlaced("b", right)])
            .map(({ kind, manner }) => `${kind}${manner ?? ""}`)
            .sort();
        expect(toKinds(one, other)).toEqual(toKinds(other, one));
      }),
    );
  });

  test("each branch has one harmony, one clash, one harm and one break", () => {
    for (const branch of branches) {
      const ties = branches.flatMap((other) => {
        const [left, right] = [branch, other].map((wanted) => sixty.find((ganzhi) => toBranch(ganzhi) === wanted)!) as [Ganzhi, Ganzhi];
        return listRelations([toPlaced("a", left), toPlaced("b", right)]).map(({ kind }) => kind);
      });
      for (const kind of ["sixHarmony", "clash", "harm", "break"]) expect(ties.filter((one) => one === kind)).toHaveLength(1);
    }
  });

  test("a further pillar makes the ties that the whole list has of it", () => {
    fc.assert(
      fc.property(anyPillars, fc.constantFrom(...sixty), (pillars, year) => {
        const placed = listPlaced(pillars).map(({ pillar, ganzhi }) => toPlaced<string>(pillar, ganzhi));
        const annual = toPlaced<string>("annual", year);
        const all = listRelations([...placed, annual]).filter(({ members }) => members.some(({ pillar }) => pillar === "annual"));
        expect(listRelationsWith(annual, placed)).toEqual(all);
      }),
    );
  });

  test("a whole frame takes its halves in, a season stands beside", () => {
    expect(toTies(toFour(["甲申", "丙子", "甲辰", "甲子"]))).toEqual(["threeHarmony:申子辰子:water"]);
    expect(toTies(toFour(["甲寅", "丁卯", "甲辰", "丙寅"]))[0]).toBe("threeMeeting:寅卯辰寅:wood");
    expect(toTies(toFour(["丁丑", "庚戌", "乙未"]))).toContain("punishment:丑戌未:overbearing");
    expect(toTies(toFour(["甲子", "丁卯", "乙酉"]))).toContain("punishment:子卯:uncivil");
    expect(toTies(toFour(["甲午", "庚午", "乙酉"]))).toContain("punishment:午午:self");
  });
});

describe("spirits", () => {
  test.each(spiritCases.cases)("$verse", ({ pillars, has }) => {
    const found = listSpirits(toFour(pillars)).map(({ name, pillar, char, from }) => `${name} ${pillar} ${char} ${from}`);
    expect(found).toEqual(expect.arrayContaining(has));
  });

  test("each of the rules is found in some chart, none twice on one pillar", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPillars, (pillars) => {
        const keys = listSpirits(pillars).map(({ name, pillar }) => `${name} ${pillar}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { name } of listSpirits(pillars)) seen.add(name);
      }),
      { numRuns: 4000, seed: 1 },
    );
    expect(spiritNames.filter((name) => !seen.has(name))).toEqual([]);
    expect(new Set(spiritNames).size).toBeGreaterThanOrEqual(30);
  });
});

describe("luck and palaces", () => {
  const pillars = toFour(["庚午", "庚辰", "丙寅", "乙未"]);
  const instant = Date.parse("1990-05-01T05:45:00Z") / 1000;
  const civil = { year: 1990, month: 5, day: 1, hour: 13, minute: 45, second: 0 };
  const birth = { instant, civil, lunarYear: 1990 };

  test("a man of a yang year goes forward: 立夏 is 4 d 12 h 50 m 26 s off, so luck begins after 1 year 6 months 4 days", () => {
    const { start, cycles } = toLuck(birth, pillars, "male");
    expect(start).toMatchObject({
      direction: "forward",
      term: "立夏",
      intervalSeconds: 391_826,
      years: 1,
      months: 6,
      days: 4,
      date: "1991-11-05",
      nominalAge: 2,
    });
    expect(cycles.slice(0, 3).map(({ pillar, startAge }) => `${pillar} ${startAge}`)).toEqual(["辛巳 2", "壬午 12", "癸未 22"]);
    expect(cycles).toHaveLength(10);
    expect(findCycle(cycles, "2026-11-21")?.pillar).toBe("甲申");
    expect(findCycle(cycles, "1991-11-04")).toBeUndefined();
  });

  test("a woman of a yang year goes back, from 清明", () => {
    const { start, cycles } = toLuck(birth, pillars, "female");
    expect(start).toMatchObject({ direction: "backward", term: "清明" });
    expect(cycles[0]!.pillar).toBe("己卯");
  });

  test("庚辰 month was conceived in 辛未; 未 hour puts the soul palace in 午; without an hour there is none", () => {
    expect(toConception("庚辰")).toBe("辛未");
    expect(toFetalBreath("丙寅")).toBe("辛亥");
    expect(toBranch(toSoulPalace(pillars)!)).toBe("午");
    expect(toSoulPalace({ ...pillars, hour: null })).toBeNull();
    expect(toBodyPalace({ ...pillars, hour: null })).toBeNull();
  });
});
