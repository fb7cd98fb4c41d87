import { describe, expect, test } from "vitest";
import { input, lastTurn, openTopic, readText, waitStill, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

const sendVerb = async ({ page }: Person): Promise<void> => {
  await page.locator("button.send.is-verb").click();
  await waitTold(page);
};

describe("the first screen of a topic is its instrument", () => {
  const house = openHouse(quickly);

  test("three numbers fill the dials as they are typed; a dial turned after that wins, and what stands there is cast", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "number");
    const dials = words.chat.numberOf.map((name) => page.getByRole("spinbutton", { name, exact: true }));
    await input(page).fill("3 8 5 这份合同能签吗？");
    await eventually(() => Promise.all(dials.map((dial) => dial.inputValue()))).toEqual(["3", "8", "5"]);
    await dials[2]!.press("ArrowUp");
    expect(await readText(page.locator(".instrument"))).toContain("上九");
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await waitTold(page);
    expect(await lastTurn(page).locator(".td-slip b").allInnerTexts()).toEqual(["3", "8", "6"]);
  });

  test("a compass that is turned shows the nine palaces of the very chart that is cast, and stands there after a reload", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "fengshui");
    const dial = page.locator(".compass");
    await page.locator("#house-facing").fill("180");
    await dial.press("PageUp");
    await page.locator("#house-built").fill("2005");
    await dial.locator(".fs-stars").first().waitFor();
    await page.reload();
    await dial.locator(".fs-stars").first().waitFor();
    expect(await dial.getAttribute("aria-valuenow")).toBe("195");
    const stars = await dial.locator(".fs-stars").allInnerTexts();
    await sendVerb(person);
    expect(await lastTurn(page).locator(".fs-figure .fs-stars").allInnerTexts()).toEqual(stars);
  });

  test("a name is counted as it is typed, and read as it stands", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "name");
    await page.locator("#name-typed").fill("江沐阳");
    const counts = page.locator(".instrument .nm-count");
    await eventually(() => counts.allInnerTexts()).toEqual(["1", "7", "8", "17"]);
    await sendVerb(person);
    expect(await lastTurn(page).locator(".nm-figure .nm-count").allInnerTexts()).toEqual(["1", "7", "8", "17"]);
  });

  test.each([
    ["zh", "1990517", ["1990", "5", "17"]],
    ["en", "1751990", ["17", "5", "1990"]],
  ] as const)(
    "in %s a resident’s birth is typed in one go, in the order one writes a date, and waits in its fields after a reload",
    async (locale, typed, fields) => {
      const person = await house.visit({ device: "phone", locale });
      const { page } = person;
      await openTopic(person, "fengshui");
      const inputs = page.locator(".date-fields input");
      await inputs.first().focus();
      await page.keyboard.type(typed);
      const readFields = () => inputs.evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value));
      expect(await readFields()).toEqual(fields);
      await page.reload();
      await eventually(readFields).toEqual(fields);
      await inputs.last().focus();
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Tab");
      await page.reload();
      await eventually(readFields).toEqual(["", "", ""]);
    },
  );

  test("days that won’t do are struck on the month’s sheet as soon as one says what for", async () => {
    const person = await house.visit({ locale: "en" });
    const { page } = person;
    await openTopic(person, "auspicious");
    await input(page).fill("Which day next month is good for moving?");
    await page.locator(".instrument .zr-struck").first().waitFor();
    expect(await page.getByRole("radio", { name: "Moving house", exact: true }).isChecked()).toBe(true);
  });

  test("a trade that is picked lights its element over the name on the board", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "business");
    await page.locator("#sign-name").fill("青禾");
    await page.locator(".instrument .choices").getByText("咖啡馆", { exact: true }).click();
    await page.locator(".instrument .bu-ring .bu-on", { hasText: "水" }).waitFor();
    await eventually(() => page.locator(".instrument .bu-char > b").allInnerTexts()).toEqual(["青", "禾"]);
    await sendVerb(person);
    expect(await lastTurn(page).locator(".bu-char b").allInnerTexts()).toEqual(["青", "禾"]);
  });

  test("with type of twice its size the smallest phone shows it whole: nothing is wider than the window", async () => {
    const person = await house.visit({ locale: "en", device: "phone", isCalm: true });
    const { page } = person;
    await page.setViewportSize({ width: 320, height: 640 });
    const widths: Record<string, number> = {};
    for (const topic of ["birthday", "marriage", "numerology", "fengshui", "business", "mbti", "personality"] as const) {
      await openTopic(person, topic);
      await page.locator(".device-skeleton").first().waitFor({ state: "detached" });
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      await waitStill(page);
      widths[topic] = await page.evaluate<number>("document.documentElement.scrollWidth");
    }
    expect(Object.entries(widths).filter(([, width]) => width > 320)).toEqual([]);
  });
});
