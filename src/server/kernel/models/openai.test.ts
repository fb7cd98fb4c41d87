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
  const failure = await endpoint
    .stream({ messages: [], signal: new AbortController().signal, onText: (piece) => (text += piece) })
    .then(() => null)
    .catch((error: Error & { sawText: boolean }) => error);
  return { text, failure, asked: model.requests.length - from };
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
