import { describe, expect, test } from "vitest";
import { locales } from "../../../../shared/i18n/locale.ts";
import { type CareRequest, toCare } from "./care.ts";
import { findHarmedSign, findSelfSign, isChild } from "./hear-care.ts";
import { knownLines, linesCheckedOn } from "./help-lines.ts";
import { listHelpLines } from "./list-help-lines.ts";
import { harmedEn } from "./words/harmed.en.ts";
import { harmedZh } from "./words/harmed.zh.ts";
import { selfEn } from "./words/self.en.ts";
import { selfZh } from "./words/self.zh.ts";

const ask = (request: Partial<CareRequest>) =>
  toCare({ risk: "self", text: "我不想活了", earlier: [], turns: 1, said: [], locale: "zh", timeZone: "Asia/Shanghai", own: null, ...request });

const sentencesOf = (text: string): string[] => text.split(/(?<=[。？！])|(?<=[.?!])\s+|\n+/).flatMap((one) => (one.trim().length > 5 ? [one.trim()] : []));

const talks = {
  self: {
    zh: [
      "我不想活了",
      "家里有一瓶安眠药",
      "帮我抽张牌吧",
      "开玩笑的啦",
      "谢谢你",
      "累",
      "没人在乎我",
      "嗯",
      "我妈怎么办",
      "太丢脸了",
      "凭什么",
      "不知道",
      "不想打电话",
      "好一点了",
      "嗯嗯",
      "哦",
    ],
    en: [
      "I want to die",
      "I have the pills here",
      "just draw a card",
      "just kidding",
      "thanks",
      "so tired",
      "nobody cares",
      "mm",
      "what about my mum",
      "I'm so ashamed",
      "I hate him",
      "don't know",
      "I don't want to call",
      "a bit better",
      "ok",
      "…",
    ],
  },
  harmed: {
    zh: [
      "他打我，我该不该离开",
      "他保证会改",
      "是不是我惹他的",
      "我去跟他谈谈行吗",
      "抽张牌看看",
      "他会看到我的手机",
      "没地方去",
      "报警有用吗",
      "孩子怎么办",
      "我怕",
      "没那么严重",
      "谢谢",
      "嗯",
      "他跟踪我",
      "我在朋友家",
      "不知道",
    ],
    en: [
      "he hits me, should I stay",
      "he promised to change",
      "was it my fault",
      "should I talk to him",
      "draw a card",
      "he checks my phone",
      "I have nowhere to go",
      "will the police help",
      "what about my kids",
      "I'm scared",
      "it's not that bad",
      "thanks",
      "mm",
      "he's following me",
      "I'm at my sister's",
      "don't know",
    ],
  },
};

describe.each(["self", "harmed"] as const)("a talk about danger (%s)", (risk) => {
  test.each(locales)("says no sentence twice in sixteen turns, and always asks back (%s)", (locale) => {
    const said: string[] = [];
    const heard = new Set<string>();
    talks[risk][locale].forEach((text, at) => {
      const answer = ask({ risk, text, turns: at + 1, said, locale, earlier: talks[risk][locale].slice(0, at) });
      for (const sentence of sentencesOf(answer.text)) {
        expect([sentence, heard.has(sentence)]).toEqual([sentence, false]);
        heard.add(sentence);
      }
      expect(answer.text).toMatch(/[?？]|fear\.$/);
      expect(answer.text).not.toMatch(/\{|undefined|抽到|运势|the cards say|will be fine|您|！|!/);
      said.push(answer.text);
    });
  });
});

test.each(locales)("no sentence stands in two wordings (%s)", (locale) => {
  for (const words of [
    { zh: selfZh, en: selfEn },
    { zh: harmedZh, en: harmedEn },
  ]) {
    const { heard, ...others } = words[locale];
    const ways = [...Object.values(others), ...Object.values(heard)].flat();
    expect(others.on.length).toBeGreaterThanOrEqual(10);
    const sentences = ways.flatMap(sentencesOf);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  }
});

test("the first answer is warm and brings the lines; means named bring them again, by number in the words", () => {
  expect(ask({}).text).toContain("你愿意把它写出来");
  expect(ask({}).lines[0]).toMatchObject({ contact: "12356" });
  const means = ask({ text: "我家楼顶没锁", turns: 3, said: [ask({}).text] });
  expect(means.lines.length).toBeGreaterThan(2);
  expect(means.text).toMatch(/12356[\s\S]*110/);
  expect(ask({ text: "我好累", turns: 2 }).lines).toEqual([]);
});

test("somebody hurt is never advised to stay, to face it alone or to wait", () => {
  for (const locale of locales)
    for (const text of talks.harmed[locale]) {
      const answer = ask({ risk: "harmed", text, turns: 2, locale }).text;
      expect(answer).not.toMatch(
        /(?:建议|最好|不妨|可以|先)(?:留下|忍|和他谈|跟他谈)|再给.{0,3}机会|\byou should stay\b|stay with (?:him|her)|talk to (?:him|her)|give (?:him|her) (?:another|a) chance/i,
      );
    }
});

test("a child is given a child's lines, and asked for one grown-up", () => {
  const zh = ask({ risk: "harmed", text: "我爸又打我了，我上初二" });
  expect([zh.lines[0]?.contact, zh.text.includes("大人")]).toEqual(["12355", true]);
  const en = ask({ risk: "harmed", text: "my stepdad hits me", locale: "en", timeZone: "Europe/London" });
  expect(en.lines.map(({ contact }) => contact).slice(0, 2)).toEqual(["0800 1111", "999"]);
  expect(isChild(["I'm 14 and he hit me"])).toBe(true);
  expect(isChild(["I'm 14 weeks pregnant", "我今年三十岁"])).toBe(false);
});

test("lines are those of the person's country first, then one of each where the language is spoken", () => {
  const first = (timeZone: string, locale: "zh" | "en" = "en") => listHelpLines({ need: "harmed", locale, timeZone, own: null })[0]?.contact;
  expect([first("Europe/Dublin"), first("Asia/Kolkata"), first("America/Chicago"), first("Asia/Taipei", "zh"), first("Africa/Lagos")]).toEqual([
    "1800 341 900",
    "181",
    "1-800-799-7233",
    "113",
    "1-800-799-7233",
  ]);
  for (const locale of locales)
    for (const need of ["self", "harmed", "child"] as const) {
      const lines = listHelpLines({ need, locale, timeZone: "Europe/Paris", own: null });
      expect(lines.at(-1)?.contact).toMatch(/\.(?:com|org)$/);
      expect(new Set(lines.map(({ name, where }) => name + where)).size).toBe(lines.length);
    }
  const own = { self: { zh: [{ name: "校心理中心", contact: "010 1234 5678", where: "本校" }] } };
  expect(listHelpLines({ need: "self", locale: "zh", timeZone: "Asia/Shanghai", own })).toEqual(own.self.zh);
  expect(ask({ own, text: "药就在手边", turns: 2 }).text).toContain("校心理中心 010 1234 5678");
});

test("each line names its operator's site and the month it was checked", () => {
  expect(linesCheckedOn).toMatch(/^\d{4}-\d{2}$/);
  for (const { source, contact } of knownLines) expect([source.startsWith("https://"), contact.length > 1]).toEqual([true, true]);
});

test.each([
  ["药就在手边", "means"],
  ["I wrote the note", "means"],
  ["just kidding lol", "kidding"],
  ["还是帮我算一卦吧", "cards"],
  ["我姐来陪我了", "better"],
] as const)("“%s” is heard as %s", (text, sign) => {
  expect(findSelfSign(text)).toBe(sign);
});

test.each([
  ["他在砸门", "now"],
  ["he just choked me", "now"],
  ["他会不会看到我们的聊天？他老翻我手机", "hiding"],
  ["他说他会改的", "change"],
] as const)("“%s” is heard as %s where somebody is hurt", (text, sign) => {
  expect(findHarmedSign(text)).toBe(sign);
});
