import { describe, expect, test } from "vitest";
import { AppError } from "../../../../shared/errors.ts";
import { listItems } from "../../../../topics/kit/sixteen-types/items.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { asCast } from "../../../testing/ids.ts";
import { standInSmallTest } from "../../../testing/small-test.ts";
import type { FlowState } from "../tables.ts";
import { isBareStart } from "./is-bare-start.ts";
import type { Plan } from "./plan.ts";
import { hasTest, toTestTopic } from "./sit.ts";
import { planTurn } from "./testing/plan-turn.ts";

const say = (flow: FlowState | null, text: string, inputs: Record<string, unknown> = {}): Promise<Plan> =>
  planTurn({ topic: "tarot", flow, text, inputs, locale: "zh" });
/** The flow as it is kept once its report is told. */
const afterReport = (plan: Plan): FlowState => ({ ...plan.flow, castId: asCast("cast-1"), turn: 0 });
const namesOf = (plan: Plan): string[] => (plan.kind === "ask" ? plan.fields.map(({ name }) => name) : []);

describe("a test begun by words", () => {
  standInSmallTest();

  test.each(["开始", "开始测试", "start", "Start the test"])("“%s” asks which test and how long, never for its answers", async (text) => {
    expect(namesOf(await say(null, text))).toEqual(["test", "version"]);
  });

  test("that name all of it leads to its questions at once, and ask nothing", async () => {
    const plan = await say(null, "小测试，4 题");
    expect(plan).toMatchObject({ kind: "sit", test: "disc", version: "full", isFresh: false, isAsked: false });
    expect(isBareStart(plan)).toBe(true);
  });

  test("that name part of it lead on as the rest is said", async () => {
    const first = await say(null, "做小测试");
    expect(namesOf(first)).toEqual(["version"]);
    expect(await say(first.flow, "2 题")).toMatchObject({ kind: "sit", version: "simplified" });
    expect(await say(first.flow, "", { version: "full" })).toMatchObject({ kind: "sit", version: "full" });
  });

  test("that ask something keep the question for the report", async () => {
    const plan = await say(null, "小测试里，我跟人吵架时是什么样？");
    expect(plan.flow.question).toBe("小测试里，我跟人吵架时是什么样？");
    expect(await say(plan.flow, "2 题")).toMatchObject({ kind: "sit", flow: { question: "小测试里，我跟人吵架时是什么样？" } });
    const begun = await say(null, "小测试，4 题");
    expect(await say(begun.flow, "我适合带团队吗？")).toMatchObject({ kind: "sit", isAsked: true, flow: { question: "我适合带团队吗？" } });
    expect(isBareStart(await say(begun.flow, "我适合带团队吗？"))).toBe(false);
  });

  test("in the middle of it a greeting, and words of despair, are met as ever", async () => {
    const begun = await say(null, "小测试，4 题");
    expect((await say(begun.flow, "你好")).kind).toBe("talk");
    expect((await say(begun.flow, "我不想活了")).kind).toBe("care");
  });
});

describe("a test that was answered", () => {
  standInSmallTest();
  const whole = { test: "disc", version: "full", answers: [4, 2, [1, 3], 1] };

  test("is told, from the answers alone", async () => {
    expect(await say(null, "", whole)).toMatchObject({ kind: "tell", input: whole });
  });

  test("with an answer missing or wrong is refused by name", async () => {
    const refusal = (answers: unknown) => say(null, "", { ...whole, answers }).catch((error: unknown) => (error instanceof AppError ? error.details : error));
    expect(await refusal([4, 2])).toEqual({ fields: { "answers.2": "required", "answers.3": "required" } });
    expect(await refusal({ a: 9, b: 2, c: [1, 3], d: 1 })).toEqual({ fields: { "answers.0": "choice" } });
  });

  test("is sat again in the same length when one asks for it, else the report answers", async () => {
    const told = afterReport(await say(null, "", whole));
    expect(await say(told, "重新测")).toMatchObject({ kind: "sit", test: "disc", version: "full", isFresh: true });
    expect(await say(told, "开始测试")).toMatchObject({ kind: "sit", version: "full" });
    expect(await say(told, "换成 2 题的")).toMatchObject({ kind: "sit", version: "simplified" });
    expect(await say(told, "那我该注意什么？")).toMatchObject({ kind: "answer", castId: asCast("cast-1") });
    expect(await say(told, "小测试里 4 题准吗？")).toMatchObject({ kind: "talk", say: "doubt", castId: asCast("cast-1") });
  });
});

describe("the sixteen types among the personality tests", () => {
  const sayThere = (flow: FlowState | null, text: string, inputs: Record<string, unknown> = {}): Promise<Plan> =>
    planTurn({ topic: "personality", flow, text, inputs, locale: "zh" });

  test("are sat in their own topic: named by words or by the form, their length heard, and their report told there", async () => {
    const asked = await sayThere(null, "我要做十六型");
    expect(asked).toMatchObject({ kind: "ask", topic: "mbti", fields: [{ name: "version" }] });
    expect(await sayThere(asked.flow, "简版 28 题")).toMatchObject({ kind: "sit", test: "mbti", version: "simplified" });
    expect(await sayThere(asked.flow, "", { version: "full" })).toMatchObject({ kind: "sit", test: "mbti", version: "full" });
    expect(await sayThere(null, "", { test: "mbti" })).toMatchObject({ kind: "ask", topic: "mbti" });
    const told = await sayThere(asked.flow, "", { test: "mbti", version: "simplified", answers: listItems("simplified").map(() => 1) });
    expect(told).toMatchObject({ kind: "tell", topic: "mbti" });
  });

  test("are left for another test that is named later", async () => {
    const asked = await sayThere(null, "我要做十六型");
    expect(await sayThere(asked.flow, "还是做九型吧")).toMatchObject({ kind: "sit", test: "enneagram" });
  });

  test("in their own topic need no naming", async () => {
    const plan = await planTurn({ topic: "mbti", flow: null, text: "MBTI 200 题", inputs: {}, locale: "zh" });
    expect(plan).toMatchObject({ kind: "sit", test: "mbti", version: "full" });
  });
});

describe("a test that is a topic of its own", () => {
  standInSmallTest();

  test("is sat in that topic, whichever topic it was picked in", async () => {
    const small: CastTopic = await getCastTopic("tarot");
    expect(hasTest(small)).toBe(true);
    expect(await toTestTopic(small, { test: "disc" })).toBe(small);
    expect(await toTestTopic(small, { test: "name" })).toBe(await getCastTopic("name"));
    expect(await toTestTopic(await getCastTopic("name"), { test: "tarot" })).toBe(await getCastTopic("name"));
  });
});
