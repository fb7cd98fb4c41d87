import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { textOf } from "../src/server/testing/chat.ts";
import { startFakeAudio } from "../src/server/testing/fake-audio.ts";
import { toSentences } from "../src/shared/voice/sentences.ts";
import { toWav } from "../src/shared/voice/wav.ts";
import { voiceMessagesEn } from "../src/web/features/chat/voice/messages.en.ts";
import { voiceMessagesZh } from "../src/web/features/chat/voice/messages.zh.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, input, lastTurn, openTopic, readText, send, waitStill, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly, slowly } from "./steps/house.ts";
import { silent, speaking, talkative } from "./steps/spoken.ts";
import { readStored } from "./steps/stored.ts";

const question = "我该不该换工作？";
const wordsOf = ({ locale }: Person) => ({ zh: voiceMessagesZh, en: voiceMessagesEn })[locale];
const line = (page: Page) => page.locator(".voice-line");
const mic = (page: Page) => page.locator(".voice-button");

const startHouse = (browserSwitches: () => readonly string[]) => {
  let audio: Awaited<ReturnType<typeof startFakeAudio>>;
  const house = openHouse(
    async () => {
      audio = await startFakeAudio();
      audio.play({ text: question });
      return { ...quickly, AUDIO_BASE_URL: audio.baseUrl, AUDIO_TRANSCRIBE_NAME: "ear", AUDIO_SPEECH_NAME: "mouth" };
    },
    { browserSwitches: browserSwitches() },
  );
  afterAll(() => audio?.close());
  return {
    house,
    get audio() {
      return audio;
    },
  };
};

const sitDown = async (person: Person, isAllowed = true): Promise<void> => {
  if (isAllowed) await person.context.grantPermissions(["microphone"]);
  await openTopic(person, "tarot");
  await mic(person.page).waitFor();
};

describe("speaking", () => {
  const room = startHouse(speaking);

  test.each(["desktop", "phone"] as const)("on a %s: it listens, hears the silence, holds the words for two seconds and asks", async (device) => {
    const person = await room.house.visit({ device, locale: device === "phone" ? "en" : "zh" });
    const { page } = person;
    const words = wordsOf(person);
    await sitDown(person);
    const before = (await page.locator(".composer").boundingBox())!;
    await mic(page).click();
    await page.locator(".voice-levels").waitFor();
    expect((await page.locator(".composer").boundingBox())!.height).toBeCloseTo(before.height, 0);
    await page.locator(".voice-words").waitFor();
    expect([await readText(page.locator(".voice-words")), await readText(line(page))]).toEqual([question, words.held + words.heldMore]);
    await waitTold(page);
    expect(await readText(lastTurn(page).locator(".me"))).toContain(question);
    const [heard] = room.audio.seen;
    const bytes = heard!.form!.file as Uint8Array;
    // A second of nobody, two of speech, three of silence.
    expect((bytes.length - 44) / 7350).toBeGreaterThan(4);
    expect((bytes.length - 44) / 7350).toBeLessThan(9);
  });

  test("misheard words are tapped and changed: nothing goes out by itself", async () => {
    const person = await room.house.visit();
    const { page } = person;
    await sitDown(person);
    await mic(page).click();
    await page.locator(".voice-words").click();
    await eventually(() => input(page).inputValue()).toBe(question);
    expect(await page.evaluate<string>("document.activeElement.id")).toBe("ask");
    await page.waitForTimeout(2500);
    expect(await page.locator(".turn").count()).toBe(0);
  });

  test("where the endpoint fails it is said, and nothing is sent", async () => {
    const person = await room.house.visit();
    const { page } = person;
    await sitDown(person);
    room.audio.play({ status: 500 });
    await mic(page).click();
    await eventually(() => readText(line(page))).toContain(wordsOf(person).notices.failed[0]);
    expect(await page.locator(".turn").count()).toBe(0);
    room.audio.play({ text: question });
    await page.getByRole("button", { name: wordsOf(person).again }).click();
    await page.locator(".voice-words").waitFor();
  });

  test("on Basic it says for three seconds what it needs", async () => {
    const person = await room.house.visit();
    const { page } = person;
    await sitDown(person);
    await page.evaluate(() => localStorage.setItem("userModel", "3.5"));
    await page.reload();
    await mic(page).click();
    expect(await readText(line(page))).toContain(wordsOf(person).notices.plus[0]);
    await eventually(() => line(page).count()).toBe(0);
    await mic(page).click();
    await page.getByRole("button", { name: wordsOf(person).toPlus }).click();
    await mic(page).click();
    await page.locator(".voice-levels").waitFor();
  });
});

describe("speaking at length", () => {
  const room = startHouse(talkative);

  test.each(["desktop", "phone"] as const)("on a %s what is heard moves, whoever uses a screen reader is told, and one can end it", async (device) => {
    const person = await room.house.visit({ device, isCalm: true });
    const { page } = person;
    const words = wordsOf(person);
    await sitDown(person);
    await mic(page).click();
    await page.locator(".voice-levels i:not(.is-quiet)").first().waitFor();
    expect(await readText(line(page))).toBe(words.listening + words.listeningMore);
    expect(await listBarriersInBothLights(page, device)).toEqual([]);
    await page.getByRole("button", { name: words.done }).click();
    await page.locator(".voice-words").waitFor();
  });

  test("Escape and × leave it and discard what was said; what was typed stays", async () => {
    const person = await room.house.visit();
    const { page } = person;
    const words = wordsOf(person);
    await sitDown(person);
    await input(page).fill("接着打的字");
    const before = room.audio.seen.length;
    for (const leave of [() => page.keyboard.press("Escape"), () => page.getByRole("button", { name: words.close }).click()]) {
      await mic(page).click();
      await page.locator(".voice-levels i:not(.is-quiet)").first().waitFor();
      await leave();
      await mic(page).waitFor();
      expect(await input(page).inputValue()).toBe("接着打的字");
    }
    expect(room.audio.seen.length).toBe(before);
  });
});

describe("a microphone that hears nobody", () => {
  const room = startHouse(silent);

  test("ends by itself and sends nothing anywhere", async () => {
    const person = await room.house.visit();
    const { page } = person;
    await sitDown(person);
    await mic(page).click();
    await eventually(() => readText(line(page))).toContain(wordsOf(person).notices.nothing[0]);
    expect([await page.locator(".turn").count(), room.audio.seen]).toEqual([0, []]);
  });
});

/** A third of a second. */
const sound = toWav([Uint8Array.from({ length: 2450 }, (_, at) => 128 + Math.round(40 * Math.sin(at / 3)))]);

const startReader = (pace: Record<string, string>) => {
  let audio: Awaited<ReturnType<typeof startFakeAudio>>;
  const house = openHouse(async () => {
    audio = await startFakeAudio();
    return { ...pace, AUDIO_BASE_URL: audio.baseUrl, AUDIO_SPEECH_NAME: "mouth" };
  });
  afterAll(() => audio?.close());
  return {
    house,
    get audio() {
      return audio;
    },
  };
};

describe("listening", () => {
  const room = startReader(quickly);

  test.each(["desktop", "phone"] as const)(
    "on a %s an answer is read sentence by sentence, each tinted where it stands; it can be paused, and put away",
    async (device) => {
      const person = await room.house.visit({ device, locale: device === "phone" ? "en" : "zh", isCalm: true });
      const { page } = person;
      const words = wordsOf(person);
      room.audio.play({ sound });
      await openTopic(person, "tarot");
      await ask(person, question);
      await page.getByRole("button", { name: person.words.chat.listen }).click();
      await page.locator(".player").waitFor();
      await page.locator(".player-line .is-said").first().waitFor();
      await page.getByRole("button", { name: words.pause }).click();
      const tinted = await page.evaluate<string[]>(`[...(CSS.highlights.get("spoken") ?? [])].map(String)`);
      const at = await page.locator(".player-line .is-said").count();
      const sentences = toSentences(textOf((await readStored(person)).messages.at(-1)), true).map(({ spoken }) => spoken);
      expect(sentences).toEqual(expect.arrayContaining(room.audio.seen.map(({ body }) => body!.input)));
      expect(tinted.map((text) => text.replace(/\s/g, ""))).toEqual([sentences[at]!.replace(/\s/g, "")]);
      expect(await listBarriersInBothLights(page, device)).toEqual([]);
      expect(await page.locator(".player-line .is-said").count()).toBe(at);
      await page.getByRole("slider").fill("0");
      await eventually(() => page.locator(".player-line .is-said").count()).toBeGreaterThan(0);
      await page.getByRole("button", { name: words.stop }).click();
      await eventually(() => page.locator(".player").count()).toBe(0);
      expect(await page.evaluate<boolean>(`CSS.highlights.has("spoken")`)).toBe(false);
    },
  );

  test("where the voice fails it is said, and one more press tries again", async () => {
    const person = await room.house.visit();
    const { page } = person;
    room.audio.play({ status: 500 });
    await openTopic(person, "tarot");
    await ask(person, question);
    await page.getByRole("button", { name: person.words.chat.listen }).click();
    await page.getByText(wordsOf(person).unread).waitFor();
    room.audio.play({ sound });
    await page.getByRole("button", { name: wordsOf(person).play }).click();
    await page.locator(".player-line .is-said").first().waitFor();
  });
});

describe("listening on", () => {
  const room = startReader(slowly);

  test("whoever listens hears the next answer too, while it is told, to its last sentence", async () => {
    const person = await room.house.visit();
    const { page } = person;
    room.audio.play({ sound });
    await openTopic(person, "tarot");
    await ask(person, question);
    await page.getByRole("button", { name: person.words.chat.listen }).click();
    await page.locator(".player-line .is-said").first().waitFor();
    room.audio.play({ sound });
    await send(person, "那我什么时候提？");
    await eventually(() => room.audio.seen.length).toBeGreaterThan(0);
    expect(await lastTurn(page).locator(".answer[aria-busy=true]").count()).toBe(1);
    await waitTold(page);
    await page.getByRole("button", { name: wordsOf(person).play }).waitFor();
    const sentences = toSentences(textOf((await readStored(person)).messages.at(-1)), true).map(({ spoken }) => spoken);
    // The one being said and the next are fetched side by side, and may arrive in either order.
    expect(room.audio.seen.map(({ body }) => body!.input)).toEqual(expect.arrayContaining(sentences));
  });
});

describe("what is heard of a draw", () => {
  const house = openHouse(quickly);
  const count = (page: Page) => page.evaluate<number>("globalThis.sounds");
  const sitAtTable = async (device: "desktop" | "phone"): Promise<Person> => {
    const person = await house.visit({ device });
    await person.page.addInitScript(`
      globalThis.sounds = 0;
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...given) {
        globalThis.sounds += 1;
        return start.apply(this, given);
      };
    `);
    await openTopic(person, "tarot");
    return person;
  };

  test("on a phone the cards, as they lie; on a desk nothing, until one asks for it", async () => {
    const phone = await sitAtTable("phone");
    await ask(phone, question);
    // On a busy machine a card may lie before its sound has come; then it is silent.
    await eventually(() => count(phone.page)).toBeGreaterThan(0);
    expect(await count(phone.page)).toBeLessThanOrEqual(3);

    const desk = await sitAtTable("desktop");
    await ask(desk, question);
    await waitStill(desk.page);
    expect(await count(desk.page)).toBe(0);
    await desk.page.getByRole("button", { name: desk.words.app.more, exact: true }).click();
    await desk.page.getByText(desk.words.app.sound, { exact: true }).click();
    await openTopic(desk, "tarot");
    await ask(desk, question);
    await eventually(() => count(desk.page)).toBeGreaterThan(0);
  });
});

describe("no microphone", () => {
  const house = openHouse(quickly);

  test("one that is refused is told with the way to allow it", async () => {
    const person = await house.visit();
    const { page } = person;
    await page.addInitScript(`navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"))`);
    await sitDown(person, false);
    await mic(page).click();
    expect(await readText(line(page))).toContain(wordsOf(person).notices.denied[0]);
  });

  test("a browser that cannot record says so; one can type", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await page.addInitScript(`
      Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    `);
    await sitDown(person, false);
    await mic(page).click();
    expect(await readText(line(page))).toContain(wordsOf(person).notices.unsupported[0]);
    await input(page).fill("Should I go?");
    expect(await input(page).inputValue()).toBe("Should I go?");
  });
});
