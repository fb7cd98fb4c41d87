import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf, hexToBytes } from "../../shared/chance.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { type Aspect, findAspect } from "./aspect.ts";
import { toNumeral } from "./card/numeral.ts";
import { deities, temples } from "./data/deities.ts";
import { type LotSetId, lotSetIds } from "./data/lot.ts";
import { lotSets } from "./data/sets.ts";
import { unheldDeities } from "./data/unheld.ts";
import { castFortune, isConfirmed } from "./engine.ts";
import { refusedOnce, toFortuneFacts } from "./facts.ts";
import goldenSeeds from "./golden/seeds.json" with { type: "json" };
import goldenVerses from "./golden/verses.json" with { type: "json" };
import { fortuneInput } from "./input.ts";
import { getLot, offeredDeities, toSetId } from "./offered.ts";
import { findTiming } from "./timing.ts";
import { understandFortune } from "./understand.ts";

const cast = (n: number, deity = "guanyin") => castFortune({ deity, question: "" }, { chance: chanceOf(new Uint8Array(32).fill(n & 255), `test-${n}`, "") });
const anySeed = fc.integer({ min: 0, max: 100_000 });
const whole = lotSetIds.filter((id) => lotSets[id] !== undefined);

describe("the draw", () => {
  it("ends with a stick that three yeses confirm, and sends back every stick before it", () => {
    fc.assert(
      fc.property(anySeed, (n) => {
        const { blocks, number } = cast(n);
        expect(blocks.map(({ throws }) => isConfirmed(throws))).toEqual([...blocks.slice(1).map(() => false), true]);
        expect(blocks.at(-1)?.made).toBe(number);
      }),
    );
  });

  it("sends a stick back at the first no, or at the second laugh, and never throws on after that", () => {
    fc.assert(
      fc.property(anySeed, (n) => {
        for (const { throws } of cast(n).blocks) {
          const laughs = throws.filter((fall) => fall === "laughing").length;
          expect(throws.slice(0, -1)).not.toContain("negative");
          expect(laughs).toBeLessThanOrEqual(2);
          if (!isConfirmed(throws)) expect(throws.at(-1) === "negative" || (laughs === 2 && throws.at(-1) === "laughing")).toBe(true);
          else expect(throws.at(-1)).toBe("divine");
        }
      }),
    );
  });

  it("chooses in the order that is published: the stick, then left block and right block for each throw", () => {
    const choices = [41, 0, 1, 1, 0, 0, 0, 1, 0];
    const asked: number[] = [];
    const chance = {
      below(bound: number) {
        asked.push(bound);
        return choices.shift() ?? 0;
      },
    };
    const { number, blocks } = castFortune({ deity: "guanyin", question: "" }, { chance });
    expect(number).toBe(42);
    expect(blocks).toEqual([{ made: 42, throws: ["divine", "divine", "laughing", "divine"] }]);
    expect(asked).toEqual([100, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it.each(goldenSeeds.cases)("replays seed $seed", ({ seed, castId, nonce, number, blocks }) => {
    const replayed = castFortune({ deity: "guanyin", question: "" }, { chance: chanceOf(hexToBytes(seed), castId, nonce) });
    expect(replayed).toMatchObject({ number, blocks });
  });

  it("confirms 7 sticks in 32: three yeses straight, or with one laugh in one of three places", () => {
    expect(1 - refusedOnce).toBeCloseTo((1 / 2) ** 3 + 3 * (1 / 4) * (1 / 2) ** 3, 12);
  });

  it("carries what the sheet of its number prints", () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...offeredDeities.map(({ id }) => id)), (n, deity) => {
        const drawn = cast(n, deity);
        const { grade, ganzhi, title } = getLot(drawn.set, drawn.number);
        expect(drawn).toMatchObject({ grade, ganzhi, title: title.zh });
        expect(drawn.verse).toEqual(lotSets[drawn.set]?.verses[drawn.number] ?? null);
      }),
    );
  });
});

describe("the sets", () => {
  it.each(whole)("%s is numbered from one without a gap", (id) => {
    const facts = lotSets[id]?.facts ?? [];
    expect(facts.map(({ number }) => number)).toEqual(facts.map((_, at) => at + 1));
    expect(facts).toHaveLength(Number(id.split("-")[1]));
  });

  it.each(whole)("%s quotes only whole verses of plain Chinese lines, and says so of every lot", (id) => {
    const { facts, verses } = lotSets[id]!;
    for (const { number } of facts) {
      const verse = verses[number];
      expect(verse, `${number}`).not.toBeUndefined();
      for (const line of verse ?? []) expect(line).toMatch(/^\p{Script=Han}{4,8}$/u);
      if (verse) expect(verse.length).toBeGreaterThanOrEqual(4);
    }
  });

  it("quotes Guanyin as printed", () => {
    const { verses, facts } = lotSets["guanyin-100"]!;
    for (const [number, line] of Object.entries(goldenVerses.openings)) expect(verses[Number(number)]?.[0]).toBe(line);
    expect(facts.filter(({ number }) => verses[number]).length).toBe(goldenVerses.quoted);
  });

  it("offers a deity only with a whole set, and a temple’s own set before its deity’s", () => {
    for (const { id, set } of offeredDeities) expect(lotSets[set], id).toBeDefined();
    for (const { id, set, temple } of deities) if (temple) expect(temples[temple].set, id).toBe(set);
    expect(toSetId("guanyin", "longshan")).toBe("guanyin-100");
    expect(new Set([...deities, ...unheldDeities].map(({ id }) => id)).size).toBe(deities.length + unheldDeities.length);
  });

  it("offers twenty deities at least", () => {
    expect(offeredDeities.length).toBeGreaterThanOrEqual(20);
  });

  it.each(unheldDeities.map(({ id, instead }) => [id, instead]))("draws for %s from the lots of %s and keeps both names", (id, instead) => {
    const drawn = castFortune(fortuneInput.parse({ deity: id }), { chance: chanceOf(new Uint8Array(32), id, "") });
    expect(drawn).toMatchObject({ deity: instead, askedOf: id, set: toSetId(instead, null) });
    expect(toFortuneFacts(drawn).find((fact) => fact.key === "deity")?.values).toMatchObject({ deity: instead, askedOf: id });
  });
});

describe("the facts", () => {
  it("count the lots of the same grade in the set", () => {
    const { facts } = lotSets["guanyin-100"]!;
    const grades = Object.groupBy(facts, ({ grade }) => grade ?? "");
    const fact = toFortuneFacts(cast(7)).find(({ key }) => key === "grade");
    expect(fact?.values).toMatchObject({ count: grades[cast(7).grade ?? ""]?.length, of: 100 });
  });

  it("give every fact its own id", () => {
    fc.assert(
      fc.property(anySeed, (n) => {
        const ids = toFortuneFacts(cast(n)).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it.each([
    ["子", { by: "month", month: 11 }],
    ["丑", { by: "month", month: 12 }],
    ["寅", { by: "month", month: 1 }],
    ["亥", { by: "month", month: 10 }],
    ["甲子", { by: "season", element: "metal" }],
    ["甲寅", { by: "season", element: "water" }],
    ["丙辰", { by: "season", element: "earth" }],
    ["戊辰", { by: "season", element: "wood" }],
    ["甲乙", null],
    [null, null],
  ])("date %s as the sheets do", (ganzhi, timing) => {
    expect(findTiming(ganzhi)).toEqual(timing);
  });

  it.each([
    [1, "一"],
    [10, "十"],
    [15, "十五"],
    [20, "二十"],
    [37, "三十七"],
    [100, "一百"],
  ])("mark stick %i as %s", (number, mark) => {
    expect(toNumeral(number)).toBe(mark);
  });
});

describe("understanding", () => {
  const has = (set: LotSetId) => lotSets[set] !== undefined;

  it.each([
    ["求观音签", "guanyin", undefined],
    ["求观音签，问姻缘", "guanyin", "求观音签，问姻缘"],
    ["帮我向妈祖求一支签", "mazu", undefined],
    ["妈祖", "mazu", undefined],
    ["Draw me a lot from Guan Di", "guandi", undefined],
    ["求黄大仙：这次搬家顺不顺？", "huangdaxian", "求黄大仙：这次搬家顺不顺？"],
    ["今年犯太岁，工作会变吗？", undefined, "今年犯太岁，工作会变吗？"],
    ["要不要给财神换个朝向？", undefined, "要不要给财神换个朝向？"],
    ["求签问姻缘", undefined, "求签问姻缘"],
    ["Ask Guanyin whether I should move house", "guanyin", "Ask Guanyin whether I should move house"],
  ])("hears %s", (text, deity, question) => {
    const isOffered = offeredDeities.some(({ id }) => id === deity);
    const understood = understandFortune(text, {}, "zh");
    if (deity === undefined || isOffered) expect(understood).toEqual({ ...(deity && { deity }), ...(question && { question }) });
    else expect(understood.deity).toBeUndefined();
  });

  it.each([
    ["求地藏菩萨，问家宅", "dizang"],
    ["求一支月老签，问姻缘", "yuelao"],
    ["车公", "chegong"],
    ["求浅草观音签", "sensoji"],
    ["Draw me a lot from the God of Wealth", "caishen"],
  ])("hears whose lots are not held in %s", (text, deity) => {
    expect(understandFortune(text, {}, "zh").deity).toBe(deity);
  });

  it("takes a temple by its name, with its deity", () => {
    expect(understandFortune("去龙山寺求一支签", {}, "zh")).toMatchObject({ temple: "longshan", deity: "guanyin" });
    if (has("leiyushi-100")) expect(understandFortune("在行天宫求签", {}, "zh")).toMatchObject({ temple: "xingtian" });
  });

  it("asks whom the question or the temple names, else Guanyin, and refuses a deity that is not offered", () => {
    const draw = (input: unknown) => castFortune(fortuneInput.parse(input), { chance: chanceOf(new Uint8Array(32), "", "") });
    expect(draw({})).toMatchObject({ deity: "guanyin", askedOf: null });
    expect(draw({ question: "求妈祖签，问出海" })).toMatchObject({ deity: "mazu", askedOf: null });
    expect(draw({ question: "求车公签，问生意" })).toMatchObject({ deity: "huangdaxian", askedOf: "chegong" });
    expect(draw({ temple: "xingtian" })).toMatchObject({ deity: "guandi", temple: "xingtian", set: "leiyushi-100" });
    expect(fortuneInput.safeParse({ deity: "zeus" }).success).toBe(false);
  });

  const asked: ["zh" | "en", string, Aspect | null][] = [
    ["zh", "我和他还能复合吗？", "love"],
    ["zh", "考研能上岸吗？", "work"],
    ["zh", "这笔钱投不投？", "work"],
    ["zh", "妈妈的手术顺不顺？", "health"],
    ["zh", "下个月搬家好不好？", "travel"],
    ["zh", "月底出海跑船顺不顺？", "travel"],
    ["zh", "钱包丢了找得回来吗？", "lost"],
    ["zh", "这场官司能赢吗？", "lawsuit"],
    ["zh", "今年运势怎么样？", null],
    ["en", "Will we get back together?", "love"],
    ["en", "Should I take the job in Leeds?", "work"],
    ["en", "Will the operation go well?", "health"],
    ["en", "Is it a good time to move house?", "travel"],
    ["en", "Where are my keys?", "lost"],
    ["en", "Will I win the lawsuit?", "lawsuit"],
    ["en", "What will this year bring?", null],
  ];
  it.each(asked)("finds the matter (%s) of %s", (locale, text, aspect) => {
    expect(findAspect(hearQuestion(text, locale))).toBe(aspect);
  });
});
