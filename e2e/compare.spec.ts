import { describe, expect, test } from "vitest";
import { delMsgGroupList } from "../src/shared/contract/chat.ts";
import { paths } from "../src/web/app/paths.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, openTopic, readText } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly, slowly } from "./steps/house.ts";
import { toVisitor } from "./steps/stored.ts";

const verdict = ({ page }: Person) => page.locator(".compare-verdict");
const sides = ({ page }: Person) => page.locator(".compare-sides > section");
const headline = (person: Person) => readText(verdict(person).locator("h1"));

/** Picks two, writes a question and asks both. */
const askBoth = async ({ page, url, words }: Person, question: string): Promise<void> => {
  await page.goto(url + paths.compare());
  await page.locator("textarea").fill(question);
  // Both seals are on the page before anything is drawn.
  await eventually(() => page.locator(".compare-send small span").count()).toBe(2);
  await page.getByRole("button", { name: words.compare.ask, exact: true }).dblclick();
  await page.locator(".compare-sides").waitFor();
};
/** The rest of what is still told, at once. */
const skipRest = async (person: Person): Promise<void> => {
  const { page, words } = person;
  const skips = page.getByRole("button", { name: words.chat.skip, exact: true });
  while ((await skips.count()) > 0)
    await skips
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  await verdict(person).waitFor();
};

describe("one question, two crafts", () => {
  const house = openHouse(slowly);

  test("on a phone: both are told side by side, through a reload, then what they come to; with one of the chats it goes", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, words } = person;
    await askBoth(person, "我该不该换工作？");
    await eventually(() => sides(person).locator(".reading h2").count()).toBe(2);
    expect(await verdict(person).count()).toBe(0);
    await page.getByText(words.compare.waits).waitFor();
    const address = page.url();
    await page.reload();
    await eventually(() => sides(person).locator(".plate").count()).toBe(2);
    await eventually(() => sides(person).locator(".reading h2").count()).toBe(2);
    // One is stopped, the other goes on.
    await sides(person).first().getByRole("button", { name: words.chat.stop, exact: true }).click();
    await sides(person).first().getByText(words.chat.stopped).waitFor();
    expect(await verdict(person).count()).toBe(0);
    await skipRest(person);
    expect(await headline(person)).toMatch(/塔罗|周易|两边/);
    await verdict(person).getByRole("button", { name: words.compare.why }).first().click();
    await eventually(() => verdict(person).locator(".compare-facts li").count()).toBeGreaterThan(1);
    expect(await listBarriersInBothLights(page, "a comparison")).toEqual([]);

    await sides(person).first().getByRole("link", { name: words.compare.whole, exact: true }).click();
    await page.locator(".turn.is-last .acts").waitFor();
    expect(await page.locator(".turn").count()).toBe(1);
    const msggroup = new URL(page.url()).searchParams.get("msg")!;
    await (await toVisitor(person)).ask(delMsgGroupList, { msggroup: [msggroup] });
    await page.goto(address);
    await page.getByText(words.compare.gone).waitFor();
    await page.getByRole("link", { name: words.compare.another, exact: true }).click();
    await page.getByText(words.compare.none).waitFor();
  });
});

describe("one question, two crafts, told at once", () => {
  const house = openHouse(quickly);

  test("at a desk: from a reading that stands, its question goes to another craft; deleted, the chats stay, and it comes back", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "tarot");
    await ask(person, "Will I get the job?");
    await page.locator(".turn.is-last .acts").getByRole("button", { name: words.keeping.open, exact: true }).click();
    await page.getByRole("menuitem", { name: words.keeping.compare, exact: true }).click();
    await page.locator(".compare-asked", { hasText: "Will I get the job?" }).waitFor();
    expect(await page.locator(".compare-methods button[aria-pressed=true]").allTextContents()).toEqual([
      expect.stringContaining("Tarot"),
      expect.stringContaining("I Ching"),
    ]);
    await page.getByRole("button", { name: words.compare.ask, exact: true }).click();
    await page.locator(".compare-sides").waitFor();
    await verdict(person).waitFor();
    expect(await headline(person)).toMatch(/tarot|I Ching|Both|same way/i);
    await page.getByRole("button", { name: words.compare.remove, exact: true }).click();
    await page.getByText(words.compare.none).waitFor();
    await page.getByRole("button", { name: words.compare.undo, exact: true }).click();
    await page.locator(".compare-list a", { hasText: "Will I get the job?" }).click();
    await verdict(person).waitFor();
  });

  test("words of dying are met with care, in one chat", async () => {
    const person = await house.visit();
    const { page, url, words } = person;
    await page.goto(url + paths.compare());
    await page.locator("textarea").fill("我不想活了");
    await page.getByRole("button", { name: words.compare.ask, exact: true }).click();
    await page.locator(".answer .care").waitFor();
    expect(await page.locator(".plate").count()).toBe(0);
  });
});
