import { describe, expect, test } from "vitest";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { asCast } from "../../../testing/ids.ts";
import type { FlowState } from "../tables.ts";
import type { Plan } from "./plan.ts";
import { planTurn } from "./testing/plan-turn.ts";

const toLocale = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh" : "en");
const say = (topic: TopicId, text: string, flow: FlowState | null = null): Promise<Plan> => planTurn({ topic, flow, text, inputs: {}, locale: toLocale(text) });

/** As they are drawn: what was not used stands in brackets. */
const shownOf = (plan: Plan): string[] => ("shown" in plan ? (plan.shown?.chips ?? []) : []).map(({ value, isUsed }) => (isUsed ? value : `(${value})`));
const noteOf = (plan: Plan): string | undefined => ("shown" in plan ? plan.shown?.note : undefined);

describe("what was understood", () => {
  test.each<[TopicId, string, string[]]>([
    ["name", "姓欧阳，给女宝宝起个两个字的名字", ["女孩", "欧阳", "两字"]],
    ["name", "给女儿取个名，姓林，要有光的意思", ["女孩", "光", "林"]],
    ["name", "A Chinese name for a boy, surname Chen, two characters, meaning light", ["a boy", "light", "陈", "2 characters"]],
    ["auspicious", "3月到5月的周末，领证", ["领证", "3–5 月", "周末"]],
    ["astro", "2026-12 换工作好不好？我1990年5月1日13:45生在上海", ["1990 年 5 月 1 日", "13:45", "上海市", "2026 年 12 月", "换工作"]],
    ["astro", "Will I marry? born 1 May 1990 at 13:45 in London", ["1 May 1990", "13:45", "London", "marrying"]],
    ["birthday", "1990年五月初一午时生在上海，女，今年会升职吗", ["农历 1990 年 5 月 1 日", "午时", "上海市", "女", "升职"]],
    ["fengshui", "房子坐北朝南，2005年建的", ["朝南", "2005 年建"]],
    ["zhouYi", "该不该搬家？报数 3 5 7", ["报三个数", "3 5 7", "搬家"]],
    ["marriage", "他1990年5月1日13:45上海，她1992年3月3日早上8点北京", ["男方 1990 年 5 月 1 日 13:45 上海市 男", "女方 1992 年 3 月 3 日 08:00 北京市 女"]],
    ["dream", "我梦见去年3月的一个周末，牙全掉了", []],
  ])("%s: %s", async (topic, text, shown) => {
    expect(shownOf(await say(topic, text)).filter((value) => !/房子买卖|婚事/.test(value))).toEqual(shown);
  });

  test("stands beside a question back as well, with whose it is", async () => {
    const plan = await say("birthday", "我老公1988年3月3日生，他今年会换工作吗？");
    expect(plan.kind).toBe("ask");
    expect(shownOf(plan)).toEqual(expect.arrayContaining(["1988 年 3 月 3 日", "丈夫"]));
  });

  test("is seven chips at most", async () => {
    const plan = await say("birthday", "我1990年5月1日13:45生在上海，女，按民用时间，零点换日，2027年会和男朋友结婚还是分手？");
    expect(shownOf(plan).length).toBeLessThanOrEqual(7);
  });

  test("of a further question is shown only where it asks about something else", async () => {
    const first = await say("tarot", "要不要换工作？");
    const flow = { ...first.flow, castId: asCast("cast-1"), turn: 0 };
    expect(shownOf(await say("tarot", "那什么时候换工作好？", flow))).toEqual([]);
    expect(shownOf(await say("tarot", "那我和男朋友会复合吗？", flow))).toEqual(["复合"]);
  });

  test("says nothing of danger in a chip", async () => {
    const first = await say("tarot", "我的病会好吗？");
    expect("shown" in first ? shownOf(first) : []).toEqual([]);
  });
});

describe("what was heard and has no use here", () => {
  test.each<[TopicId, string, string, RegExp]>([
    ["tarot", "周末他会来找我吗？", "(周末)", /“周末”.*塔罗.*不分日子/],
    ["tarot", "Should I change job in 2026-12?", "(December 2026)", /“December 2026”.*Tarot/],
    ["number", "下周五面试能过吗", "(下周五)", /“下周五”/],
    ["purpleStar", "明年3月能升职吗？我1990年5月1日13:45生在上海，男", "(3月)", /看得到年/],
    ["astro", "下周五适合签约吗？我1990年5月1日13:45生在上海", "(周五)", /星期几/],
    ["tarot", "帮我抽4张牌看看工作", "(4 张)", /没有这么多张的牌阵，抽的是三张牌/],
    ["tarot", "Draw four cards about my job", "(4 cards)", /no spread of mine/],
    ["tarot", "他1990年5月1日出生，我们能成吗？", "(1990 年 5 月 1 日)", /塔罗不看生日/],
    ["birthday", "我1990年5月1日13:45生在上海，男，我老公1988年3月3日，我们合吗", "(1988 年 3 月 3 日)", /一次只看一个人/],
    ["name", "姓王，男孩，三个字的名字，要红色", "(红色)", /不看颜色/],
    ["name", "姓王，给男孩起个四个字的名字", "(4 个字)", /一个字或两个字/],
    ["auspicious", "3月到5月的周末，两个人领证", "(两人)", /没有各人的生日/],
  ])("%s: %s", async (topic, text, left, note) => {
    const plan = await say(topic, text);
    expect(shownOf(plan)).toContain(left);
    expect(noteOf(plan)).toMatch(note);
  });

  test.each<[TopicId, string]>([
    ["tarot", "今年事业怎么样？"],
    ["tarot", "我们3月分手了，还能复合吗？"],
    ["tarot", "Will he come back? He may call."],
    ["tarot", "Will I fall in love?"],
    ["tarot", "抽三张牌看看工作"],
    ["auspicious", "明年5月的周末搬家，哪天好？"],
    ["name", "姓林，女孩，起个带水的名字"],
    ["purpleStar", "2027年能升职吗？我1990年5月1日13:45生在上海，男"],
  ])("%s: nothing of “%s”", async (topic, text) => {
    const plan = await say(topic, text);
    expect(shownOf(plan).filter((value) => value.startsWith("("))).toEqual([]);
    expect(noteOf(plan)).toBeUndefined();
  });

  test("is said in other words the second time", async () => {
    const first = noteOf(await say("tarot", "周末他会来找我吗？"))!;
    const second = await planTurn({
      topic: "tarot",
      flow: null,
      text: "周末他会来找我吗？",
      inputs: {},
      locale: "zh",
      recent: [{ role: "assistant", text: first }],
    });
    expect(noteOf(second)).toBeDefined();
    expect(noteOf(second)).not.toBe(first);
  });
});
