import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DreamCast } from "./cast-types.ts";
import { castDream } from "./engine.ts";
import { toDreamFacts } from "./facts.ts";
import golden from "./golden/dreams.json" with { type: "json" };
import { isSymbolId, symbolIds, symbols } from "./lexicon/entries.ts";
import { findActs } from "./matching/find-acts.ts";
import { findMoods } from "./matching/find-moods.ts";
import { findSymbols } from "./matching/find-symbols.ts";
import { listLemmas } from "./matching/lemma.ts";
import { toMoon } from "./sky.ts";
import { dream } from "./topic.ts";
import { understandDream } from "./understand.ts";

const moment = "2026-11-21T04:00:00.000Z";
const cast = (text: string, rest: object = {}): DreamCast => castDream({ text, ...rest }, { moment });
const idsOf = (text: string): string[] => cast(text).symbols.map(({ id }) => id);

describe("the images of a dream as people tell it", () => {
  it.each(golden.dreams)("$text", ({ text, has, not }) => {
    const found = findSymbols(text).map(({ id }) => id as string);
    for (const id of [...has, ...not]) expect(isSymbolId(id), id).toBe(true);
    for (const id of has) expect(found).toContain(id);
    for (const id of not) expect(found).not.toContain(id);
  });
});

describe("an image", () => {
  it("is found in each of its own forms, or a longer form has taken the place", () => {
    const missed: string[] = [];
    for (const id of symbolIds)
      for (const [form, frame] of [
        ...symbols[id].zh.map((one) => [one, `我梦见${one}。`]),
        ...symbols[id].en.map((one) => [one, `we said: ${one.replace("=", "")}.`]),
      ])
        if (findSymbols(frame!).length === 0) missed.push(`${id}: ${form}`);
    expect(missed).toEqual([]);
  });
  it("does what its own clause says: bitten, killed, dead, huge", () => {
    const statesOf = (text: string, id: string) => cast(text).symbols.find((symbol) => symbol.id === id)?.states;
    expect(statesOf("一条蛇咬了我的手", "snake")).toContain("attacking");
    expect(statesOf("我把那条蛇打死了", "snake")).toContain("killed");
    expect(statesOf("A huge snake was chasing me", "snake")).toEqual(expect.arrayContaining(["huge", "chasing"]));
    expect(statesOf("路边有一条蛇，它忽然开口说话", "snake")).toContain("speaking");
    expect(statesOf("马桶里冒出好多虫子", "bugs")).toContain("many");
    expect(statesOf("吃了一条鱼", "fish")).toContain("eaten");
  });
  it("does not do what is denied, nor what its neighbour does", () => {
    const statesOf = (text: string, id: string) => cast(text).symbols.find((symbol) => symbol.id === id)?.states;
    expect(statesOf("那条蛇也不咬人", "snake")).toEqual([]);
    expect(statesOf("My best friend wouldn't speak to me", "friend")).toEqual([]);
    expect(statesOf("马桶里冒出好多虫子", "toilet")).toEqual([]);
    expect(statesOf("My teeth fell out while I was talking to my boss", "boss")).toEqual(["speaking"]);
    expect(statesOf("a tiger eating cereal", "tiger")).toEqual([]);
    expect(statesOf("A snake came in and I chased it out", "snake")).toEqual([]);
    expect(idsOf("A snake came in and I chased it out")).not.toContain("chase");
  });
  it("has its colour and its number", () => {
    const [snake] = cast("梦里有三条黑色的蛇").symbols;
    expect([snake!.color, snake!.number]).toEqual(["black", 3]);
    expect(cast("Two black snakes").symbols[0]).toMatchObject({ color: "black", number: 2 });
  });
  it("weighs more when it is named again, felt or has come before", () => {
    const weight = (text: string, rest: object = {}) => cast(text, rest).symbols.find(({ id }) => id === "snake")!.salience;
    expect(weight("一条蛇。还是那条蛇。")).toBeGreaterThan(weight("一条蛇。"));
    expect(weight("一条蛇，我很害怕。")).toBeGreaterThan(weight("一条蛇。"));
    expect(weight("一条蛇。", { earlier: [{ date: "2026-11-01", symbols: ["snake"] }] })).toBeGreaterThan(weight("一条蛇。"));
  });
  it("is joined to the next one of its sentence, as stars are", () => {
    expect(cast("一只猫看着一条蛇，蛇看着一只鸟。远处有一座桥。").pairs).toEqual([
      ["cat", "snake"],
      ["snake", "bird"],
    ]);
  });
  it("is not there where it is denied", () => {
    expect(idsOf("没有蛇")).toEqual([]);
    expect(idsOf("There was no snake")).toEqual([]);
    expect(idsOf("It wasn’t a snake")).toEqual([]);
  });
});

describe("English words", () => {
  it.each([
    ["teeth", "tooth"],
    ["fell", "fall"],
    ["falling", "fall"],
    ["chased", "chase"],
    ["running", "run"],
    ["wolves", "wolf"],
    ["bodies", "body"],
    ["houses", "house"],
    ["dying", "die"],
    ["boxes", "box"],
  ])("%s is a form of %s", (word, lemma) => expect(listLemmas(word)).toContain(lemma));
  it("are taken as they stand where an inflection means something else", () => {
    expect(idsOf("I got fired")).not.toContain("fire");
    expect(idsOf("I was firing questions")).not.toContain("fire");
    expect(idsOf("I was being followed")).not.toContain("bee");
  });
});

describe("a feeling", () => {
  it("is heard in both languages, and turned by a no", () => {
    expect(findMoods("我很害怕，后来不怕了")[0]!.mood).toBe("afraid");
    expect(findMoods("一点也不害怕").map(({ mood }) => mood)).toEqual(["calm"]);
    expect(findMoods("I wasn’t scared").map(({ mood }) => mood)).toEqual(["calm"]);
    expect(findMoods("风吹着特别舒服").map(({ mood }) => mood)).toEqual(["calm"]);
    expect(findMoods("A stranger gave me a key")).toEqual([]);
    expect(findMoods("She was furious and then sad").map(({ mood }) => mood)).toEqual(["angry", "sad"]);
  });
  it("after waking is told apart from those before", () => {
    expect(cast("梦里特别高兴，醒来却很难过").wakingMood).toBe("sad");
    expect(cast("I was happy. I woke up crying.").wakingMood).toBe("sad");
  });
});

describe("an act", () => {
  it("is the dreamer’s own, not another’s, and not one that failed", () => {
    expect(findActs("他跑了").map(({ act }) => act)).toEqual([]);
    expect(findActs("我赶紧躲进柜子").map(({ act }) => act)).toContain("hid");
    expect(findActs("He ran away.")).toEqual([]);
    expect(findActs("I hid and then ran").map(({ act }) => act)).toEqual(["hid", "ran"]);
    expect(findActs("I couldn't scream").map(({ act }) => act)).not.toContain("called");
    expect(findActs("我跑不动").map(({ act }) => act)).not.toContain("ran");
    expect(findActs("我想喊妈妈").map(({ act }) => act)).not.toContain("called");
    expect(findActs("吓死我了，虫子往外爬")).toEqual([]);
    expect(findActs("我光着脚在后面追").map(({ act }) => act)).toEqual(["chased"]);
    expect(findActs("我拼命跑，被狗追").map(({ act }) => act)).toEqual(["ran"]);
    expect(findActs("他问我借钱，我没理他").map(({ act }) => act)).toContain("refused");
    expect(findActs("他说那是我们的家，然后就跳下去了")).toEqual([]);
    expect(findActs("I stood there. Nobody was crying.").map(({ act }) => act)).not.toContain("cried");
  });
});

describe("what comes back", () => {
  it("is counted with its dates over the earlier dreams", () => {
    const earlier = [
      { date: "2026-11-03", symbols: ["snake", "exam"] },
      { date: "2026-10-01", symbols: ["snake"] },
      { date: "2026-10-20", symbols: ["no such image"] },
    ];
    expect(cast("又是一条蛇", { earlier }).recurring).toEqual([{ id: "snake", times: 3, dates: ["2026-10-01", "2026-11-03"] }]);
    expect(cast("考试", { earlier }).themes[0]).toMatchObject({ theme: "judgement", earlier: 1 });
    expect(cast("一条蛇").recurring).toEqual([]);
  });
  it("is heard when the dreamer says so", () => {
    expect(cast("又梦见一条蛇").again).toBe("又梦");
    expect(cast("I keep having the same dream about a snake").again).not.toBeNull();
    expect(cast("一条蛇").again).toBeNull();
  });
});

describe("the night", () => {
  it("has the Moon’s phase: full on 2026-11-24, new on 2026-12-09", () => {
    expect(toMoon("2026-11-24T15:00:00.000Z")).toMatchObject({ phase: "full" });
    expect(toMoon("2026-11-24T15:00:00.000Z").illumination).toBeGreaterThan(0.995);
    expect(toMoon("2026-12-09T00:00:00.000Z").phase).toBe("new");
  });
  it("has the day of China’s time", () => {
    expect(cast("一条蛇").day).toEqual({ pillar: "己亥", lunarMonth: 10, lunarDay: 13, leap: false });
    expect(castDream({ text: "蛇" }, { moment: "2026-11-21T16:00:00.000Z" }).day.pillar).toBe("庚子");
  });
});

describe("a classical line", () => {
  it("is quoted only where the dream is what the line is about", () => {
    expect(cast("蛇咬了我").classical.map(({ line }) => line)).toEqual(["蛇咬人主得大财"]);
    expect(cast("看见一条蛇").classical).toEqual([]);
    expect(cast("雪落在我肩上").classical.map(({ line }) => line)).toEqual(["雪落身上万事成"]);
    expect(cast("窗外在下雪").classical).toEqual([]);
  });
});

describe("any text", () => {
  it("can be cast, alike each time, with spans that quote it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 2, maxLength: 300 }), fc.constantFrom(...symbolIds), (noise, id) => {
        const text = `${noise}${symbols[id].zh[0]}, ${symbols[id].en[0]}${noise}`;
        const one = cast(text);
        expect(cast(text)).toEqual(one);
        for (const { from, to, words } of one.symbols.flatMap(({ spans }) => spans)) expect(text.slice(from, to)).toBe(words);
      }),
    );
  });
  it("has facts with ids of their own, and shares that add up to one at most", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...symbolIds), { minLength: 1, maxLength: 6 }), (ids) => {
        const one = cast(ids.map((id) => symbols[id].zh[0]).join("，"));
        const facts = toDreamFacts(one);
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        expect(one.themes.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.005);
        for (const locale of ["zh", "en"] as const)
          for (const { label, value, note } of dream.chips(one, locale)) expect(`${label}${value}${note}`).not.toMatch(/undefined|null/);
      }),
    );
  });
});

describe("what is said", () => {
  it("is the dream, unless it only begins or asks", () => {
    expect(understandDream("梦见一条蛇", {}, "zh")).toEqual({ text: "梦见一条蛇" });
    expect(understandDream("A dog bit me and I ran.", {}, "en")).toEqual({ text: "A dog bit me and I ran." });
    for (const words of ["开始", "帮我解梦", "start", "I had a strange dream"]) expect(understandDream(words, {}, "zh")).toEqual({});
  });
  it("after a reading is a new dream only where one is told", () => {
    const known = { text: "梦见一条蛇" };
    expect(understandDream("蛇是什么意思？", known, "zh")).toEqual({});
    expect(understandDream("那这周我该做什么", known, "zh")).toEqual({});
    expect(understandDream("昨晚我又梦见自己在老家的井边，井里伸出一只手来。", known, "zh")).toHaveProperty("text");
    expect(understandDream("Last night I dreamed that the sea had come up to my window.", known, "en")).toHaveProperty("text");
  });
});
