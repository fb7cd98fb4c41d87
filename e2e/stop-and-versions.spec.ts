import { describe, expect, test } from "vitest";
import { input, lastTurn, openTopic, readReading, readText, send, waitTold, waitWords } from "./steps/chat.ts";
import { eventually, openHouse, type Person, slowly } from "./steps/house.ts";
import { expectAsStored, readStored } from "./steps/stored.ts";

const question = "我该不该换工作？";

/** The built-in reader gives the rest at once. */
const skip = async ({ page, words }: Person): Promise<void> => {
  await page.getByRole("button", { name: words.chat.skip, exact: true }).click();
  await waitTold(page);
};
const tell = async (person: Person): Promise<string> => {
  await openTopic(person, "tarot");
  await send(person, question);
  await skip(person);
  return readReading(person.page);
};

describe("an answer that is stopped", () => {
  const house = openHouse(slowly);

  const expectStays = async (person: Person): Promise<void> => {
    const { page, words } = person;
    await lastTurn(page).getByText(words.chat.stopped, { exact: true }).waitFor();
    const kept = await expectAsStored(person);
    expect((await readStored(person)).messages.at(-1)!.status).toBe("stopped");
    await page.reload();
    await lastTurn(page).getByText(words.chat.stopped, { exact: true }).waitFor();
    expect(await expectAsStored(person)).toBe(kept);
    await input(page).fill("那再等等呢？");
    await page.getByRole("button", { name: words.chat.send, exact: true }).waitFor();
  };

  test("by the button: it stays as it stood, also after a reload, and one can ask on", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 150);
    await page.getByRole("button", { name: words.chat.stop, exact: true }).click();
    await expectStays(person);
  });

  test("by Esc, wherever the focus is", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "tarot");
    await send(person, question);
    await waitWords(page, 150);
    await page.keyboard.press("Escape");
    await expectStays(person);
  });
});

describe("versions", () => {
  const house = openHouse(slowly);

  test("told once more, an answer stands beside the first: ‹ 2/2 ›, and back to ‹ 1/2 ›, which a reload keeps", async () => {
    const person = await house.visit();
    const { page, words } = person;
    const first = await tell(person);
    const counter = lastTurn(page).locator(".answer .versions [role=img]");
    await page.getByRole("button", { name: words.chat.regenerate, exact: true }).click();
    await skip(person);
    expect(await readText(counter)).toBe("2/2");
    const second = await readReading(page);
    expect(second).not.toBe(first);
    expect(await page.locator(".plate").count()).toBe(1);

    await page.getByRole("button", { name: words.chat.earlierVersion, exact: true }).click();
    await eventually(() => readText(counter)).toBe("1/2");
    expect(await readReading(page)).toBe(first);
    await page.reload();
    await eventually(() => readText(counter)).toBe("1/2");
    expect(await readReading(page)).toBe(first);
    await page.getByRole("button", { name: words.chat.laterVersion, exact: true }).click();
    await eventually(() => readText(counter)).toBe("2/2");
    expect(await readReading(page)).toBe(second);
  });

  test("a question asked in other words branches: both questions keep their answers", async () => {
    const person = await house.visit();
    const { page, words } = person;
    const first = await tell(person);
    await page.locator(".me-row").hover();
    await page.getByRole("button", { name: words.chat.edit, exact: true }).click();
    const box = page.getByRole("form", { name: words.chat.editTitle });
    const changed = "我和妹妹能和好吗？";
    await box.getByRole("textbox").fill(changed);
    await box.getByRole("button", { name: words.chat.send, exact: true }).click();
    await lastTurn(page).locator(".me", { hasText: changed }).waitFor();
    await skip(person);
    const counter = page.locator(".me-row .versions [role=img]");
    expect(await readText(counter)).toBe("2/2");
    expect(await page.locator(".turn").count()).toBe(1);
    expect(await readReading(page)).not.toBe(first);

    await page.locator(".me-row").getByRole("button", { name: words.chat.earlierVersion, exact: true }).click();
    await eventually(() => readText(counter)).toBe("1/2");
    expect(await readText(page.locator(".me"))).toContain(question);
    expect(await readReading(page)).toBe(first);
  });
});
