import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, openTopic } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

/** Opens the newest answer’s menu and keeps it. */
const openKeeping = async ({ page, words }: Person): Promise<void> => {
  await page.locator(".turn.is-last .acts").getByRole("button", { name: words.keeping.open, exact: true }).click();
  await page.getByRole("menuitem", { name: words.keeping.lookBack, exact: true }).click();
  await page.locator(".kd").waitFor();
};

describe("the journal", () => {
  const house = openHouse(quickly);
  let person: Person;
  beforeEach(async () => {
    person = await house.visit();
    await openTopic(person, "tarot");
    await ask(person, "该不该换工作？");
  });

  test("a reading is kept with a line and a day, looked at blind, marked line by line, and stands in the record", async () => {
    const { page, url, words } = person;
    await openKeeping(person);
    await page.getByLabel(words.keep.expects).fill("年前能换成");
    await page.getByText(words.keep.week, { exact: true }).click();
    await page.getByRole("button", { name: words.keep.keep, exact: true }).click();
    await page.locator(".kd").waitFor({ state: "detached" });

    await page.goto(url + paths.journal());
    await page.getByText(words.journal.expects("年前能换成"), { exact: true }).waitFor();
    await page.locator(".journal-list").getByRole("link", { name: words.journal.look, exact: true }).click();
    await eventually(() => page.locator(".look-one").count()).toBe(4);
    expect(await page.locator(".claims").count()).toBe(0);
    expect(await listBarriersInBothLights(page, "the blind look")).toEqual([]);
    await page.locator(".look-one").nth(2).click();
    await page.getByRole("button", { name: words.journal.choose, exact: true }).click();
    await page.locator(".opened-said").waitFor();
    await page.reload();
    const claims = page.locator(".claims li");
    await claims.first().waitFor();
    for (const claim of await claims.all()) await claim.getByText(words.journal.marks.partly, { exact: true }).click();
    await page.getByRole("button", { name: words.journal.save, exact: true }).click();
    await page.getByText(words.journal.saved, { exact: true }).waitFor();
    await page.getByRole("link", { name: words.journal.back, exact: true }).click();
    await page.locator(".share-line").waitFor();
    await page.getByText(words.journal.few(1, 8), { exact: true }).waitFor();
    expect(await listBarriersInBothLights(page, "the journal")).toEqual([]);
  });

  test("kept by mistake it is taken back, and the journal is empty", async () => {
    const { page, url, words } = person;
    await openKeeping(person);
    await page.getByRole("button", { name: words.keep.keep, exact: true }).click();
    await page.getByRole("button", { name: words.keep.undo, exact: true }).click();
    await page.getByText(words.keep.dropped, { exact: true }).waitFor();
    await page.goto(url + paths.journal());
    await page.getByText(words.journal.none, { exact: true }).waitFor();
  });
});
