import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../../../../shared/errors.ts";
import { birthInput } from "../../../../topics/kit/birth/birth.ts";
import { birthField } from "../../../../topics/kit/birth/birth-field.ts";
import { toBirthMoment } from "../../../../topics/kit/birth/birth-moment.ts";
import { findPlaceForTests } from "../../../../topics/kit/birth/testing/find-place.ts";
import { understandBirth } from "../../../../topics/kit/birth/understand-birth.ts";
import { type CastTopic, defineTopic } from "../../../../topics/kit/topic.ts";
import { registry } from "../../../../topics/registry.ts";
import { words } from "../../../../topics/tarot/words.ts";
import { asCast } from "../../../testing/ids.ts";
import type { FlowState } from "../tables.ts";
import type { Plan } from "./plan.ts";
import { planTurn } from "./testing/plan-turn.ts";

const reader = {
  words: {},
  tell: () => ({ headline: "", paragraphs: [], followUps: [] }),
  answer: () => ({ headline: "", paragraphs: [], followUps: [] }),
  summarise: () => "",
};

/** A topic of one birth, standing in the tarot's place while these tests run. */
const birthTopic = defineTopic({
  id: "tarot",
  words,
  engineVersion: 1,
  input: z.object({ question: z.string(), clock: z._default(z.enum(["trueSolar", "civil"]), "trueSolar"), birth: birthInput }),
  fields: [birthField("birth", { zh: "生辰", en: "Your birth" }, ["date", "time", "place"])],
  isDraw: false,
  understand(text, known, locale) {
    const birth = understandBirth(text, known.birth, locale, findPlaceForTests);
    return birth ? ({ birth } as object) : {};
  },
  cast: ({ birth, clock }) => toBirthMoment(birth, { clock }),
  facts: () => [],
  readers: { zh: reader, en: reader },
});

const { topic: ownTopic } = registry.tarot;
beforeAll(() => {
  registry.tarot.topic = async () => birthTopic;
});
afterAll(() => {
  registry.tarot.topic = ownTopic;
});

const say = (flow: FlowState | null, text: string, inputs: Record<string, unknown> = {}): Promise<Plan> =>
  planTurn({ topic: "tarot", flow, text, inputs, locale: /\p{Script=Han}/u.test(text) ? "zh" : "en" });

/** The flow as it is kept once its cast is made. */
const afterCast = (plan: Plan): FlowState => ({ ...plan.flow, castId: asCast("cast-1"), turn: 0 });

const whole = "我1990年5月1日13:45生在上海，事业怎么样？";
const birthOf = (plan: Plan): Record<string, unknown> => {
  expect(plan.kind).toBe("tell");
  return ((plan as Extract<Plan, { kind: "tell" }>).input as { birth: Record<string, unknown> }).birth;
};

test("what is no topic, or none any more, is refused", async () => {
  await expect(planTurn({ topic: "teaLeaves" as never, flow: null, text: "几时好？", inputs: {}, locale: "zh" })).rejects.toThrow("topicNotOpen");
});

describe("a birth gathered by words", () => {
  test("in one message is cast at once", async () => {
    expect(birthOf(await say(null, whole))).toMatchObject({ date: "1990-05-01", time: "13:45", longitude: 121.47 });
  });

  test("over several messages keeps what was said, and the question", async () => {
    const first = await say(null, "今年事业怎么样？");
    expect(first).toMatchObject({ kind: "ask", fields: [{ name: "birth", needs: ["date", "time", "place"] }] });
    const second = await say(first.flow, "1990年5月1日");
    expect(second).toMatchObject({ kind: "ask", fields: [{ needs: ["time", "place"], label: { zh: "出生时辰（不知道就说不知道）、出生地" } }] });
    const third = await say(second.flow, "下午三点");
    expect(third).toMatchObject({ kind: "ask", fields: [{ needs: ["place"] }] });
    const last = await say(third.flow, "上海");
    expect(birthOf(last)).toMatchObject({ date: "1990-05-01", time: "15:00", place: "上海" });
    expect(last.flow.question).toBe("今年事业怎么样？");
  });

  test("brings its question late: the question that asks is the one kept", async () => {
    const first = await say(null, "1990年5月1日");
    const last = await say(first.flow, "下午三点，上海，今年事业怎么样？");
    expect(birthOf(last)).toMatchObject({ time: "15:00" });
    expect(last.flow.question).toBe("下午三点，上海，今年事业怎么样？");
  });

  test("that can be read two ways is asked, and the answer picks one", async () => {
    const first = await say(null, "born 06/07/1990 at 3pm in London");
    expect(first).toMatchObject({ kind: "ask", fields: [{ needs: ["date"], label: { en: "7 June 1990, or 6 July 1990?" } }] });
    expect(birthOf(await say(first.flow, "the second"))).toMatchObject({ date: "1990-07-06", time: "15:00" });
  });

  test("at a time that never was is asked again, not refused", async () => {
    const gap = await say(null, "1988年4月17日凌晨2点30分生在上海");
    expect(gap).toMatchObject({ kind: "ask", fields: [{ needs: ["time"] }] });
    expect((gap as Extract<Plan, { kind: "ask" }>).fields[0]!.label.zh).toContain("1988-04-17 01:59:59");
    expect(birthOf(await say(gap.flow, "早上三点半"))).toMatchObject({ time: "03:30" });
  });

  test("at a time that was twice is asked which", async () => {
    const twice = await say(null, "1990年9月16日凌晨1点30分生在上海");
    expect(twice).toMatchObject({ kind: "ask", fields: [{ needs: ["time"] }] });
    expect(birthOf(await say(twice.flow, "较晚的那次"))).toMatchObject({ fold: "later" });
  });

  test("may be finished by a form that sends only what was asked", async () => {
    const first = await say(null, "1990年5月1日，上海");
    expect(birthOf(await say(first.flow, "", { birth: { time: null } }))).toMatchObject({ date: "1990-05-01", time: null, place: "上海" });
  });
});

describe("after the cast", () => {
  const cast = async () => afterCast(await say(null, whole, { clock: "civil" }));

  test("a question is answered from the cast that stands", async () => {
    for (const text of ["那我2027年事业怎么样", "5月份呢", "what about 2027?"])
      expect(await say(await cast(), text)).toMatchObject({ kind: "answer", castId: asCast("cast-1") });
  });

  test.each([
    ["不是上海，是南京", { place: "南京", time: "13:45" }],
    ["应该是下午三点", { place: "上海", time: "15:00" }],
    ["其实是农历", { calendar: "lunar", date: "1990-05-01" }],
  ])("“%s” casts again with the birth put right, the question and the rest as before", async (text, birth) => {
    const plan = await say(await cast(), text);
    expect(birthOf(plan)).toMatchObject(birth);
    expect(plan.flow.question).toBe(whole);
    expect((plan as Extract<Plan, { kind: "tell" }>).input).toMatchObject({ clock: "civil" });
  });

  test("a new question keeps the birth", async () => {
    expect(birthOf(await say(await cast(), "换个问题：今年适合搬家吗？"))).toMatchObject({ date: "1990-05-01", place: "上海" });
    const greeted = await say(await cast(), "换个问题");
    expect(greeted.kind).toBe("talk");
    expect(birthOf(await say(greeted.flow, "今年适合搬家吗？"))).toMatchObject({ date: "1990-05-01" });
  });

  test("somebody else's birth, not yet whole, takes nothing over from the first", async () => {
    const plan = await say(await cast(), "我老婆1992年3月3日生，她事业怎么样？");
    expect(plan).toMatchObject({ kind: "ask", fields: [{ needs: ["time", "place"] }], flow: { known: { birth: { date: "1992-03-03" } } } });
  });
});

test("what a form sent wrong is an error at its field", async () => {
  const sent = { birth: { date: "1988-04-17", time: "02:30", latitude: 31.2, longitude: 121.5 } };
  const refusal = await say(null, "career?", sent).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).details).toMatchObject({ fields: { "birth.time": expect.stringMatching(/^clockGap:/) } });
});

test("a topic without births forgets its input with its cast, as ever", async () => {
  const first = await planTurn({ topic: "zhouYi", flow: null, text: "该不该搬家？报数 3 5 7", inputs: {}, locale: "zh" });
  const again = await planTurn({ topic: "zhouYi", flow: afterCast(first), text: "重新起卦", inputs: {}, locale: "zh", today: "2026-11-21" });
  expect((again as Extract<Plan, { kind: "tell" }>).input).toMatchObject({ method: "coins" });
});

// The stand-in is a whole topic, as the registry's are.
birthTopic satisfies CastTopic;

describe("a craft asked for in the open topic", () => {
  const sayOpenly = (flow: FlowState | null, text: string): Promise<Plan> => planTurn({ topic: "ask", flow, text, inputs: {}, locale: "zh" });

  test("is asked what it lacks, and an answer that names no craft goes to it", async () => {
    const first = await sayOpenly(null, "看看我的八字，今年事业怎么样？");
    expect(first).toMatchObject({ kind: "ask", topic: "birthday" });
    const second = await sayOpenly(first.flow, "我1990年5月1日13:45生在上海，男");
    expect(second).toMatchObject({ kind: "tell", question: "看看我的八字，今年事业怎么样？" });
    expect((second as Extract<Plan, { kind: "tell" }>).topic).toBe("birthday");
  });

  test("keeps a list of words for a name", async () => {
    const first = await sayOpenly(null, "给孩子起名");
    expect(first).toMatchObject({ kind: "ask", topic: "name" });
    expect(await sayOpenly(first.flow, "姓林，女孩")).toMatchObject({ topic: "name" });
  });
});

describe("all that was said of a wish", () => {
  const inputOf = async (topic: "name" | "auspicious", text: string): Promise<unknown> => {
    const plan = await planTurn({ topic, flow: null, text, inputs: {}, locale: /\p{Script=Han}/u.test(text) ? "zh" : "en" });
    expect(plan.kind).toBe("tell");
    return (plan as Extract<Plan, { kind: "tell" }>).input;
  };

  test.each([
    ["姓欧阳，给女宝宝起个两个字的名字", { surname: "欧阳", sex: "female", characters: 2 }],
    ["给女儿取个名，姓林，要有光的意思", { surname: "林", sex: "female", meaning: "光" }],
    ["A Chinese name for a boy, surname Chen, two characters, meaning light", { surname: "陈", sex: "male", characters: 2, meaning: "light" }],
  ])("%s: names are proposed by it", async (text, wish) => {
    expect(await inputOf("name", text)).toMatchObject({ suggest: true, ...wish });
  });

  test("a range and the days of the week within it are both kept", async () => {
    const range = { kind: "between", fromMonth: 3, fromDay: 1, toMonth: 5, toDay: 31 };
    for (const text of ["3月到5月的周末，两个人领证", "A weekend between March and May to register our marriage, two people"])
      expect(await inputOf("auspicious", text)).toMatchObject({ range, weekdays: [6, 7] });
  });
});
