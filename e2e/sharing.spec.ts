import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { ask, openTopic, readText } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";

/** Opens the dialog of the newest answer, and waits for its picture. */
const openDialog = async ({ page, words }: Person): Promise<void> => {
  await page.locator(".turn.is-last .acts").getByRole("button", { name: words.sharing.share, exact: true }).click();
  await page.locator(".sh-preview img").waitFor();
};
/** Presses "copy link". @returns the link's path, which is the same wherever the house stands */
const copyLink = async ({ page, words }: Person): Promise<string> => {
  await page.getByRole("button", { name: words.sharing.copyLink, exact: true }).click();
  const link = page.locator(".sh-link");
  await eventually(async () => readText(link)).toContain("/chat/");
  return new URL(await readText(link)).pathname;
};

describe("sharing", () => {
  const house = openHouse(quickly);
  let person: Person;
  beforeEach(async () => {
    person = await house.visit();
    await openTopic(person, "tarot");
    await ask(person, "我和阿舟还能在一起吗？");
  });

  test("a reading goes out by a link without the name, a stranger reads it and asks one of their own, and withdrawn it is gone", async () => {
    const { page, url, words } = person;
    await openDialog(person);
    await page.getByText(words.sharing.named("阿舟", "一位朋友")).waitFor();
    const [birth, names, photos] = await page.locator(".sh-tick input").all();
    expect([await birth!.isDisabled(), await names!.isDisabled(), await photos!.isDisabled()]).toEqual([true, false, true]);
    const path = await copyLink(person);

    const stranger = await house.visit({ device: "phone" });
    const answer = await stranger.page.goto(url + path);
    expect([answer!.status(), answer!.headers()["x-robots-tag"], answer!.headers()["cache-control"]]).toEqual([200, "noindex, nofollow", "no-store"]);
    const source = await answer!.text();
    expect(source).toMatch(/<meta property="og:image" content="[^"]+card\.png">/);
    expect(source).not.toContain("阿舟");
    await stranger.page.locator(".sp-figure .plate .tc-figure").waitFor();
    expect(await readText(stranger.page.locator(".sp-asked"))).toContain("我和一位朋友还能在一起吗？");
    const why = stranger.page.locator(".sp-why").first();
    await why.locator("summary").click();
    await why.locator("dd").first().waitFor();
    await stranger.page.getByRole("link", { name: stranger.words.share.askOwn, exact: true }).click();
    await stranger.page.locator(".opening").waitFor();

    await page.goto(url + paths.shares);
    await page.getByRole("button", { name: words.shares.revoke, exact: true }).click();
    await page.locator(".shares .is-revoked").waitFor();
    const gone = await stranger.page.goto(url + path);
    expect(gone!.status()).toBe(410);
    await stranger.page.getByText(words.share.revokedTitle).waitFor();
    expect((await stranger.page.request.get(`${url}${path.replace("/chat/", "/share/")}/card.png`)).status()).toBe(410);

    await page.getByRole("button", { name: words.shares.undo, exact: true }).click();
    await page.getByRole("button", { name: words.shares.revoke, exact: true }).waitFor();
    expect((await stranger.page.goto(url + path))!.status()).toBe(200);
  });

  test("ticked, the name is in; the picture is downloaded as it is seen", async () => {
    const { page, words } = person;
    await openDialog(person);
    const before = await page.locator(".sh-preview img").getAttribute("src");
    await page.getByLabel(words.sharing.names).check({ force: true });
    await eventually(() => page.locator(".sh-preview img").getAttribute("src")).not.toBe(before);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: words.sharing.download, exact: true }).click()]);
    expect(download.suggestedFilename()).toBe("yarrow.png");
    const path = await copyLink(person);
    const stranger = await house.visit();
    await stranger.page.goto(person.url + path);
    await eventually(async () => readText(stranger.page.locator(".sp-asked"))).toContain("阿舟");
  });

  test("several records are selected where one writes: shared together, or deleted with ten seconds to take it back", async () => {
    const { page, words } = person;
    await ask(person, "那什么时候说？");
    await page.locator(".turn.is-last .acts").getByRole("button", { name: words.sharing.select, exact: true }).click();
    await page.getByText(words.sharing.chosen(1)).waitFor();
    await page.locator(".pick").first().click();
    await page.getByText(words.sharing.chosen(2)).waitFor();
    await page.getByRole("button", { name: words.sharing.share, exact: true }).last().click();
    await page.getByText(words.sharing.title(2)).waitFor();
    const path = await copyLink(person);
    const stranger = await house.visit();
    await stranger.page.goto(person.url + path);
    await eventually(() => stranger.page.locator(".sp-words").count()).toBe(2);

    await page.getByRole("button", { name: words.sharing.close, exact: true }).click();
    await page.locator(".pick").first().click();
    await page.getByText(words.sharing.chosen(1)).waitFor();
    await page.getByRole("button", { name: words.sharing.remove, exact: true }).click();
    await page.locator(".dialog").getByRole("button", { name: words.sharing.remove, exact: true }).click();
    await eventually(() => page.locator(".turn").count()).toBe(1);
    await page.getByRole("button", { name: words.sharing.undo, exact: true }).click();
    await eventually(() => page.locator(".turn").count()).toBe(2);
    await page.locator("#ask").waitFor();
  });
});
