import { afterAll, expect, test } from "vitest";
import { hear } from "../../../../topics/kit/hearing/hear.ts";
import { partOf, say } from "../../../testing/chat.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { type Script, startFakeModel } from "../../../testing/fake-model.ts";

let script: Script = { tokens: [] };
const isHearing = (body: unknown): boolean => "response_format" in (body as object);
const model = await startFakeModel(() => script);
afterAll(() => model.close());

/** Words the built-in hearing is unsure of, whatever it has learnt last. */
const unsure = [
  "算是吧可能",
  "so and so",
  "他那个啥",
  "就这样那样的",
  "well hmm then the other",
  "这边那边都是",
  "随便吧",
  "kind of the thing",
  "那就那个什么吧",
].find((text) => hear({ topic: "tarot", locale: "zh", state: "opening", recent: [], text }).confidence < 0.6)!;

describeServer(
  "a turn the built-in hearing is unsure of",
  (app) => {
    test("is heard by the model that is configured, in one structured call", async () => {
      script = { tokens: [JSON.stringify({ act: "thank", risk: null, matter: null, who: null, kind: null, isDreaded: false })] };
      const from = model.requests.length;
      const { events } = await say(app().visitor(), unsure);
      expect(model.requests.slice(from).filter(({ body }) => isHearing(body))).toHaveLength(1);
      expect(partOf(events, "data-cast")).toBeUndefined();
    });

    test("is heard by the built-in one where the model says anything else", async () => {
      script = { tokens: ["I can’t do that"] };
      const { status } = await say(app().visitor(), unsure).then(({ events }) => ({ status: partOf(events, "data-teller") }));
      expect(status).toBeDefined();
    });
  },
  async () => ({ MODEL_BASIC: "openai", MODEL_BASIC_BASE_URL: model.baseUrl, MODEL_BASIC_NAME: "fake" }),
);
