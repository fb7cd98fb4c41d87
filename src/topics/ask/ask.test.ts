import { describe, expect, it } from "vitest";
import type { Locale } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import { registry } from "../registry.ts";
import { zhouYiInput } from "../zhou-yi/input.ts";

const ask = await registry.ask.topic();
const { route } = ask;

type Case = [text: string, method: "coins" | "one" | "relationship"];
const toMethod = (text: string, locale: Locale): unknown => {
  const { topic, input } = route(hearQuestion(text, locale));
  return topic === "zhouYi" ? input.method : input.spread;
};

const zh: Case[] = [
  ["我该不该去追自己的梦想？", "coins"],
  ["我该不该换工作？", "coins"],
  ["要不要接这个项目？", "coins"],
  ["这份合同能不能签？", "coins"],
  ["该不该跟他分手？", "coins"],
  ["现在适合买房吗？", "coins"],
  ["值不值得为这个岗位搬家？", "coins"],
  ["这件事什么时候有结果？", "coins"],
  ["面试结果多久能出来？", "coins"],
  ["什么时候能遇到合适的人？", "coins"],
  ["考研能上岸吗？", "coins"],
  ["开店该注意什么？", "coins"],
  ["项目怎么推进？", "coins"],
  ["留在上海还是回老家？", "coins"],
  ["选国企还是私企？", "coins"],
  ["我的事业接下来怎么走？", "coins"],
  ["帮我起一卦，看感情", "coins"],
  ["用周易看看我和他", "coins"],
  ["他到底在想什么？", "one"],
  ["他还喜欢我吗？", "one"],
  ["我为什么总是焦虑？", "one"],
  ["最近心情很低落，卡在哪儿了？", "one"],
  ["我还放不下前任怎么办？", "one"],
  ["我现在最该看清的是什么？", "one"],
  ["抽一张牌看看今天", "one"],
  ["用塔罗看看工作", "one"],
  ["一个人住久了，孤单得很", "one"],
  ["我该选现任还是前任，两个男朋友都放不下", "relationship"],
];
const en: Case[] = [
  ["Should I take my dream job?", "coins"],
  ["Should I take the new job?", "coins"],
  ["Is it wise to sign the contract?", "coins"],
  ["Should I break up with him?", "coins"],
  ["When will I hear about the interview?", "coins"],
  ["How long until the visa comes?", "coins"],
  ["How do I get this project moving?", "coins"],
  ["Will I pass the exam?", "coins"],
  ["Stay in London or move to York?", "coins"],
  ["Is it worth moving for this post?", "coins"],
  ["Cast a hexagram about my marriage", "coins"],
  ["What does the I Ching say about my plans?", "coins"],
  ["Can I afford to buy the house now?", "coins"],
  ["What is he really thinking?", "one"],
  ["Does she still love me?", "one"],
  ["Why do I feel so lonely?", "one"],
  ["How does my sister feel about me?", "one"],
  ["Why can’t I get going these days?", "one"],
  ["What do I most need to see right now?", "one"],
  ["Draw a card for today", "one"],
  ["What would the tarot say about my job?", "one"],
  ["Should I choose my boyfriend or my ex-husband?", "relationship"],
];

const crafts: [text: string, locale: Locale, topic: string][] = [
  ["求观音签，问姻缘", "zh", "fortune"],
  ["抽签问工作", "zh", "fortune"],
  ["给女儿起名，姓林", "zh", "name"],
  ["给我的咖啡馆起名", "zh", "business"],
  ["下个月哪天搬家好", "zh", "auspicious"],
  ["挑个领证的日子", "zh", "auspicious"],
  ["看看我家风水，坐北朝南", "zh", "fengshui"],
  ["帮我们合婚", "zh", "marriage"],
  ["紫微斗数看事业", "zh", "purpleStar"],
  ["称骨几两几钱", "zh", "huangdi"],
  ["看看我的八字", "zh", "birthday"],
  ["我1990年5月1日下午一点三刻出生在上海，男，适合做什么", "zh", "birthday"],
  ["他1988年6月3日生，我1991年2月14日生，女，合适吗", "zh", "marriage"],
  ["道德经怎么看这件事", "zh", "TaoTeChing"],
  ["报三个数起卦 3 8 5", "zh", "zhouYi"],
  ["Which day is best for moving in December?", "en", "auspicious"],
  ["A name for my daughter, surname Lin", "en", "name"],
  ["Is there a good brand name for my bakery?", "en", "business"],
  ["born 1 May 1990, 1:45 pm, Shanghai, male: what work suits me?", "en", "astro"],
  ["我昨晚梦见一条蛇追我", "zh", "dream"],
  ["做了个奇怪的梦，牙全掉了", "zh", "dream"],
  ["I dreamt my teeth fell out", "en", "dream"],
  ["看看我的星盘", "zh", "astro"],
  ["我的上升是什么星座", "zh", "astro"],
  ["Look at my natal chart", "en", "astro"],
  ["When is my Saturn return?", "en", "astro"],
  ["帮我看手相", "zh", "palmistry"],
  ["Can you read my palm?", "en", "palmistry"],
  ["我的生命灵数是几", "zh", "numerology"],
  ["What's my life path number?", "en", "numerology"],
  ["我想测MBTI", "zh", "mbti"],
  ["Am I an INFP?", "en", "mbti"],
  ["做个九型人格测试", "zh", "personality"],
  ["Give me an enneagram test", "en", "personality"],
  ["Read my four pillars", "en", "birthday"],
  ["Draw a lot for me about work", "en", "fortune"],
  ["What would Lao Tzu say?", "en", "TaoTeChing"],
];

describe("ask", () => {
  it.each(crafts)("“%s” (%s) goes to %s", (text, locale, topic) => expect(route(hearQuestion(text, locale)).topic).toBe(topic));
  it("says why for each of them in the question's language", () => {
    for (const [text, locale] of crafts) expect(/\p{Script=Han}/u.test(route(hearQuestion(text, locale)).because)).toBe(locale === "zh");
  });
  it.each(zh)("zh: %s → %s", (text, method) => expect(toMethod(text, "zh")).toBe(method));
  it.each(en)("en: %s → %s", (text, method) => expect(toMethod(text, "en")).toBe(method));
  it("gives the chosen topic an input it takes, and keeps the question", () => {
    const { topic, input } = route(hearQuestion("我该不该换工作？", "zh"));
    expect(topic).toBe("zhouYi");
    expect(parseInput(zhouYiInput, input)).toMatchObject({ method: "coins", question: "我该不该换工作？" });
  });
  it("says why in one sentence of the question's language", () => {
    for (const [text] of zh) expect(route(hearQuestion(text, "zh")).because).toMatch(/^[^a-zA-Z。]+。$/);
    for (const [text] of en) expect(route(hearQuestion(text, "en")).because).toMatch(/^[ -~’]+\.$/);
  });
  it("takes an empty question, as a start without words", () => {
    expect(ask.parse({ question: "  " })).toEqual({ question: "" });
    expect(route(hearQuestion("", "zh")).topic).toBe("tarot");
  });
  it("offers six starters in each language, each of which it can route", () => {
    for (const locale of ["zh", "en"] as const) {
      expect(ask.words[locale].starters).toHaveLength(6);
      for (const starter of ask.words[locale].starters) expect(["zhouYi", "tarot"]).toContain(route(hearQuestion(starter, locale)).topic);
    }
  });
});
