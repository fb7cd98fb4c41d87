import { describe, expect, test } from "vitest";
import { paths } from "../src/web/app/paths.ts";
import { lastTurn, readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { readFocused, tabTo } from "./steps/keyboard.ts";

const date = "2026-11-22";
/** What a reading's headline and first two lines must stand on, unscrolled. */
const screens = [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const;
const scoreOf = ({ page }: Person, name: string) => page.locator(`.score.is-${name}`);
const readNumbers = async (places: ReturnType<Person["page"]["locator"]>): Promise<number[]> =>
  (await places.allTextContents()).map((text) => Number(text.replace("−", "-").replace("+", "")));

describe("the sky of the day", () => {
  const house = openHouse(quickly);

  test("a newcomer comes by the rail, chooses a sign, and is known the next time", async () => {
    const person = await house.visit();
    const { page, url, words } = person;
    await page.goto(url + paths.index);
    await page.getByRole("link", { name: words.app.sky, exact: true }).click();
    await page.getByRole("heading", { name: words.horoscope.chooseTitle }).waitFor();
    await page.getByRole("navigation", { name: words.horoscope.signs }).getByRole("link", { name: "狮子" }).click();
    await page.locator(".plate-cap", { hasText: "狮子座" }).waitFor();
    expect(new URL(page.url()).search).toBe("?sign=leo");
    await page.goto(url + paths.horoscope());
    await page.locator(".plate-cap", { hasText: "狮子座" }).waitFor();
    await page.locator(".place.is-mine", { hasText: "狮子座" }).waitFor();
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const [head, first] = await Promise.all([".telling > h2", ".telling .told p"].map((place) => page.locator(place).first().boundingBox()));
      const lineHeight = await page.evaluate<number>("Number.parseFloat(getComputedStyle(document.querySelector('.telling .told p')).lineHeight)");
      expect([width, head!.y + head!.height <= height, first!.y + 2 * lineHeight <= height]).toEqual([width, true, true]);
      const figure = await page.locator(".told-figure .plate").boundingBox();
      expect(figure!.height).toBeLessThanOrEqual(width > 900 ? 450 : 400);
    }
  });

  test("another sign is taken from the list behind one’s own, which shuts again", async () => {
    const person = await house.visit();
    const { page, url, words } = person;
    await page.goto(url + paths.horoscope({ sign: "leo", date }));
    const change = page.getByRole("button", { name: words.horoscope.changeSign, exact: true });
    await change.click();
    await page.getByRole("navigation", { name: words.horoscope.signs }).getByRole("link", { name: "双鱼" }).click();
    await page.getByRole("heading", { name: "双鱼座", exact: true }).waitFor();
    await eventually(() => change.getAttribute("aria-expanded")).toBe("false");
    expect((await readFocused(page)).name).toBe(words.horoscope.changeSign);
  });

  test("every score is the start and its reasons, written out", async () => {
    const person = await house.visit();
    const { page, url } = person;
    await page.goto(url + paths.horoscope({ sign: "virgo", date }));
    for (const name of ["love", "career", "wealth", "health", "overall"]) {
      await scoreOf(person, name).locator("summary").click();
      await scoreOf(person, name).locator(".sum li > b").first().waitFor();
      const [start = 0, ...steps] = await readNumbers(scoreOf(person, name).locator(".sum li > b"));
      const score = steps.pop()!;
      expect(score).toBe(Number(await readText(page.locator(`.scores-figure .of-${name} > b`))));
      // Of the overall score the four sums come first, then their mean.
      const counted = name === "overall" ? steps.slice(4) : steps;
      expect(counted.length).toBeGreaterThan(0);
      expect(Math.abs(start + counted.reduce((sum, points) => sum + points, 0) - score)).toBeLessThan(0.15);
    }
  });

  test("the address carries sign, period and date: back leads through them, and a reload stays", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, url, words } = person;
    const name = page.locator(".period-name");
    await page.goto(url + paths.horoscope({ sign: "pisces", date: "2024-02-29" }));
    await eventually(() => readText(name)).toBe("Thu 29 Feb 2024");
    await page.getByRole("link", { name: words.horoscope.periodPlain.week, exact: true }).click();
    await eventually(() => readText(name)).toBe("26 Feb – 3 Mar 2024");
    await page.getByRole("link", { name: words.horoscope.next.week, exact: true }).click();
    await eventually(() => readText(name)).toBe("4 Mar – 10 Mar 2024");
    await page.locator(".course-marks a").first().waitFor();
    await page.reload();
    await eventually(() => readText(name)).toBe("4 Mar – 10 Mar 2024");
    await page.goBack();
    await eventually(() => readText(name)).toBe("26 Feb – 3 Mar 2024");
    await page.goBack();
    await eventually(() => readText(name)).toBe("Thu 29 Feb 2024");
  });

  test("a birthday on the day the Sun changes signs is told both, with the hour; another day its one", async () => {
    const person = await house.visit();
    const { page, url, words } = person;
    await page.goto(url + paths.horoscope());
    await page.getByRole("button", { name: words.horoscope.noSign, exact: true }).click();
    const field = page.getByLabel(words.horoscope.birthday, { exact: true });
    await field.fill("1990-05-01");
    await page.getByText(words.horoscope.isSign("金牛座")).waitFor();
    // The Sun entered Sagittarius at 07:23 UTC: 15:23 in Shanghai.
    await field.fill(date);
    await page.getByText("15:23").first().waitFor();
    expect(await page.locator(".birthday-acts button").allTextContents()).toEqual([words.horoscope.takeSign("天蝎座"), words.horoscope.takeSign("射手座")]);
    await page.getByRole("button", { name: words.horoscope.takeSign("射手座"), exact: true }).click();
    await page.locator(".plate-cap", { hasText: "射手座" }).waitFor();
  });

  test("the twelve are ranked by the theme one picks, and a tap says why", async () => {
    const person = await house.visit();
    const { page, url, words } = person;
    await page.goto(url + paths.horoscope({ sign: "leo", date }));
    const love = page.getByRole("navigation", { name: words.horoscope.rankingTheme }).getByRole("link", { name: words.horoscope.score.love });
    await love.click();
    // The old list is not busy until the address has changed, and its rows are moved, not made anew.
    await love.and(page.locator("[aria-current=true]")).waitFor();
    await page.locator(".places[aria-busy=false]").waitFor();
    const scores = await readNumbers(page.locator(".place > button > b"));
    expect(scores).toHaveLength(12);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    await page.locator(".place > button").first().click();
    await page.locator(".place-why .words-why li").first().waitFor();
    expect(await readText(page.locator(".place-why > p"))).not.toBe("");
  });

  test("a question opens a natal chart's chat and is asked there", async () => {
    const person = await house.visit();
    const { page, url } = person;
    await page.goto(url + paths.horoscope({ sign: "leo", date }));
    const question = page.locator(".questions li button").first();
    const asked = await readText(question);
    await question.click();
    await lastTurn(page).locator(".me", { hasText: asked }).waitFor();
    await waitTold(page);
    expect(new URL(page.url()).search).toContain("type=astro_zh");
  });

  test("the calendar names what happens on a day, turns its pages, and goes by the keyboard", async () => {
    const person = await house.visit();
    const { page, url, words } = person;
    await page.goto(url + paths.horoscope({ sign: "leo", date: "2026-07-31" }));
    await page.getByRole("link", { name: words.horoscope.nextMonth, exact: true }).click();
    await page.locator(".sky .plate-cap", { hasText: "2026年8月" }).waitFor();
    // The Sun's total eclipse of 12 August 2026, 17:46 UTC, is already the 13th in Shanghai.
    await page.locator(".day-cell").nth(12).click();
    await page.locator(".day-panel .events li", { hasText: "日全食" }).waitFor();
    await tabTo(page, words.horoscope.seeDay);
    expect((await readFocused(page)).name).toBe(words.horoscope.seeDay);
    await page.keyboard.press("Enter");
    await eventually(() => readText(page.locator(".period-name"))).toBe("2026年8月13日 周四");
  });

  test("without a network it says so, and another try brings it", async () => {
    const person = await house.visit();
    const { page, context, url, words } = person;
    await page.goto(url + paths.horoscope({ sign: "leo", date }));
    await page.locator(".day-cell").first().waitFor();
    await context.setOffline(true);
    await page.getByRole("link", { name: words.horoscope.previous.day, exact: true }).click();
    await page.locator(".part-failed", { hasText: words.horoscope.offlineTitle }).first().waitFor();
    await context.setOffline(false);
    await page.locator(".part-failed").first().getByRole("button", { name: words.horoscope.retry }).click();
    await page.locator(".plate-cap", { hasText: "11月21日" }).waitFor();
  });
});
