import { expect, test } from "vitest";
import { voice } from "../../../shared/constants.ts";
import { delMsgGroupList } from "../../../shared/contract/chat.ts";
import { init } from "../../../shared/contract/init.ts";
import { getAudio, transcribe } from "../../../shared/contract/voice.ts";
import { toSentences } from "../../../shared/voice/sentences.ts";
import { toWav } from "../../../shared/voice/wav.ts";
import { openChat, say, textOf } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { startFakeAudio } from "../../testing/fake-audio.ts";
import type { TestApp } from "../../testing/test-app.ts";

const audio = await startFakeAudio();
const endpoint = async () => ({
  AUDIO_BASE_URL: audio.baseUrl,
  AUDIO_KEY: "k",
  AUDIO_TRANSCRIBE_NAME: "ear",
  AUDIO_SPEECH_NAME: "mouth",
  AUDIO_SPEECH_VOICE: "reed",
});

const record = (seconds: number): Uint8Array => toWav([new Uint8Array(Math.round(seconds * voice.sampleRateHz)).fill(128)]);

const hear = async (app: TestApp, wav: Uint8Array, query = "model=4&lang=zh") => {
  const { headers } = app.visitor();
  const request = new Request(`http://localhost${transcribe.path}?${query}`, {
    method: "POST",
    headers: { ...headers, "content-type": "audio/wav" },
    body: new Uint8Array(wav),
  });
  return (await (await app.fetch(request)).json()) as { code: number; data: { text: string } & { fields: Record<string, string> }; msg: string };
};

describeServer(
  "voice, with an endpoint",
  (app) => {
    test("what is said is written down by the endpoint, in the language of the page, and the recording is its own", async () => {
      audio.play({ text: " 我该不该换工作 " });
      const wav = record(2);
      expect((await hear(app(), wav)).data).toEqual({ text: "我该不该换工作" });
      const [seen] = audio.seen;
      expect(seen).toMatchObject({ key: "Bearer k", form: { model: "ear", language: "zh" } });
      expect(Buffer.from(seen!.form!.file as Uint8Array).equals(Buffer.from(wav))).toBe(true);
    });

    test("silence is no text, and no error", async () => {
      audio.play({ text: "" });
      expect(await hear(app(), record(1))).toMatchObject({ code: 200, data: { text: "" } });
    });

    test.each([
      ["no sound", new Uint8Array(), "audioType"],
      ["a picture", new Uint8Array(900).fill(9), "audioType"],
      ["one of another rate", record(1).with(24, 0x44), "audioType"],
      ["one whose length lies", record(1).with(40, 1), "audioType"],
      ["one of two minutes", record(120), "audioLong"],
    ])("%s is refused in words, before anybody hears it", async (_, wav, problem) => {
      audio.play({ text: "never" });
      const { code, data, msg } = await hear(app(), wav);
      expect([code, data.fields.audio, audio.seen]).toEqual([1001, problem, []]);
      expect(msg).toMatch(/打字/);
    });

    test("one that never ends is not read to its end", async () => {
      expect((await hear(app(), record(600))).code).toBe(9002);
    });

    test("on Basic nothing is written down", async () => {
      audio.play({ text: "never" });
      expect(await hear(app(), record(1), "model=3.5&lang=en")).toMatchObject({ code: 1001, data: { fields: { model: "audioPlus" } } });
      expect(audio.seen).toEqual([]);
    });

    test.each([
      ["fails", { status: 500 }],
      ["says no JSON", { text: null }],
    ])("an endpoint that %s is told as such", async (_, script) => {
      audio.play(script);
      expect((await hear(app(), record(1))).code).toBe(9006);
    });

    test("an answer is read sentence by sentence, to its person alone, and no more once it is deleted", async () => {
      const visitor = app().visitor();
      const { ids } = await say(visitor, "我该不该换工作？");
      const { messages } = await openChat(visitor, ids.msggroup);
      const answer = messages.at(-1)!;
      const sentences = toSentences(textOf(answer), true);
      audio.play({ sound: Buffer.from("ID3 said") });
      const spoken = await visitor.raw(getAudio, { messageId: answer.id, sentence: 1 });
      expect([spoken.headers.get("content-type"), await spoken.text()]).toEqual(["audio/mpeg", "ID3 said"]);
      expect(audio.seen).toMatchObject([{ key: "Bearer k", body: { model: "mouth", voice: "reed", input: sentences[1]!.spoken } }]);
      expect((await visitor.ask(getAudio, { messageId: answer.id, sentence: sentences.length })).code).toBe(9003);
      expect((await visitor.ask(getAudio, { messageId: answer.parentId!, sentence: 0 })).code).toBe(9003);
      expect((await app().visitor().ask(getAudio, { messageId: answer.id, sentence: 0 })).code).toBe(9003);
      expect((await visitor.ask(getAudio, { messageId: answer.id, sentence: "x" })).code).toBe(1001);
      audio.play({ sound: new Uint8Array() });
      expect((await visitor.ask(getAudio, { messageId: answer.id, sentence: 0 })).code).toBe(9006);
      await visitor.ask(delMsgGroupList, { msggroup: [ids.msggroup] });
      expect((await visitor.ask(getAudio, { messageId: answer.id, sentence: 0 })).code).toBe(9003);
    });

    test("the page is told that both are there", async () => {
      expect((await app().visitor().ask(init)).data.features.voice).toEqual({ transcribes: true, speaks: true });
    });
  },
  endpoint,
);

describeServer("voice, without an endpoint", (app) => {
  test("the page is told that neither is there, and a call says so", async () => {
    expect((await app().visitor().ask(init)).data.features.voice).toEqual({ transcribes: false, speaks: false });
    expect((await hear(app(), record(1))).code).toBe(9006);
    expect((await app().visitor().ask(getAudio, { messageId: "m", sentence: 0 })).code).toBe(9006);
  });
});
