import { afterAll, expect, test } from "vitest";
import { deleteMessages } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import { openChat, partOf, say, textOf } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { type Script, startFakeModel } from "../../testing/fake-model.ts";

let script: (at: number) => Script = () => ({ tokens: ["好"] });
const model = await startFakeModel((at) => script(at));
afterAll(() => model.close());

const event = (delta: unknown, more = {}): string => `data: ${JSON.stringify({ choices: [{ delta, ...more }] })}\n\n`;
const bytesOf = (text: string): Buffer[] => [...Buffer.from(text)].map((byte) => Buffer.from([byte]));

describeServer(
  "an endpoint of any manners",
  (app) => {
    const tell = async (given: Script) => {
      script = () => given;
      const visitor = app().visitor();
      const said = await say(visitor, "我该不该换工作？");
      const stored = (await openChat(visitor, said.ids.msggroup)).messages[1]!;
      expect(textOf(stored)).toBe(said.text);
      return { ...said, status: stored.status, teller: partOf(said.events, "data-teller"), left: (await visitor.ask(init)).data.daily_account.num };
    };

    test.each([
      ["nothing at all", { tokens: [], raw: [] }],
      ["an end without words", { tokens: [] }],
      ["white space alone", { tokens: ["  ", "\n\n", "\u200b"] }],
      ["what is no JSON", { tokens: [], raw: ["data: {not json\n\n"] }],
      ["null", { tokens: [], raw: ["data: null\n\n"] }],
      ["words that are no text", { tokens: [], raw: [event({ content: 5 }), event({ content: { a: 1 } }), "data: [DONE]\n\n"] }],
      ["a line without end", { tokens: [], raw: [`data: ${"x".repeat(2_000_000)}`] }],
      ["a refusal", { tokens: [], status: 401 }],
    ] satisfies [string, Script][])("that sends %s is replaced by the built-in reader, free of charge", async (_, given) => {
      const { text, status, teller, left } = await tell(given);
      expect([status, teller, left]).toMatchObject(["completed", { teller: "builtin", fellBack: true }, 3]);
      expect(text).toMatch(/^## .+/);
    });

    test("words that were deleted do not go to it, nor what it said to them", async () => {
      script = (at) => ({ tokens: [`第${at}句答话。`] });
      const visitor = app().visitor();
      const { ids, text } = await say(visitor, "我和阿珂的事会怎样？");
      const [asked] = (await openChat(visitor, ids.msggroup)).messages;
      await say(visitor, "那要等多久？", { msggroup: ids.msggroup });
      await visitor.ask(deleteMessages, { ids: [asked!.id] });
      await say(visitor, "还有呢？", { msggroup: ids.msggroup });
      const sent = JSON.stringify(model.requests.at(-1)!.body);
      expect(sent).toContain("那要等多久");
      expect(sent).not.toMatch(new RegExp(`阿珂|${text}`));
    });

    test.each([
      ["byte by byte", { tokens: [], raw: [...bytesOf(event({ content: "## 可以🌙走。" })), "data: [DONE]\n\n"] }],
      ["with half a character in each piece", { tokens: ["## 可以\ud83c", "\udf19走。", "\ud83c"] }],
      ["with a NUL inside and white space before", { tokens: ["\n\n ", "## 可以\0", "🌙走。"] }],
      ["closing after its reason", { tokens: [], raw: [event({ content: "## 可以🌙走。" }), event({}, { finish_reason: "stop" })] }],
      ["without a last empty line", { tokens: [], raw: [event({ content: "## 可以🌙走。" }), "data: [DONE]"] }],
    ] satisfies [string, Script][])("that tells %s is heard whole", async (_, given) => {
      const { text, status, teller } = await tell(given);
      expect([status, text, teller]).toMatchObject(["completed", "## 可以🌙走。", { teller: "model" }]);
    });

    test.each([
      ["in marks, cut anywhere", { tokens: ["<th", "ink>对方是谁", "？</thi", "nk>\n\n## 可以", "🌙走。"] }],
      ["with its beginning left out", { tokens: ["对方是谁？", "</think>", "## 可以🌙走。"] }],
      ["in fields of their own", { tokens: ["## 可以🌙走。"], reasoning: "对方是谁？" }],
    ] satisfies [string, Script][])("that thinks aloud %s is heard without it", async (_, given) => {
      const { text, status, teller } = await tell(given);
      expect([status, text, teller]).toMatchObject(["completed", "## 可以🌙走。", { teller: "model" }]);
    });

    test("that thinks to the end is replaced by the built-in reader", async () => {
      const { text, teller } = await tell({ tokens: ["<think>", "对方是谁？"], finishReason: "length" });
      expect(teller).toMatchObject({ teller: "builtin", fellBack: true });
      expect(text).not.toContain("对方是谁");
    });

    test.each(["length", "content_filter"])("that breaks off for the reason “%s” leaves an answer that can go on", async (finishReason) => {
      script = () => ({ tokens: ["## 可以🌙走。\n\n这", "一步"], finishReason });
      const visitor = app().visitor();
      const { ids, text } = await say(visitor, "我该不该换工作？");
      const broken = (await openChat(visitor, ids.msggroup)).messages[1]!;
      expect([broken.status, text]).toEqual(["interrupted", "## 可以🌙走。\n\n这一步"]);
      script = () => ({ tokens: ["不急。"], finishReason: "stop" });
      await say(visitor, "", { msggroup: ids.msggroup, continueOf: broken.id });
      const whole = (await openChat(visitor, ids.msggroup)).messages.find(({ id }) => id === broken.id)!;
      expect([whole.status, textOf(whole)]).toEqual(["completed", "## 可以🌙走。\n\n这一步不急。"]);
    });

    test("that was busy once is asked again", async () => {
      const from = model.requests.length;
      script = (at) => (at === from ? { tokens: [], status: 429 } : { tokens: ["## 可以。"] });
      expect((await say(app().visitor(), "我该不该换工作？")).text).toBe("## 可以。");
    });

    test.each([
      ["in pieces", { tokens: Array.from({ length: 3000 }, () => "啰嗦🌙".repeat(20)), everyMs: 1 }],
      ["in one piece", { tokens: ["🌙".repeat(200_000)] }],
    ] satisfies [string, Script][])("that never ends, %s, is cut and let go", async (_, given) => {
      const { text, status } = await tell(given);
      expect(status).toBe("completed");
      expect(text.length).toBeGreaterThan(20_000);
      expect(text.length).toBeLessThanOrEqual(24_000);
      expect(text.isWellFormed()).toBe(true);
    });

    test("one answer that cannot be stored as it comes leaves its neighbours alone", async () => {
      script = (at) => ({ tokens: at % 2 === 0 ? ["好\0", "的", "。"] : ["可", "以", "。"], everyMs: 700 });
      const told = await Promise.all([say(app().visitor(), "我该不该换工作？"), say(app().visitor(), "我该不该搬家？")]);
      expect(told.map(({ text }) => text).sort()).toEqual(["可以。", "好的。"]);
    });
  },
  async () => ({ MODEL_PLUS: "openai", MODEL_PLUS_BASE_URL: model.baseUrl, MODEL_PLUS_NAME: "fake" }),
);
