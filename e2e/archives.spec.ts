import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { messagesEn as editEn } from "../src/web/features/archives/edit/messages.en.ts";
import { messagesZh as edit } from "../src/web/features/archives/edit/messages.zh.ts";
import { messagesEn as archivesEn } from "../src/web/features/archives/messages.en.ts";
import { messagesZh as archives } from "../src/web/features/archives/messages.zh.ts";
import { messagesZh as picker } from "../src/web/features/chat/profiles/messages.zh.ts";
import { birthMessagesZh as form } from "../src/web/kernel/birth/messages.zh.ts";
import { profileMessagesZh as profile } from "../src/web/kernel/profiles/messages.zh.ts";
import { listBarriersInBothLights } from "./steps/axe.ts";
import { ask, lastTurn, openTopic, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { addProfile, setBirth } from "./steps/profiles.ts";
import { listCasts } from "./steps/stored.ts";

const shanghai = { name: "上海市 · 中国", latitude: 31.23, longitude: 121.47, time_zone: "Asia/Shanghai" };

const wide = async ({ page }: Person): Promise<number> => page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");

describe("profiles", () => {
  const house = openHouse(quickly);

  test("one's own is made with its pillars growing over the wheels, and stands first in the register", async () => {
    const person = await house.visit({ device: "phone" });
    const { page, url } = person;
    await page.goto(url + paths.archives());
    await page.getByText(archives.emptyTitle, { exact: true }).waitFor();
    await page.getByRole("link", { name: archives.addOwn, exact: true }).click();
    // A visitor is asked once where it is to be kept.
    await page.getByRole("button", { name: edit.goOn, exact: true }).click();
    await page.getByRole("button", { name: edit.saveNew, exact: true }).click();
    await page.getByText(profile.fields.noNickname, { exact: true }).waitFor();
    await page.getByText(profile.fields.noGender, { exact: true }).waitFor();
    await page.getByText(profile.fields.noTime, { exact: true }).waitFor();
    await eventually(() => page.evaluate<string | null>("document.activeElement.getAttribute('aria-invalid')")).toBe("true");
    await page.getByLabel(edit.nickname, { exact: true }).fill("住在隔壁单元的小林老师");
    await page.getByRole("button", { name: edit.saveNew, exact: true }).click();
    await page.getByText(profile.fields.longNickname, { exact: true }).waitFor();
    await page.getByLabel(edit.nickname, { exact: true }).fill("小棠");
    await page.getByText(profile.fields.female, { exact: true }).click();
    await setBirth(page, { year: 1990, month: 5, day: 1, hour: 13, minute: 45 });
    const place = page.getByRole("combobox", { name: form.place, exact: true });
    await place.fill("上海");
    await page.locator(".profile-birth").getByRole("option").first().click();
    await eventually(() => page.locator(".pillar-cells").allTextContents()).toEqual(["庚午", "庚辰", "丙寅", "甲午"]);
    await page.getByText("日主丙火 · 太阳金牛", { exact: true }).waitFor();
    expect(await listBarriersInBothLights(page, "a profile's form")).toEqual([]);
    await page.getByRole("button", { name: edit.saveNew, exact: true }).click();
    await page.locator(".reg-row", { hasText: "小棠" }).waitFor();
    expect(await page.locator(".reg-row").first().textContent()).toMatch(/丙火.*金牛.*小棠.*本人.*女.*1990-05-01 13:45.*上海/);
    expect(await listBarriersInBothLights(page, "the register")).toEqual([]);
    expect(await wide(person)).toBe(0);
    // Asked once: not again. A second self cannot be chosen.
    await page.getByRole("link", { name: archives.add, exact: true }).click();
    await page.getByText(edit.ownUsed, { exact: true }).waitFor();
    expect(await page.getByRole("radio", { name: profile.relations.self, exact: true }).isDisabled()).toBe(true);
    expect(await page.getByText(edit.visitorTitle, { exact: true }).count()).toBe(0);
  });

  test("words that are not saved are not lost by the way back; who means it is let go", async () => {
    const person = await house.visit();
    const { page, url } = person;
    await page.goto(url + paths.archives());
    await addProfile(person, { nickname: "妈妈", relationship: "parent", gender: "female", birth_date: "1963-11-02", birth_time: null });
    await page.reload();
    await page.getByRole("link", { name: "妈妈", exact: true }).click();
    await page.getByLabel(edit.nickname, { exact: true }).fill("老妈");
    await page.goBack();
    await page.getByText(edit.leaveTitle, { exact: true }).waitFor();
    await page.getByRole("button", { name: edit.stay, exact: true }).click();
    expect(await page.getByLabel(edit.nickname, { exact: true }).inputValue()).toBe("老妈");
    await page.getByRole("link", { name: edit.back, exact: true }).click();
    await page.getByText(edit.leaveTitle, { exact: true }).waitFor();
    await page.getByRole("button", { name: edit.leave, exact: true }).click();
    await page.getByRole("link", { name: "妈妈", exact: true }).waitFor();
  });

  test("what is deleted can be taken back, and what was edited is saved", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, url } = person;
    await page.goto(url + paths.archives());
    await addProfile(person, { nickname: "Mum", relationship: "parent", gender: "female", birth_date: "1963-11-02", birth_time: null });
    await page.reload();
    await page.getByRole("button", { name: archivesEn.more("Mum"), exact: true }).click();
    await page.getByRole("menuitem", { name: archivesEn.remove, exact: true }).click();
    await page.getByText(archivesEn.emptyTitle, { exact: true }).waitFor();
    await page.getByRole("button", { name: archivesEn.undo, exact: true }).click();
    await page.locator(".reg-row", { hasText: "2 November 1963, hour unknown" }).waitFor();
    await page.getByRole("link", { name: archivesEn.edit("Mum"), exact: true }).click();
    await page.getByLabel(editEn.nickname, { exact: true }).fill("Ma");
    await page.getByRole("button", { name: editEn.save, exact: true }).click();
    await page.getByRole("link", { name: "Ma", exact: true }).waitFor();
    expect(await wide(person)).toBe(0);
  });

  test("a list that does not come says so, and comes with another try", async () => {
    const { page, url } = await house.visit();
    await page.route("**/personal/userProfile*", (route) => route.abort());
    await page.goto(url + paths.archives());
    await page.getByText(archives.offlineTitle, { exact: true }).waitFor();
    await page.unroute("**/personal/userProfile*");
    await page.getByRole("button", { name: archives.again, exact: true }).click();
    await page.getByText(archives.emptyTitle, { exact: true }).waitFor();
  });

  test("one's own is used by one tap, and the cast goes by its birth", async () => {
    const person = await house.visit({ device: "phone" });
    const { page } = person;
    await openTopic(person, "birthday");
    await addProfile(person, {
      nickname: "小棠",
      relationship: "self",
      gender: "female",
      birth_date: "1990-05-01",
      birth_time: "13:45",
      birth_place: shanghai,
    });
    await page.reload();
    await page.getByRole("button", { name: picker.own, exact: true }).click();
    await page.getByText(picker.uses("小棠"), { exact: true }).waitFor();
    await ask(person, "今年换工作好不好？");
    expect(await lastTurn(page).locator(".heard").textContent()).toContain("小棠");
    const casts = await listCasts(person);
    expect(casts.at(-1)?.input).toMatchObject({ birth: { date: "1990-05-01", time: "13:45" } });
  });

  test("a match takes a woman and a man of age, and says who is missing", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "marriage");
    await addProfile(person, {
      nickname: "小棠",
      relationship: "self",
      gender: "female",
      birth_date: "1990-05-01",
      birth_time: "13:45",
      birth_place: shanghai,
    });
    await addProfile(person, { nickname: "小满", relationship: "child", gender: "female", birth_date: "2019-05-21", birth_time: "21:10" });
    await addProfile(person, { nickname: "H", relationship: "partner", gender: "male", birth_date: "1992-08-08", birth_time: "07:20", birth_place: shanghai });
    await page.reload();
    await page.getByRole("button", { name: picker.from, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: picker.need.male, exact: true }).waitFor();
    expect(await dialog.getByText("小满").count()).toBe(0);
    expect(await listBarriersInBothLights(page, "the picker")).toEqual([]);
    await dialog.getByText("H", { exact: true }).click();
    await dialog.locator(".pick-foot .is-primary").click();
    await page.getByText(picker.uses("H和小棠"), { exact: true }).waitFor();
    await ask(person, "我们合适吗？");
    expect((await listCasts(person)).at(-1)?.input).toMatchObject({ a: { date: "1992-08-08" }, b: { date: "1990-05-01" } });
  });

  test("a birth that was said is offered to be kept, and fills the form; the address has none of it", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "birthday");
    await ask(person, "我1990年5月1日13:45生在上海，女，今年会升职吗？");
    await waitTold(page);
    await page.getByRole("link", { name: picker.keep, exact: true }).click();
    await page.getByRole("button", { name: edit.goOn, exact: true }).click();
    expect(page.url()).not.toMatch(/1990/);
    await eventually(() => page.locator(".pillar-cells").allTextContents()).toEqual(["庚午", "庚辰", "丙寅", "甲午"]);
    await page.getByLabel(edit.nickname, { exact: true }).fill("我");
    await page.getByRole("button", { name: edit.saveNew, exact: true }).click();
    await lastTurn(page).waitFor();
    await eventually(() => page.getByRole("link", { name: picker.keep, exact: true }).count()).toBe(0);
  });
});
