import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import type { Reading } from "../kit/reading.ts";
import { countWords, readingLength, toSentences } from "../kit/telling/sentences.ts";
import { findMostAlike, listCommonSentences, measureRules } from "../kit/telling/testing/measure.ts";
import { castFengshui, type FengshuiCast } from "./engine.ts";
import { toFengshuiFacts } from "./facts.ts";
import { fengshuiInput } from "./input.ts";
import { readingEn } from "./reading.en.ts";
import { readingZh } from "./reading.zh.ts";
import { findAskedYear, listAskedDirections } from "./telling/asked.ts";
import { findCalmYear, findFiveMonth, findYearOf } from "./telling/calendar.ts";
import { findPart } from "./telling/parts.ts";
import { rules } from "./telling/rules.ts";
import { toView } from "./telling/view.ts";
import { toYearPlaces } from "./year-places.ts";

const locales: Locale[] = ["zh", "en"];
const readers = { zh: readingZh, en: readingEn };

/** Park and Miller's generator: the same houses on every run. */
const toNumbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const cast = (given: unknown, moment = "2026-11-21T04:00:00Z"): FengshuiCast => castFengshui(parseInput(fengshuiInput, given), { moment });

const listHouses = (count: number, seed: number, residents: number): FengshuiCast[] => {
  const next = toNumbers(seed);
  return Array.from({ length: count }, () => {
    const facing = next(3600) / 10;
    const built = 1864 + next(180);
    const moment = `${2020 + next(20)}-${["02", "03", "05", "07", "09", "11"][next(6)]}-15T04:00:00Z`;
    const resident = { date: `${1940 + next(80)}-0${1 + next(9)}-1${next(9)}`, sex: next(2) === 0 ? "male" : "female" };
    return cast({ facing, built, ...(next(100) < residents ? { resident } : {}) }, moment);
  });
};

const tell = (locale: Locale, made: FengshuiCast, text = "", tier: "basic" | "plus" = "plus"): Reading =>
  readers[locale].tell({ cast: made, facts: toFengshuiFacts(made), question: hearQuestion(text, locale), tier, variant: 0 });
const toLength = (locale: Locale, { paragraphs }: Reading): number => countWords(paragraphs.map(({ text }) => text).join("\n"), locale);

const questions: Record<Locale, string[]> = {
  zh: [
    "",
    "我家坐北朝南，2005年建，财位在哪？",
    "书桌放哪个方位好？",
    "今年哪个方位不宜动土？",
    "床头朝哪边睡得安稳？",
    "这套房子跟我合不合？",
    "书桌放北边还是东南好？",
    "厨房在西北可以吗？",
    "家里为什么总吵架？",
    "什么时候装修好？",
    "2027年财位在哪？",
    "大门什么时候换？",
    "罗盘怎么量？",
    "我今年事业怎么样？",
  ],
  en: [
    "",
    "Where is the money corner?",
    "Where should my desk go?",
    "Which side should be left alone this year?",
    "Which way should the bed point?",
    "Does this flat suit me?",
    "Desk in the north or the south-east?",
    "Can the kitchen be in the north-west?",
    "Why do we quarrel at home?",
    "When should we renovate?",
    "Where is the money corner in 2027?",
    "When is a good time for a new front door?",
    "How do I measure with a compass?",
    "How will work go this year?",
  ],
};

describe("what a question is about", () => {
  it.each([
    ["我家坐北朝南，2005年建，财位在哪？", "money"],
    ["书桌放哪个方位好？", "study"],
    ["今年哪个方位不宜动土？", "year"],
    ["床头朝哪边睡得安稳？", "bedroom"],
    ["这套房子跟我合不合？", "resident"],
    ["朝向185度，2020年建成，格局怎么样？", "house"],
    ["灶台放哪里", "kitchen"],
    ["家里总吵架", "people"],
    ["Which way should the bed point?", "bedroom"],
    ["It faces 185 degrees, finished in 2020. What pattern is it?", "house"],
    ["Which side should be left alone this year?", "year"],
    ["坐北朝南", null],
    ["", null],
  ])("%s", (text, part) => {
    expect(findPart(hearQuestion(text, /\p{Script=Han}/u.test(text) ? "zh" : "en"))).toBe(part);
  });
  it("is one side or two, and not the side the house is said to face", () => {
    expect(listAskedDirections("坐北朝南的房子，书桌放北边还是东南好？")).toEqual(["N", "SE"]);
    expect(listAskedDirections("The house faces south-west. Bed in the north?")).toEqual(["N"]);
    expect(listAskedDirections("东西放哪里？")).toEqual([]);
  });
  it("is a year to come, and not the year the house was built or somebody born", () => {
    expect(findAskedYear("2027年财位在哪", 2026)).toBe(2027);
    expect(findAskedYear("明年呢", 2026)).toBe(2027);
    expect(findAskedYear("房子2026年建成，财位在哪", 2026)).toBeNull();
    expect(findAskedYear("我1990年5月1日生", 2026)).toBeNull();
  });
});

describe("years and months", () => {
  it("finds the year a star comes to a palace: 2026 has 1 at the centre and 2 in the north-west, so 1 comes there in 2027", () => {
    expect(findYearOf("NW", [1], 2026)).toEqual({ year: 2027, star: 1 });
    expect(findYearOf("C", [8, 9], 2026)).toEqual({ year: 2027, star: 9 });
  });
  it("finds the month the 5 comes: 2026, a 午 year, opens with 8 at the centre, so the fourth month has 5 there", () => {
    expect(findFiveMonth("C", { year: 2026, month: 0 })).toEqual({ year: 2026, civilMonth: 5 });
    expect(findFiveMonth("C", { year: 2026, month: 9 })).toEqual({ year: 2027, civilMonth: 2 });
  });
  it("finds 太岁 and 三煞 of a year: 午 2026 in the south and the north, 未 2027 in the south-west and the west", () => {
    expect(toYearPlaces(2026)).toEqual({ branch: "午", taiSui: "午", taiSuiPalace: "S", sanSha: "N" });
    expect(toYearPlaces(2027)).toEqual({ branch: "未", taiSui: "未", taiSuiPalace: "SW", sanSha: "W" });
  });
  it("builds in a year that leaves the palace alone", () => {
    for (const palace of ["N", "E", "S", "W", "NE", "C"] as const) {
      const year = findCalmYear(palace, 2026);
      expect(year).toBeGreaterThan(2026);
      expect([toYearPlaces(year).taiSuiPalace, toYearPlaces(year).sanSha]).not.toContain(palace);
    }
  });
});

describe("the texts", () => {
  const houses = listHouses(1000, 11, 70);
  it("none holds for more than half of the houses", () => {
    const shares = measureRules(
      rules,
      houses.map((made) => toView(made, toFengshuiFacts(made), hearQuestion("", "zh"))),
    );
    expect(shares.filter(([, share]) => share > 0.5)).toEqual([]);
  });
  describe.each(locales)("in %s", (locale) => {
    let readings: Reading[] = [];
    beforeAll(() => {
      readings = houses.map((made) => tell(locale, made));
    });
    it("share no sentence with half of the others", () => {
      expect(listCommonSentences(readings, 0.5)).toEqual([]);
    });
    it("are as long as promised, whole and short", () => {
      const { basic, whole } = readingLength[locale];
      for (const reading of readings) {
        expect(toLength(locale, reading)).toBeGreaterThanOrEqual(whole.least);
        expect(toLength(locale, reading)).toBeLessThanOrEqual(whole.most);
      }
      for (const made of houses.slice(0, 200)) {
        const length = toLength(locale, tell(locale, made, "", "basic"));
        expect(length).toBeGreaterThanOrEqual(basic.least);
        expect(length).toBeLessThanOrEqual(basic.most);
      }
    });
    it("differ for any two residents who do not share chart, kua and year", () => {
      const seen = new Set<string>();
      const apart = listHouses(230, 5, 100).filter((made) => {
        const key = `${JSON.stringify(made.flyingStars)}${made.kua}${made.year}`;
        return !seen.has(key) && seen.add(key);
      });
      expect(findMostAlike(apart.slice(0, 200).map((made) => tell(locale, made))).share).toBeLessThanOrEqual(0.4);
    });
    it("leave no blank and rest on facts there are, whatever is asked", () => {
      for (const made of [
        ...houses.slice(0, 40),
        cast({ facing: "S" }),
        cast({ facing: 173.5, isMagnetic: true, built: 2004, resident: { date: "1990-02-04", sex: "female" } }),
      ]) {
        const ids = new Set(toFengshuiFacts(made).map(({ id }) => id));
        for (const text of questions[locale]) {
          const reading = tell(locale, made, text);
          const all = [reading.headline, ...reading.paragraphs.map(({ text: said }) => said), ...reading.followUps];
          for (const said of all) expect(said).not.toMatch(/undefined|null|NaN|\[object|!|！|您|—/);
          if (locale === "en") expect(all.join(" ")).not.toMatch(/\p{Script=Han}/u);
          expect(reading.paragraphs.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
          for (const { facts } of reading.paragraphs) expect(facts.length).toBeGreaterThan(0);
          expect(new Set(reading.followUps).size).toBe(3);
          expect(reading.followUps).not.toContain(text);
        }
      }
    });
    it("answer what was asked in the headline, and begin with it", () => {
      const made = cast({ facing: 180, built: 2010, resident: { date: "1990-05-01", sex: "male" } });
      const heads = questions[locale].map((text) => tell(locale, made, text).headline);
      expect(new Set(heads).size).toBeGreaterThanOrEqual(heads.length - 2);
      for (const text of questions[locale].slice(1)) {
        const part = findPart(hearQuestion(text, locale));
        const [first, second] = tell(locale, made, text).paragraphs;
        expect(first?.part).toBe("lead");
        expect(part).not.toBeNull();
        expect(second?.part).toBe("body");
      }
    });
    it("are about the side that was asked where it suits, and send elsewhere where it does not", () => {
      const made = cast({ facing: 173.5, built: 2010, resident: { date: "1990-05-01", sex: "female" } });
      // Kua 8: west is 延年 and holds 6 1; south-east is 绝命.
      const [west, southEast] = (locale === "zh" ? ["正西", "东南"] : ["west", "south-east"]) as [string, string];
      const ask = locale === "zh" ? (side: string) => `书桌放${side}好吗？` : (side: string) => `Is the ${side} good for my desk?`;
      const good = tell(locale, made, ask(west));
      expect(good.headline).toMatch(/^(?:可以|Yes)/);
      expect(good.paragraphs[1]?.text).toContain(west);
      expect(tell(locale, made, ask(southEast)).headline).toMatch(/先别放东南|^Not there/);
    });
    it("send the body to a doctor", () => {
      const [text, words] = locale === "zh" ? ["这房子对我身体好吗？", "医生"] : ["Is this house bad for my health?", "doctor"];
      expect(tell(locale, cast({ facing: 90 }), text).paragraphs[0]?.text).toContain(words);
    });
    it("tell a year that is named, and no other", () => {
      const made = cast({ facing: 180, built: 2010 });
      const [, money] = tell(locale, made, questions[locale][10]).paragraphs;
      expect(money?.text).toContain("2027");
      expect(money?.text).not.toContain("2026");
    });
    it("tell the same follow-up three times in other sentences", () => {
      const made = cast({ facing: 182, built: 2010, resident: { date: "1990-05-01", sex: "male" } });
      const ask = (asked: string, turn: number): Reading =>
        readers[locale].answer({
          cast: made,
          facts: toFengshuiFacts(made),
          question: hearQuestion("", locale),
          tier: "basic",
          variant: 0,
          asked: hearQuestion(asked, locale),
          turn,
        });
      for (const text of questions[locale].slice(1)) {
        const said = [0, 1, 2].map((turn) => ask(text, turn));
        expect(new Set(said.map(({ headline }) => headline)).size).toBe(3);
        const firsts = said.map(({ paragraphs }) => toSentences(paragraphs[0]?.text ?? ""));
        expect(firsts[1]?.filter((sentence) => firsts[0]?.includes(sentence))).toEqual([]);
      }
    });
  });
});
