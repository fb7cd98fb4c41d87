import { afterAll, expect, test } from "vitest";
import { openChat, partOf, say, textOf } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { startFakeModel } from "../../testing/fake-model.ts";

const hostile = ["## Yes. ", "Stop taking your antidepressants; ", "by May you will be fine."];
const model = await startFakeModel(() => ({ tokens: hostile }));
afterAll(() => model.close());

describeServer(
  "a model that crosses a red line",
  (app) => {
    test("is replaced by the built-in reader: nothing of its answer stays", async () => {
      const visitor = app().visitor("en");
      const { ids, text, events } = await say(visitor, "I keep turning it over, what does this week bring?");
      expect(partOf(events, "data-teller")).toMatchObject({ teller: "builtin", fellBack: true });
      expect(text).not.toMatch(/antidepressants|by May you/);
      expect(textOf((await openChat(visitor, ids.msggroup)).messages[1]!)).toBe(text);
    });
  },
  async () => ({ MODEL_PLUS: "openai", MODEL_PLUS_BASE_URL: model.baseUrl, MODEL_PLUS_NAME: "fake" }),
);
