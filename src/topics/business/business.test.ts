import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { elements } from "../kit/hexagrams/elements.ts";
import { parseInput } from "../kit/parse-input.ts";
import { findStrokes } from "../kit/strokes/strokes.ts";
import { parseSyllable } from "../kit/strokes/syllable.ts";
import { toNameParts } from "./affixes.ts";
import { toBrandSound, toSoundElement } from "./brand-sound.ts";
import { brandCharacterList, brandWordList } from "./brand-stems.ts";
import { toChineseName } from "./chinese.ts";
import { type BusinessCast, castBusiness } from "./engine.ts";
import { toBusinessFacts } from "./facts.ts";
import golden from "./golden/names.json" with { type: "json" };
import { findIndustry, industries } from "./industries.ts";
import { businessInput } from "./input.ts";
import { countSyllables, toLatinName } from "./latin.ts";
import { toScore } from "./score.ts";
import { factWordsEn } from "./telling/en/fact-words.ts";
import { factWordsZh } from "./telling/zh/fact-words.ts";
import { business } from "./topic.ts";
import { understandBusiness } from "./understand.ts";

const moment = "2026-11-21T12:00:00Z";
const cast = (given: object): BusinessCast => castBusiness(parseInput(businessInput, given), { moment });
const owner = { date: "1990-05-01", time: "13:45", timeZone: "+08:00" };
const aChar = fc.constantFrom(...brandCharacterList.map(({ char }) => char));
const aTrade = fc.constantFrom(...industries.map(({ id }) => id));

describe("a Chinese name", () => {
  test.each(golden.cases)("$name: $proof", ({ name, core, strokes, coreNumber, coreLuck, totalNumber, totalLuck, industry }) => {
    const { chinese, industry: found } = cast({ name });
    expect([chinese?.core, chinese?.proof.map((one) => one.strokes), found?.id]).toEqual([core, strokes, industry]);
    expect([chinese?.coreNumber.number, chinese?.coreNumber.luck]).toEqual([coreNumber, coreLuck]);
    expect([chinese?.totalNumber.number, chinese?.totalNumber.luck]).toEqual([totalNumber, totalLuck]);
  });

  test.each([
    ["深圳市大象科技有限公司", "大象", "深圳市 科技 有限公司"],
    ["豆语烘焙坊", "豆语", "烘焙坊"],
    ["好公司", "好公司", ""],
    ["山文化", "山文化", ""],
    ["同仁堂药业集团", "同仁堂", "药业 集团"],
    ["上海", "上海", ""],
    ["明衡律师事务所", "明衡", "律师 事务所"],
  ])("%s is %s with %s", (name, core, affixes) => {
    const found = toNameParts(name);
    expect([found.core, found.affixes.map(({ text }) => text).join(" ")]).toEqual([core, affixes]);
  });

  test("an affix taken off and put back gives the name again", () => {
    fc.assert(
      fc.property(aChar, aChar, fc.constantFrom("", "杭州"), fc.constantFrom("", "科技", "商贸有限公司", "书店"), (one, other, front, back) => {
        const name = front + one + other + back;
        const { core, affixes } = toNameParts(name);
        const before = affixes.filter(({ kind }) => kind === "region").map(({ text }) => text);
        const after = affixes.filter(({ kind }) => kind !== "region").map(({ text }) => text);
        expect([...before, core, ...after].join("")).toBe(name);
        expect([...core].length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test("a first sound is of the element of the place it is made in: 《玉篇》 lips feather, tongue fire, back wood, teeth metal, throat earth", () => {
    expect(["bo", "ti", "gu", "xin", "an", "he"].map((text) => toSoundElement(parseSyllable(text)))).toEqual([
      "water",
      "fire",
      "wood",
      "metal",
      "earth",
      "earth",
    ]);
  });

  test("a name that sounds like an ill word loses 60, or 20 where the tones differ", () => {
    expect(toBrandSound("培本").homophones).toMatchObject([{ word: "赔本", isExact: true }]);
    expect(toBrandSound("星河").homophones).toEqual([]);
    expect(toBrandSound("培本").score).toBeLessThanOrEqual(40);
  });
});

describe("a name in Latin letters", () => {
  test("LUMA is 3 + 3 + 4 + 1 = 11, kept; NORTHFOLD is 5+6+9+2+8+6+6+3+4 = 49, 13, 4", () => {
    expect(toLatinName("Luma")).toMatchObject({ sum: 11, root: 11, syllables: 2, stress: 1, ending: "open", clash: null });
    expect(toLatinName("Northfold")).toMatchObject({ sum: 49, root: 4, longestRun: 4 });
  });

  test.each([
    ["Pen Island", "PENIS"],
    ["Toxicana", "TOXIC"],
    ["Glass House", null],
    ["Die", "DIE"],
  ])("%s holds %s", (name, clash) => {
    expect(toLatinName(name).clash).toBe(clash);
  });

  test("beats are runs of vowels", () => {
    expect(["Luma", "Stone", "Studio", "Meridian", "Nova"].map(countSyllables)).toEqual([2, 1, 3, 4, 2]);
  });

  test("beside Chinese characters both are read", () => {
    const { chinese, latin, scoreParts } = cast({ name: "Luma 光合", industry: "skincare" });
    expect([chinese?.core, latin?.name, scoreParts.some(({ key }) => key === "letters")]).toEqual(["光合", "Luma", false]);
  });
});

describe("lines of business", () => {
  test("are forty or more, each found by its id and by its own name", () => {
    expect(industries.length).toBeGreaterThanOrEqual(40);
    for (const { id, name } of industries) {
      expect(findIndustry(id)?.id).toBe(id);
      expect(findIndustry(name.zh)?.id, name.zh).toBe(id);
      expect(findIndustry(name.en)?.id, name.en).toBe(id);
    }
  });

  test("hold every element as the first of five or more", () => {
    for (const element of elements) expect(industries.filter(({ main }) => main === element).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ["咖啡馆", "cafe"],
    ["a coffee shop", "cafe"],
    ["做奶茶的", "tea"],
    ["skincare", "skincare"],
    ["跨境电商", "ecommerce"],
    ["自行车店", "sport"],
    ["看星星", undefined],
  ])("%s is %s", (text, id) => {
    expect(findIndustry(text)?.id).toBe(id);
  });
});

describe("a cast", () => {
  test("scores from 0 to 100, by parts that are each so", () => {
    fc.assert(
      fc.property(aChar, aChar, aTrade, fc.boolean(), (one, other, industry, hasOwner) => {
        const { score, scoreParts } = cast({ name: one + other, industry, ...(hasOwner ? { owner } : {}) });
        for (const value of [score, ...scoreParts.map((part) => part.value)]) expect(value >= 0 && value <= 100).toBe(true);
        expect(score).toBe(toScore(scoreParts));
      }),
    );
  });

  test("holds the trade against the owner: 丙 weak in 辰 month wants wood and fire", () => {
    expect(cast({ name: "星河", industry: "publishing", owner }).owner).toMatchObject({ useful: ["wood", "fire"], standing: "first", relation: "feedsMe" });
    expect(cast({ name: "星河", industry: "finance", owner }).owner).toMatchObject({ standing: "adverse", relation: "iHold" });
  });

  test("an unknown trade is kept as said, and its part left out", () => {
    const found = cast({ name: "星河", industry: "看星星" });
    expect([found.industry, found.industryText, found.scoreParts.map(({ key }) => key)]).toEqual([null, "看星星", ["numbers", "sound", "length"]]);
  });

  test("opening days lie in the range, the best first, none against the owner’s year", () => {
    const { opening } = cast({ name: "星河", industry: "ai", owner, openingFrom: "2026-12-01", openingTo: "2026-12-31" });
    expect(opening).toMatchObject({ dayCount: 31, mostScore: 11, isFallback: false });
    const scores = opening!.days.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    for (const { date, ganzhi } of opening!.days) {
      expect(date >= "2026-12-01" && date <= "2026-12-31").toBe(true);
      expect(ganzhi[1]).not.toBe("子");
    }
  });

  test.each([
    [{ monthsOn: 1 }, "2026-12-01", "2026-12-31"],
    [{ month: 3 }, "2027-03-01", "2027-03-31"],
    [{ monthsOn: 0 }, "2026-11-21", "2026-11-30"],
    [{ days: 30 }, "2026-11-21", "2026-12-20"],
  ])("%j from 21 November 2026 is %s to %s", (opening, from, to) => {
    expect(cast({ name: "星河", industry: "ai", opening }).opening).toMatchObject({ from, to });
  });

  test("names, dates and births that cannot be are refused", () => {
    for (const given of [{}, { name: "🙂" }, { name: "星河", openingFrom: "2026-02-30" }, { name: "星河", openingFrom: "2026-03-02", openingTo: "2026-03-01" }])
      expect(() => cast(given)).toThrow();
  });

  test("every fact has words in both languages", () => {
    for (const one of [
      cast({ name: "杭州星河科技有限公司", owner, opening: { monthsOn: 1 } }),
      cast({ name: "Luma Skin", industry: "skincare" }),
      cast({ suggest: true, industry: "cafe" }),
    ])
      for (const { key, values } of toBusinessFacts(one))
        for (const wording of [factWordsZh, factWordsEn] as Record<string, (of: unknown) => { label: string; value: string; note?: string }>[]) {
          const { label, value, note } = wording[key]!(values);
          expect(label.length * value.length).toBeGreaterThan(0);
          expect(note).toMatch(/[。.]$/);
          expect(`${label}${value}${note}`).not.toMatch(/undefined|NaN|null|\[object/);
        }
  });
});

describe("names proposed", () => {
  test("come from three hundred stems and more, each of counted characters, none twice", () => {
    expect(brandWordList.length + brandCharacterList.length).toBeGreaterThanOrEqual(300);
    expect(new Set(brandWordList.map(({ word }) => word)).size).toBe(brandWordList.length);
    expect(new Set(brandCharacterList.map(({ char }) => char)).size).toBe(brandCharacterList.length);
    for (const { word, meaning } of brandWordList) {
      expect([...word].every((char) => findStrokes(char) !== undefined) && [...word].length === 2, word).toBe(true);
      expect(meaning.zh.length * meaning.en.length, word).toBeGreaterThan(0);
    }
  });

  test("for every trade are lucky, free of ill echoes, with no character twice, and the same each time", () => {
    for (const { id } of industries) {
      const { suggestions } = cast({ suggest: true, industry: id });
      expect(suggestions).toHaveLength(6);
      const chars = suggestions.flatMap(({ chinese }) => [...chinese.core]);
      expect(new Set(chars).size).toBe(chars.length);
      for (const { chinese, score } of suggestions) {
        expect(chinese.coreNumber.luck).not.toBe("unlucky");
        expect(chinese.sound.homophones).toEqual([]);
        expect(score).toBeGreaterThanOrEqual(70);
      }
    }
    expect(cast({ suggest: true, industry: "cafe" })).toEqual(cast({ suggest: true, industry: "cafe" }));
  });

  test("leave out what is to be avoided, and bring what the owner can use", () => {
    const [first] = cast({ suggest: true, industry: "cafe" }).suggestions;
    const avoid = first!.chinese.core;
    const { suggestions } = cast({ suggest: true, industry: "cafe", avoid });
    expect(suggestions.flatMap(({ chinese }) => [...chinese.core]).filter((char) => avoid.includes(char))).toEqual([]);
    const owned = cast({ suggest: true, industry: "publishing", owner });
    expect(
      owned.suggestions.filter(({ chinese }) => chinese.elements.some(({ element }) => owned.owner!.useful.includes(element))).length,
    ).toBeGreaterThanOrEqual(4);
  });
});

describe("what is understood", () => {
  test.each([
    ["给我的咖啡馆起名", { suggest: true, industry: "cafe" }],
    ["公司叫星河科技怎么样", { name: "星河科技" }],
    ["给我的咖啡馆起名，叫拾光怎么样", { name: "拾光", industry: "cafe" }],
    ["给我的咖啡馆起名，叫什么好听", { industry: "cafe", suggest: true }],
    ["公司叫星河科技怎么样？", { name: "星河科技" }],
    ["brand name Luma, skincare", { name: "Luma", industry: "skincare" }],
    ["Brand name Luma, skincare", { name: "Luma", industry: "skincare" }],
    ["names for my café", { suggest: true, industry: "cafe" }],
    ["Names for my bakery", { suggest: true, industry: "bakery" }],
    ["我想开一家叫“山隅”的民宿", { name: "山隅", industry: "hotel" }],
    ["明衡律所好不好", { name: "明衡律所" }],
    ["Is Northfold a good name for a bookshop?", { name: "Northfold", industry: "publishing" }],
    ["青禾书店，下个月哪天开业好", { name: "青禾书店", opening: { monthsOn: 1 } }],
    ["2026-12-01到2026-12-31之间开业", { openingFrom: "2026-12-01", openingTo: "2026-12-31" }],
    ["明年三月开张", { opening: { month: 3 } }],
    ["我们打算三个月内开业", { opening: { days: 90 } }],
    ["Which day in March should we open?", { opening: { month: 3 } }],
    ["做餐饮", { industry: "restaurant" }],
    ["这个店名有没有不好的谐音？", {}],
    ["要不要改名？", {}],
    ["Does it hide a bad word?", {}],
  ])("“%s”", (text, wanted) => {
    expect(understandBusiness(text, {}, /[a-z]{3}/.test(text) ? "en" : "zh")).toEqual(wanted);
  });

  test("a birth goes to the owner", () => {
    expect(understandBusiness("我做餐饮合适吗？1988年6月3日早上8点生", {}, "zh")).toMatchObject({
      industry: "restaurant",
      owner: { date: "1988-06-03", time: "08:00" },
    });
  });

  test("more names keep the wish, and a question about a name changes nothing", () => {
    expect(understandBusiness("再来几个", { suggest: true, industry: "cafe" }, "zh")).toEqual({ suggest: true, industry: "cafe", count: 12 });
    expect(understandBusiness("咖啡馆的五行合不合？", { name: "星河", industry: "software" }, "zh")).toEqual({});
  });

  test("the name or the trade is not asked for where words already tell it", () => {
    const toNames = (known: Record<string, unknown>) =>
      business
        .missing(known)
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => name);
    expect(toNames({ name: "星河科技" })).toEqual([]);
    expect(toNames({ name: "星河" })).toEqual(["industry"]);
    expect(toNames({ suggest: true })).toEqual(["industry"]);
    expect(toNames({})).toEqual(["name", "industry"]);
  });
});

const whole = { tier: "plus", variant: 0 } as const;
describe("a sign that names what the kitchen serves", () => {
  test.each([
    ["阿婆牛肉面", "阿婆", ["牛肉面"]],
    ["老王烧烤店", "老王", ["烧烤店"]],
    ["成都小明螺蛳粉", "小明", ["成都", "螺蛳粉"]],
    ["巷口小面馆", "巷口", ["小面馆"]],
    ["牛肉面", "牛肉面", []],
    ["阿婆酸菜鱼有限公司", "阿婆", ["酸菜鱼", "有限公司"]],
  ])("%s is told by %s, which alone is its own", (name, core, affixes) => {
    const made = toChineseName(name);
    expect([made.core, made.affixes.map(({ text }) => text)]).toEqual([core, affixes]);
    expect(made.coreNumber.strokes).toBe(made.proof.slice(made.coreStart, made.coreEnd).reduce((sum, { strokes }) => sum + strokes, 0));
  });

  test("阿婆 and its two characters carry the reading, and 牛肉面 tells the trade", () => {
    const made = business.cast(business.parse({ name: "阿婆牛肉面" }), {
      chance: chanceOf(new Uint8Array(32), "business", ""),
      moment: "2026-11-21T04:00:00Z",
    }) as BusinessCast;
    expect(made.chinese!.sound.pinyin).toHaveLength(2);
    expect(made.industry?.id).toBe("restaurant");
    for (const [locale, brand] of [
      ["zh", "阿婆"],
      ["en", "阿婆"],
    ] as const) {
      const told = business.tell(made, hearQuestion("", locale), whole);
      expect(told.paragraphs[0]!.text).toContain(brand);
      expect(told.paragraphs.map(({ text }) => text).join()).toContain("牛肉面");
    }
  });
});

test("a name longer than any is not taken apart before it is refused", () => {
  const endsWith = vi.spyOn(String.prototype, "endsWith");
  const missing = business.missing({ name: "科技".repeat(2000) });
  const looks = endsWith.mock.calls.length;
  endsWith.mockRestore();
  expect(looks).toBe(0);
  expect(missing.map(({ name }) => name)).toContain("industry");
  expect(() => business.parse({ name: "科技".repeat(2000), industry: "software" })).toThrow();
});
