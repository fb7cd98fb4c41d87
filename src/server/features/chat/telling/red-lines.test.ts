import { expect, test } from "vitest";
import { locales } from "../../../../shared/i18n/locale.ts";
import type { Risk } from "../../../../topics/kit/hearing/heard.ts";
import { limitsEn } from "../talking/limits/limits.en.ts";
import { limitsZh } from "../talking/limits/limits.zh.ts";
import { refuseEn } from "../talking/refuse/refuse.en.ts";
import { refuseZh } from "../talking/refuse/refuse.zh.ts";
import { findCrossings } from "./red-lines.ts";
import { sentencesOf } from "./sentences.ts";

test.each(locales)("our own words cross none, and no sentence of theirs stands twice (%s)", (locale) => {
  const limits = { zh: limitsZh, en: limitsEn }[locale];
  const refusals = { zh: refuseZh, en: refuseEn }[locale];
  const seen: string[] = [];
  for (const [risk, { headlines, ways, fits }] of Object.entries(limits)) {
    expect(ways.length).toBeGreaterThanOrEqual(10);
    for (const headline of headlines) expect([headline, headline.length <= (locale === "zh" ? 28 : 60)]).toEqual([headline, true]);
    const all = [...headlines, ...ways, ...Object.values(fits).flat()];
    expect(all.flatMap((way) => findCrossings(way, risk as Risk, locale))).toEqual([]);
    seen.push(...all.flatMap(sentencesOf));
  }
  for (const [risk, ways] of Object.entries(refusals)) {
    expect(ways.length).toBeGreaterThanOrEqual(10);
    expect(ways.flatMap((way) => findCrossings(way, risk as Risk, locale))).toEqual([]);
    seen.push(...ways.flatMap(sentencesOf));
  }
  expect(seen.filter((sentence, at) => sentence.length > 8 && seen.indexOf(sentence) !== at)).toEqual([]);
});

test.each(locales)("each first sentence names who can tell (%s)", (locale) => {
  const tellers = {
    zh: {
      medical: /医生/,
      death: /医生/,
      legal: /律师/,
      stake: /持牌|执照|牌照|顾问|门诊|热线|会计|理财师|信得过/,
      infidelity: /你们|他|她|当面|当事|医院|说话的人|单|律师/,
    },
    en: {
      medical: /doctor/,
      death: /doctor|physician/,
      legal: /lawyer|solicitor|counsel|advocate|adviser/,
      stake: /licensed|qualified|accountant|adviser|planner|helpline|clinic|doctors|someone/,
      infidelity: /you|they|facts|lawyer|laboratory|people/,
    },
  }[locale];
  for (const [risk, { ways, fits }] of Object.entries({ zh: limitsZh, en: limitsEn }[locale]))
    for (const way of [...ways, ...Object.values(fits).flat()]) expect(sentencesOf(way)[0]).toMatch(tellers[risk as keyof typeof tellers]);
});

test.each([
  ["medical", "zh", "是良性的，放心。"],
  ["medical", "zh", "可以停药，五月以后会好起来的。"],
  ["medical", "en", "Yes. You can safely stop."],
  ["medical", "en", "She will pull through by spring."],
  ["death", "zh", "你能活到八十三岁。"],
  ["death", "en", "You have nine years left."],
  ["legal", "zh", "官司会赢，判给你。"],
  ["legal", "en", "Things will go your way; you'll win."],
  ["stake", "zh", "可以投，财运很旺。"],
  ["stake", "en", "It's a good time to buy."],
  ["infidelity", "zh", "他没有出轨。"],
  ["infidelity", "en", "He isn't cheating."],
  ["harmed", "zh", "晚上跟他好好谈谈，再给他一次机会。"],
  ["harmed", "en", "Stay with him; he will change."],
  ["self", "en", "The cards say it gets better."],
  ["stalk", "zh", "她现在在公司。"],
  ["minor", "en", "You are a good match."],
] as const)("%s, %s: “%s” is seen to cross", (risk, locale, text) => {
  expect(findCrossings(text, risk, locale)).not.toEqual([]);
});
