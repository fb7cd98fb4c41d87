import { afterAll, expect, test } from "vitest";
import { type Script, startFakeModel } from "../../testing/fake-model.ts";
import { createOpenaiEndpoint } from "./openai.ts";

let script: Script = { tokens: [] };
const model = await startFakeModel(() => script);
const endpoint = createOpenaiEndpoint({ baseUrl: model.baseUrl, name: "fake", key: undefined, vision: false, silenceTimeoutMs: 200, firstByteTimeoutMs: 300 });
afterAll(async () => {
  await endpoint.close();
  await model.close();
});

const ask = async (given: Script) => {
  script = given;
  const from = model.requests.length;
  let text = "";
  let isWhole: boolean | null = null;
  const failure = await endpoint
    .stream({ messages: [], signal: new AbortController().signal, onText: (piece) => (text += piece) })
    .then((end) => {
      isWhole = end.isWhole;
      return null;
    })
    .catch((error: Error & { sawText: boolean }) => error);
  return { text, isWhole, failure, asked: model.requests.length - from };
};

test.each([
  ["says nothing at all", { tokens: ["late"], firstAfterMs: 3000 }],
  ["only keeps the line open", { tokens: ["late"], firstAfterMs: 1500, commentsEveryMs: 40 }],
] satisfies [string, Script][])("an endpoint that %s is given up, and not waited for twice", async (_, given) => {
  const { text, failure, asked } = await ask(given);
  expect([text, failure?.sawText, asked]).toEqual(["", false, 1]);
});

test("one that falls silent in the middle is given up with what it said", async () => {
  const { text, failure } = await ask({ tokens: ["one", "two"], everyMs: 900 });
  expect([text, failure?.message, failure?.sawText]).toEqual(["one", "the endpoint fell silent", true]);
});

test("one that hiccups before its first word is asked again", async () => {
  expect(await ask({ tokens: [], status: 503 })).toMatchObject({ text: "", asked: 2 });
});

test.each([
  ["stop", true],
  ["length", false],
  ["content_filter", false],
  ["eos", true],
])("an answer that ends for the reason “%s” is whole: %s", async (finishReason, isWhole) => {
  expect(await ask({ tokens: ["one"], finishReason })).toMatchObject({ text: "one", isWhole, failure: null });
});

test("what stands in the fields for reasoning is no word of the answer", async () => {
  expect(await ask({ tokens: ["yes"], reasoning: "she means her husband" })).toMatchObject({ text: "yes", isWhole: true });
  const parts = [
    { type: "thinking", thinking: [{ type: "text", text: "hidden" }] },
    { type: "text", text: "yes" },
  ];
  expect(await ask({ tokens: [], raw: [`data: ${JSON.stringify({ choices: [{ delta: { content: parts } }] })}\n\ndata: [DONE]\n\n`] })).toMatchObject({
    text: "yes",
  });
});

const question = "will Aurelia leave me";
test.each([
  ["a refusal", { tokens: [], status: 400, complaint: question }, "the endpoint answered 400"],
  ["an error in the stream", { tokens: [], raw: [`data: {"error":{"message":"${question}"}}\n\n`] }, "the endpoint reported an error"],
  ["a line that is no JSON", { tokens: [], raw: [`data: ${question}\n\n`] }, "the endpoint sent no JSON"],
] satisfies [string, Script, string][])("%s is told in our own words: an endpoint's may repeat the question", async (_, given, words) => {
  const { failure } = await ask(given);
  expect([failure?.message, failure?.cause]).toEqual([words, undefined]);
});
