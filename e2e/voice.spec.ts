import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { startFakeAudio } from "../src/server/testing/fake-audio.ts";
import { voiceMessagesEn } from "../src/web/features/chat/voice/messages.en.ts";
import { voiceMessagesZh } from "../src/web/features/chat/voice/messages.zh.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { input, lastTurn, openTopic, readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { silent, speaking, talkative } from "./steps/spoken.ts";

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
    expect(await input(page).evaluate((box) => box === document.activeElement)).toBe(true);
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
    const person = await room.house.visit({ device });
    const { page } = person;
    const words = wordsOf(person);
    await sitDown(person);
    await mic(page).click();
    await page.locator(".voice-levels i:not(.is-quiet)").first().waitFor();
    expect(await readText(line(page))).toBe(words.listening + words.listeningMore);
    expect(await listBarriersInBothLights(page)).toEqual([]);
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

describe("no microphone", () => {
  const house = openHouse(quickly);

  test("one that is refused is told with the way to allow it", async () => {
    const person = await house.visit();
    const { page } = person;
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await sitDown(person, false);
    await mic(page).click();
    expect(await readText(line(page))).toContain(wordsOf(person).notices.denied[0]);
  });

  test("a browser that cannot record says so; one can type", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await page.addInitScript(() => {
      Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    });
    await sitDown(person, false);
    await mic(page).click();
    expect(await readText(line(page))).toContain(wordsOf(person).notices.unsupported[0]);
    await input(page).fill("Should I go?");
    expect(await input(page).inputValue()).toBe("Should I go?");
  });
});
