import { afterAll, describe, expect, test } from "vitest";
import { type Script, startFakeModel } from "../src/server/testing/fake-model.ts";
import { ask, lastTurn, openTopic, readText, waitTold } from "./steps/chat.ts";
import { openHouse, quickly } from "./steps/house.ts";
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

  test("that writes markup into its answer: it is shown as letters, and nothing is fetched or run", async () => {
    const markup = '<img src="https://example.com/a.png" onerror="document.title=1"> ![画](https://example.com/b.png) [点这里](javascript:alert(1))';
    script = { tokens: [`## 说给你听。\n\n${markup}\n\n<script>document.title = 1</script>`] };
    const person = await house.visit();
    const { page } = person;
    const abroad: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== new URL(person.url).origin) abroad.push(request.url());
    });
    await openTopic(person, "tarot");
    await ask(person, "我该不该换工作？");
    await lastTurn(page).getByText("说给你听。").waitFor();
    expect(await lastTurn(page).locator(".reading :is(img, script, a[href^=javascript])").count()).toBe(0);
    expect(abroad).toEqual([]);
    expect(await page.title()).toContain("换工作");
  });
});
