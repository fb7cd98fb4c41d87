import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { hexagrams } from "../kit/hexagrams/king-wen.ts";
import type { Reading } from "../kit/reading.ts";
import { countChinese, countEnglish } from "../kit/telling/sentences.ts";
import { zhouYiPrompt } from "./prompt.ts";
import { zhouYi } from "./topic.ts";

const moment = "2026-11-20T03:00:00Z";
const questions: Record<Locale, string[]> = {
  zh: [
    "我该不该换工作？",
    "我和他还有可能吗？",
    "怎么跟老板提加薪？",
    "这笔钱什么时候能要回来？",
    "为什么最近总提不起劲？",
    "留在上海还是回老家？",
    "我会被裁员吗？",
    "谁能帮我？",
    "最近怎么样",
    "考研能上岸吗？",
    "要不要和他分手？",
    "",
    "先租房还是先买房？",
  ],
  en: [
    "Should I go back to school?",
    "Is there still a chance for us?",
    "How do I ask my boss for a raise?",
    "When will I get my money back?",
    "Why can’t I get going lately?",
    "Stay in London or move back home?",
    "Will I be fired?",
    "Who can help me?",
    "What do I need to see?",
    "Will I pass the exam?",
    "Should I break up with him?",
    "",
    "Take the job in Leeds or the one in York?",
  ],
};
const further: Record<Locale, string[]> = {
  zh: [
    "对方是怎么想的？",
    "为什么会这样？",
    "我该先做什么？",
    "如果我什么都不做呢？",
    "那感情呢？",
    "到底行不行？",
    "上六说的是什么？",
    "再说说",
    "卦辞怎么讲？",
  ],
  en: [
    "What does he want?",
    "Why is it like this?",
    "What should I do first?",
    "What if I do nothing?",
    "And in love?",
    "So is it yes or no?",
    "What does the top line say?",
    "Tell me more",
    "What does the judgment mean?",
  ],
};
const measure: Record<Locale, (text: string) => number> = { zh: countChinese, en: countEnglish };
const whole: Record<Locale, [number, number]> = { zh: [680, 1300], en: [500, 900] };
const short: Record<Locale, [number, number]> = { zh: [120, 200], en: [120, 200] };

const castOf = (seed: number, input: Record<string, unknown> = {}) =>
  zhouYi.cast(zhouYi.parse(input), { chance: chanceOf(new Uint8Array(32).fill(seed % 251), `reading-${seed}`, ""), moment });
const toText = ({ headline, paragraphs }: Reading): string => [headline, ...paragraphs.map(({ text }) => text)].join("\n");
const toSentences = (text: string): string[] =>
  text
    .replace(/^> ?/gm, "")
    .split(/(?<=[。？！])|(?<=[.?!][”’]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 6);

const tell = (locale: Locale, seed: number, tier: "basic" | "plus", variant = 0, input: Record<string, unknown> = {}) => {
  const question = hearQuestion(questions[locale][seed % questions[locale].length]!, locale);
  const cast = castOf(seed, input);
  return { cast, question, reading: zhouYi.tell(cast, question, { tier, variant }) };
};
/** Every hexagram with 0 to 6 lines moving, the moving ones chosen by its number. */
const everyShape = hexagrams.flatMap(({ number, lines }) =>
  [0, 1, 2, 3, 4, 5, 6].map((count) => [...lines].map((line, index) => ((index + number) % 6 < count ? (line === "1" ? 9 : 6) : line === "1" ? 7 : 8))),
);

describe.each(["zh", "en"] as const)("a reading in %s", (locale) => {
  it("keeps its length on Plus and on Basic, whatever moves", () => {
    const outside: string[] = [];
    for (const [seed, lines] of everyShape.entries())
      for (const [tier, [least, most]] of [
        ["plus", whole[locale]],
        ["basic", short[locale]],
      ] as const) {
        const length = measure[locale](toText(tell(locale, seed, tier, 0, { method: "manual", lines }).reading));
        if (length < least || length > most) outside.push(`${lines.join("")} ${tier}: ${length}`);
      }
    expect(outside).toEqual([]);
  });
  it("answers first, dissents on Plus, closes with one act and one watch, offers three questions", () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const { reading } = tell(locale, seed, "plus", seed % 3);
      expect(reading.headline).toMatch(locale === "zh" ? /。$/ : /\.$/);
      expect(reading.paragraphs.filter(({ part }) => part === "dissent")).toHaveLength(1);
      const close = reading.paragraphs.at(-1)!;
      expect(close.part).toBe("close");
      expect(close.text).toMatch(locale === "zh" ? /一件：.+留意：/ : /^This week: .+ Watch for this: /);
      expect(reading.followUps).toHaveLength(3);
      expect(new Set(reading.followUps).size).toBe(3);
    }
  });
  it("says no sentence twice, and rests every paragraph on facts of this cast", () => {
    const repeats: string[] = [];
    for (const [seed, lines] of everyShape.entries()) {
      const { cast, reading } = tell(locale, seed, "plus", seed % 3, { method: "manual", lines });
      const sentences = toSentences(toText(reading).replace(/^>.*$/gm, ""));
      repeats.push(...sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index).map((sentence) => `${lines.join("")}: ${sentence}`));
      const ids = new Set(zhouYi.facts(cast).map(({ id }) => id));
      for (const { facts } of reading.paragraphs) {
        expect(facts.length).toBeGreaterThan(0);
        for (const id of facts) expect(ids).toContain(id);
      }
    }
    expect(repeats).toEqual([]);
  });
  it("prints nothing half made", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const text = toText(tell(locale, seed, "plus", seed % 4).reading);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text).not.toMatch(locale === "zh" ? /。。|，。|：：|，，|。，|；。|！/ : / {2}|\.\.|,\.|;\.|:\.|\. [,;:]|(?<!“[^”]*)!/);
    }
  });
  it("shares less than 40 % of its sentences with readings of other casts", () => {
    const readings = Array.from({ length: 60 }, (_, seed) => new Set(toSentences(toText(tell(locale, seed, "plus").reading))));
    let shared = 0;
    let pairs = 0;
    for (const [index, one] of readings.entries())
      for (const other of readings.slice(index + 1)) {
        shared += [...one].filter((sentence) => other.has(sentence)).length / one.size;
        pairs += 1;
      }
    expect(shared / pairs).toBeLessThan(0.4);
  });
  it("answers its chips and other questions from the same cast, in a few sentences it has not said, with three more", () => {
    const again: string[] = [];
    for (let seed = 0; seed < 80; seed += 1) {
      const { cast, question, reading } = tell(locale, seed, "plus");
      const ids = new Set(zhouYi.facts(cast).map(({ id }) => id));
      const told = new Set(toSentences(toText(reading).replace(/^>.*$/gm, "")));
      for (const [turn, asked] of [...reading.followUps, ...further[locale]].entries()) {
        const answer = zhouYi.answer(cast, question, { tier: "plus", variant: 0, asked: hearQuestion(asked, locale), turn });
        const length = measure[locale](toText(answer));
        expect(length, `${asked}\n${toText(answer)}`).toBeGreaterThanOrEqual(locale === "zh" ? 95 : 70);
        expect(length, toText(answer)).toBeLessThanOrEqual(350);
        expect(answer.followUps).toHaveLength(3);
        for (const id of answer.paragraphs.flatMap(({ facts }) => facts)) expect(ids).toContain(id);
        again.push(
          ...answer.paragraphs
            .flatMap(({ text }) => toSentences(text.replace(/^>.*$/gm, "")))
            .filter((sentence) => told.has(sentence))
            .map((sentence) => `${seed} ${asked}: ${sentence}`),
        );
      }
    }
    // Hexagrams of one cast can coincide, so a few sentences do come back.
    expect(again.length, again.slice(0, 30).join("\n")).toBeLessThan(70);
  });
  it("names only hexagrams that the cast holds", () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { cast } = tell(locale, seed, "plus");
      for (const name of zhouYiPrompt.namesIn(cast, locale)) expect(zhouYiPrompt.names[locale]).toContain(name);
    }
  });
});

describe("the answer comes in the first sentence", () => {
  const well = { method: "manual", lines: [8, 7, 9, 8, 7, 8] };
  const headline = (text: string, locale: Locale, input: Record<string, unknown> = well): string =>
    zhouYi.tell(castOf(1, input), hearQuestion(text, locale), { tier: "plus", variant: 0 }).headline;
  it("lifts the deed out of the question", () => {
    expect(headline("我该不该换工作？", "zh")).toBe("可以换工作，只要找到识货的人，当面给他看。");
    expect(headline("Should I go back to school?", "en")).toBe("Yes, if you find the one person who knows its worth.");
    expect(headline("Should we sell our flat?", "en")).toBe("Yes, if you find the one person who knows its worth.");
  });
  it("turns its words round where a yes would be unwelcome", () => {
    expect(headline("我会被裁员吗？", "zh")).toBe("看着你不大会被裁员，只要找到识货的人，当面给他看。");
    expect(headline("Will I be fired?", "en")).toBe("Not likely, if you find the one person who knows its worth.");
  });
  it("names the way it favours", () => {
    expect(headline("留在上海还是去深圳？", "zh")).toBe("与其留在上海，不如去深圳，只要找到识货的人，当面给他看。");
    expect(headline("Stay in London or move to Leeds?", "en")).toBe("“Move to Leeds”: find the one person who knows its worth.");
  });
  it("says so where the favourable text is one of turning back", () => {
    const back = { method: "manual", lines: [9, 8, 8, 8, 8, 8] };
    expect(headline("这套房要不要买？", "zh", back)).toBe("顺是顺的，顺在收，不在冲：趁没走远，马上掉头。");
    expect(headline("Should we buy this flat?", "en", back)).toMatch(/^Hold back: /);
    expect(headline("留在上海还是去深圳？", "zh", back)).toBe("与其去深圳，不如留在上海，只要趁没走远，马上掉头。");
  });
  it("names months for when", () => {
    expect(headline("这件事什么时候能定？", "zh")).toContain("酉月（9月上旬到10月初）");
    expect(headline("When will it be settled?", "en")).toMatch(/^Early September to early October/);
  });
  it("reaches what a how wants to reach", () => {
    expect(headline("How do I get my team to trust me again?", "en")).toBe("What to do is this: find the one person who knows its worth.");
    expect(headline("怎么让团队重新信我？", "zh")).toBe("要让团队重新信你，就找到识货的人，当面给他看。");
  });
  it("leaves the body to the doctor and the verdict to the court", () => {
    expect(headline("Should I have the operation?", "en")).toMatch(/doctor/);
    expect(headline("Will we win the court case?", "en")).toMatch(/^No cast can tell; /);
    expect(headline("该戒酒吗？", "zh")).toMatch(/大夫/);
    expect(headline("官司能赢吗？", "zh")).toMatch(/^输赢卦上断不了/);
  });
  it("takes a question whether it is too late for what it is", () => {
    expect(headline("Is it too late to learn the cello?", "en")).toBe("It isn’t too late: find the one person who knows its worth.");
    expect(headline("六十岁学大提琴晚不晚？", "zh")).toBe("不算晚，只要找到识货的人，当面给他看。");
  });
  it("accuses nobody", () => {
    const against = { method: "manual", lines: [8, 7, 7, 8, 8, 6] };
    expect(headline("Is my husband seeing someone else?", "en", against)).toMatch(/^No proof of it: /);
    expect(headline("我老公是不是外面有人了？", "zh", against)).toMatch(/算不得凭据/);
  });
});

describe("care in the first sentence", () => {
  const stripped = { method: "manual", lines: [8, 8, 8, 6, 8, 7] };
  const headline = (text: string, locale: Locale): string =>
    zhouYi.tell(castOf(1, stripped), hearQuestion(text, locale), { tier: "plus", variant: 0 }).headline;
  it("never answers a hope of ease with a no", () => {
    expect(headline("Will it get easier?", "en")).toMatch(/^Slowly, and better in company/);
    expect(headline("会好起来吗？", "zh")).toMatch(/^慢慢会，别一个人扛/);
  });
  it("tells somebody in mourning of themselves, and not of the two", () => {
    const reading = zhouYi.tell(castOf(1, stripped), hearQuestion("I lost my mother in March. What now?", "en"), { tier: "plus", variant: 0 });
    expect(toText(reading)).not.toMatch(/your mother/);
    expect(reading.paragraphs.map(({ label }) => label)).toContain("In yourself");
  });
});

describe("a tie of family or friends", () => {
  const texts = (text: string, locale: Locale): string =>
    toText(zhouYi.tell(castOf(1, { method: "manual", lines: [8, 7, 7, 8, 8, 8] }), hearQuestion(text, locale), { tier: "plus", variant: 0 }));
  it("is not told in the words for a couple", () => {
    expect(texts("我和我老公以后会好吗？", "zh")).toContain("门钥匙");
    expect(texts("我和我姐还能和好吗？", "zh")).not.toContain("门钥匙");
    expect(texts("Will my brother forgive me?", "en")).toContain("your brother");
  });
});

it.each(["zh", "en"] as const)("a counsel the headline has no room for opens the first paragraph (%s)", (locale) => {
  const asked = { zh: "什么时候能找到工作？", en: "When will I find a job?" }[locale];
  for (let seed = 0; seed < 60; seed += 1)
    for (const tier of ["plus", "basic"] as const) {
      const { headline, paragraphs } = zhouYi.tell(castOf(seed), hearQuestion(asked, locale), { tier, variant: 0 });
      const opens = paragraphs[0]!.text.startsWith({ zh: "卦要你：", en: "What it asks of you: " }[locale]);
      expect(opens || /；|; /.test(headline), headline).toBe(true);
    }
});

describe("a further question", () => {
  const cast = castOf(1, { method: "manual", lines: [8, 7, 9, 8, 7, 8] });
  const answer = (first: string, asked: string, locale: Locale): string =>
    zhouYi.answer(cast, hearQuestion(first, locale), { tier: "plus", variant: 0, asked: hearQuestion(asked, locale), turn: 0 }).headline;
  it("that names a person is still answered by its own kind", () => {
    expect(answer("Should I lend my cousin the money?", "Will he pay it back?", "en")).toBe("It looks so, if you find the one person who knows its worth.");
    expect(answer("Will my mother forgive me?", "How do I raise it with her?", "en")).toBe("Ask exact questions, and leave the guessing alone.");
    expect(answer("Should I quit?", "What does my boss think?", "en")).toBe("Your boss feels held in check, and keeps something back.");
    expect(answer("要不要借钱给表弟？", "他会还吗？", "zh")).toBe("看着他会还，只要找到识货的人，当面给他看。");
    expect(answer("我该不该辞职？", "领导会怎么想？", "zh")).toBe("领导觉得被你管着，话留了一半。");
  });
  it("that asks the first one again gets its answer again", () => {
    expect(answer("Should I go back to school?", "So yes or no?", "en")).toBe("Yes, if you find the one person who knows its worth.");
    expect(answer("留在上海还是去深圳？", "到底选哪个？", "zh")).toMatch(/不如去深圳/);
  });
  it("from the chips on months is answered with months", () => {
    expect(answer("Should I go back to school?", "Which month is the next window?", "en")).toMatch(/^Early September to early October/);
    expect(answer("我该不该辞职？", "最近的时机落在哪个月？", "zh")).toContain("酉月");
  });
});
