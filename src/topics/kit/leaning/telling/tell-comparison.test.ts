import { describe, expect, test } from "vitest";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { type Leaning, noLeaning, type Step, type Way } from "../leaning.ts";
import { type ComparedSide, type ComparisonRequest, tellComparison, toTenths } from "./tell-comparison.ts";

const card: FactChip = { id: "card.3", key: "card", label: "往哪里去", value: "星星·正位" };
const ruling: FactChip = { id: "ruling.1", key: "ruling", label: "主断", value: "小畜·九三" };
const leans = (way: Way, step: Step, fact: string): Leaning => ({ ...noLeaning, lean: { way, step, facts: [fact] } });
const tarot = (leaning: Leaning): ComparedSide => ({ topic: "tarot", isDraw: true, leaning, chips: [card] });
const zhouYi = (leaning: Leaning): ComparedSide => ({ topic: "zhouYi", isDraw: true, leaning, chips: [ruling] });
const question: ComparisonRequest["question"] = { kind: "yesNo", polarity: "should", isDreaded: false, options: null, form: "work" };
const tell = (one: Leaning, other: Leaning, more: Partial<ComparisonRequest> = {}) =>
  tellComparison({ sides: [tarot(one), zhouYi(other)], question, unweighed: null, locale: "zh", ...more });
const yes = (step: Step = "slight") => leans(1, step, "card.3");
const no = (step: Step = "slight") => leans(-1, step, "ruling.1");

describe("what two casts come to", () => {
  test.each([
    ["they agree", yes(), leans(1, "slight", "ruling.1"), "agree", "两边都说“大体可以”"],
    ["they agree, one more plainly", yes("clear"), leans(1, "slight", "ruling.1"), "agree", "两边一个方向：一边说“可以”，一边说“大体可以”"],
    ["they part", yes(), no(), "part", "塔罗说“大体可以”，周易说“缓一缓”"],
    ["one has not settled", yes(), leans(0, "even", "ruling.1"), "apart", "塔罗说“大体可以”，周易说“两可”"],
    ["both make a condition", leans(0, "onlyIf", "card.3"), leans(0, "onlyIf", "ruling.1"), "apart", "两边都说“有条件”"],
    ["neither has settled", leans(0, "even", "card.3"), leans(0, "even", "ruling.1"), "apart", "两边都说“两可”"],
    ["one gives no yes or no", yes(), noLeaning, "apart", "塔罗说“大体可以”，周易不答这一问"],
    ["neither gives one", noLeaning, noLeaning, "apart", "这一问，两边都不给是非"],
  ] as const)("%s", (_, one, other, accord, headline) => {
    const told = tell(one, other);
    expect([told.accord, told.headline]).toEqual([accord, headline]);
  });

  test("each names what it rests on, what chance would do, and that agreeing confirms nothing", () => {
    expect(tell(yes(), leans(1, "slight", "ruling.1")).text).toMatch(
      /“往哪里去”那张星星，正位；周易凭的是主断的“小畜·九三”。.*十回，大约\d回说到一处.*不算印证/,
    );
    const english = tell(yes(), no(), { locale: "en" });
    expect(english.headline).toBe("The tarot: “mostly yes”; the I Ching: “hold off”");
    expect(english.text).toMatch(/Of ten such pairs drawn by chance, about .* refutes neither/);
  });

  test("where one says nothing there is no figure to be compared with", () => {
    const { rows, text } = tell(yes(), noLeaning);
    expect([rows[0]!.tenths, /十回/.test(text)]).toEqual([null, false]);
  });
});

test("a way of a choice is said in the person's own words, a long one by its place", () => {
  const choose = (options: [string, string], locale: "zh" | "en" = "zh") =>
    tell(yes(), no(), { question: { ...question, kind: "choice", options, form: "choice" }, locale }).headline;
  expect(choose(["留下", "去北京"])).toBe("塔罗偏“留下”，周易偏“去北京”");
  expect(choose(["留在现在这家做了八年的公司", "去北京"])).toBe("塔罗偏“前一样”，周易偏“后一样”");
  expect(choose(["stay", "go"], "en")).toBe("The tarot: rather “stay”; the I Ching: rather “go”");
});

test("what would be bad news is said without fright", () => {
  const dreaded = { ...question, polarity: "will" as const, isDreaded: true };
  expect(tell(yes(), no(), { question: dreaded }).headline).toBe("塔罗说“要防着”，周易说“不大会”");
});

test("a time and a side are compared where they are asked for; a time outside the other's reach is no dissent", () => {
  const when = (from: string, to: string, open: string): Leaning => ({
    lean: null,
    when: { reach: { from, to }, open: [{ from: open, to: open, facts: [] }] },
    through: { side: "money", facts: [] },
  });
  const asksWhen = { ...question, kind: "when" as const };
  const near = when("2026-11", "2027-10", "2027-04");
  expect(tell(near, when("2026-11", "2027-10", "2027-04"), { question: asksWhen })).toMatchObject({ accord: "agree", headline: "两边说的时候碰在一处" });
  expect(tell(near, when("2026-11", "2027-10", "2027-09"), { question: asksWhen }).text).toContain("别照哪一个排日程");
  const far = tell(near, when("2026-02", "2036-01", "2031-04"), { question: asksWhen });
  expect([far.accord, far.rows.map(({ aspect }) => aspect)]).toEqual(["apart", ["when", "through"]]);
  expect(tell(near, near, { question: { ...question, kind: "how" } }).headline).toBe("两边都指着钱");
});

test("two that agree push nobody out of a marriage", () => {
  const told = tell(yes("clear"), leans(1, "clear", "ruling.1"), { question: { ...question, form: "leaving" } });
  expect(told.headline).toBe("两边都说“可以想”");
});

test("a person that is asked for is compared with none", () => {
  expect(tell(yes(), no(), { question: { ...question, kind: "who" } })).toMatchObject({ accord: "apart", rows: [] });
});

describe("what no cast answers", () => {
  test.each(["medical", "death", "legal", "stake", "infidelity"] as const)("%s: nothing leans, in both languages", (unweighed) => {
    for (const locale of ["zh", "en"] as const) {
      const told = tell(yes(), no(), { unweighed, locale });
      expect([told.accord, told.rows]).toEqual([null, []]);
      expect(told.text).toMatch(/合不合，这里不说|whether they agree isn’t said here/);
      expect(`${told.headline}${told.text}`).not.toMatch(/大体可以|缓一缓|mostly yes|hold off|十回|Of ten/);
    }
  });
});

test("tenths add up to ten", () => {
  for (let agree = 0; agree <= 1; agree += 0.037)
    for (let part = 0; part <= 1 - agree; part += 0.041) {
      const tenths = toTenths(agree, part);
      expect(tenths.agree + tenths.part + tenths.apart).toBe(10);
      expect(Math.abs(tenths.agree - agree * 10)).toBeLessThan(1);
    }
});
