import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { messagesZh as archives } from "../src/web/features/archives/messages.zh.ts";
import { messagesZh as link } from "../src/web/features/birth-link/messages.zh.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { addProfile, setBirth, setName } from "./steps/profiles.ts";

describe("a birth by a link", () => {
  const house = openHouse(quickly);

  test("is asked for, given without an account, matched for both, and taken back by the same link", async () => {
    const asker = await house.visit();
    await asker.page.goto(asker.url + paths.archives());
    await addProfile(asker, { nickname: "小棠", relationship: "self", gender: "female", birth_date: "1990-05-01", birth_time: "13:45" });
    await asker.page.goto(asker.url + paths.archives({ ask: "marriage" }));
    const dialog = asker.page.getByRole("dialog");
    await dialog.getByLabel(archives.asking.who, { exact: true }).fill("M");
    expect(await dialog.getByLabel(archives.asking.asker, { exact: true }).inputValue()).toBe("小棠");
    await dialog.getByRole("button", { name: archives.asking.make, exact: true }).click();
    const address = new URL((await dialog.locator(".ask-birth-link").textContent()) ?? "").pathname;
    await dialog.getByRole("button", { name: archives.asking.done, exact: true }).click();
    await asker.page.locator(".reg-row.is-waiting", { hasText: "M" }).waitFor();

    const friend = await house.visit({ device: "phone" });
    const { page } = friend;
    const answered = await page.goto(friend.url + address);
    expect(answered?.headers()["referrer-policy"]).toBe("no-referrer");
    await page.getByRole("heading", { name: link.title.marriage("小棠"), exact: true }).waitFor();
    await page.getByText(link.notTold("小棠"), { exact: true }).waitFor();
    expect(await listBarriersInBothLights(page, "a birth asked for")).toEqual([]);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await setName(page, link.nickname, "H", "female");
    await setBirth(page, { year: 1992, month: 8, day: 8, hour: 7, minute: 20 });
    const give = page.getByRole("button", { name: link.give.marriage(), exact: true });
    await give.click();
    await page.getByText(/一男一女/).waitFor();
    await setName(page, link.nickname, "H", "male");
    await give.click();
    await page.locator(".bl-score").waitFor();
    expect(await page.locator(".bl-pair").textContent()).toMatch(/小棠.*庚午.*H.*壬申/);
    expect(await listBarriersInBothLights(page, "the match")).toEqual([]);

    // The asker sees the same, and has a profile of it.
    const score = await page.locator(".bl-score b").textContent();
    await asker.page.goto(asker.url + address);
    await eventually(() => asker.page.locator(".bl-score b").textContent()).toBe(score);
    await asker.page.getByRole("link", { name: link.asker.back, exact: true }).click();
    await asker.page.locator(".reg-row", { hasText: archives.byLink }).waitFor();

    await page.reload();
    await page.getByRole("button", { name: link.keep, exact: true }).click();
    await page.getByRole("link", { name: link.toArchives, exact: true }).waitFor();
    await page.getByRole("button", { name: link.withdraw, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: link.withdraw, exact: true }).click();
    await page.getByText(link.withdrawn, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(link.gone.title, { exact: true }).waitFor();
    await asker.page.reload();
    await eventually(() => asker.page.locator(".reg-row", { hasText: archives.byLink }).count()).toBe(0);
  });

  test("one that never was looks like one that is over, in both languages", async () => {
    const { page, url } = await house.visit();
    await page.goto(`${url}/birth/AAAAAAAAAAAAAAAAAAAAAA`);
    await page.getByText(link.gone.title, { exact: true }).waitFor();
    expect(await listBarriersInBothLights(page, "a link that is over")).toEqual([]);
    await page.getByRole("button", { name: link.toOtherLabel, exact: true }).click();
    await page.getByText("This link is over.", { exact: true }).waitFor();
  });
});
