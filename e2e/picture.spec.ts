import type { Locator, Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { findImageProblemText } from "../src/shared/i18n/image-problems.ts";
import { pictureMessagesEn as en } from "../src/web/features/chat/composer/picture/messages.en.ts";
import { pictureMessagesZh as zh } from "../src/web/features/chat/composer/picture/messages.zh.ts";
import { listBarriers } from "./steps/axe.ts";
import { input, lastTurn, openTopic, waitStill, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { readFocused, tabTo } from "./steps/keyboard.ts";
import { readStored } from "./steps/stored.ts";

const walls = [100, 400, 700].map((at) => `<path d="M${at} 80V620M80 ${at}H820" stroke="#222" stroke-width="8"/>`).join("");
const plan = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/>${walls}</svg>`));
const toFile = async (image: Sharp, name = "plan.png") => ({ name, mimeType: "image/png", buffer: await image.toBuffer() });
const clear = await toFile(plan.clone().png());

const choose = (page: Page, file: typeof clear): Promise<void> => page.locator(".composer input[type=file]").setInputFiles(file);
const chosen = (page: Page, alt: string): Locator => page.getByRole("img", { name: alt, exact: true });
/** How wide the picture really is; 0 until it has come. */
const readWidth = (page: Page, alt: string): Promise<number> => chosen(page, alt).evaluate((image) => Reflect.get(image, "naturalWidth") as number);

describe("a floor plan", () => {
  const house = openHouse(quickly);

  test("is chosen, marked by the keyboard alone, sent without a word, read, and still there after a reload", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "fengshui");
    await choose(page, clear);
    await chosen(page, zh.chosen).waitFor();
    await page.getByRole("button", { name: zh.mark, exact: true }).press("Enter");
    const sheet = page.getByRole("dialog", { name: zh.title });
    await sheet.waitFor();
    await waitStill(page);
    await tabTo(page, zh.at(zh.door, 50, 94));
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("ArrowUp");
    expect((await readFocused(page)).name).toBe(zh.at(zh.door, 55, 93));
    await tabTo(page, zh.frontAt(180));
    await page.keyboard.press("Shift+ArrowLeft");
    expect((await readFocused(page)).name).toBe(zh.frontAt(165));
    await tabTo(page, zh.roomNames[3]!);
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: zh.at(zh.roomNames[3]!, 22, 22) }).waitFor();
    await tabTo(page, zh.done);
    await page.keyboard.press("Enter");
    await sheet.getByText(zh.problems.facing, { exact: true }).waitFor();
    await eventually(async () => (await readFocused(page)).name).toContain(zh.degrees);
    await page.keyboard.type("165");
    expect(await listBarriers(page, "the marks")).toEqual([]);
    await page.keyboard.press("Enter");
    await sheet.waitFor({ state: "detached" });
    await page.getByText(zh.marked("165°", 1), { exact: true }).waitFor();

    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await waitTold(page);
    expect(await chosen(page, zh.chosen).count()).toBe(0);
    const { messages } = await readStored(person);
    const [image] = messages[0]!.parts.filter((part) => part.type === "data-image");
    expect(image!.data).toMatchObject({ width: 900, height: 700 });
    const [cast] = messages[1]!.parts.filter((part) => part.type === "data-cast");
    expect(cast!.data.input).toMatchObject({
      facing: 165,
      marks: { centre: { x: 450, y: 350 }, door: { x: 495, y: 651 }, north: 0, rooms: [{ x: 198, y: 154, name: zh.roomNames[3] }] },
    });

    const onPlan = lastTurn(page).locator(".fs-plan");
    await onPlan.locator("image").waitFor({ state: "attached" });
    expect(await onPlan.locator(".fs-palace").count()).toBe(9);
    await onPlan.locator(".fs-palace").last().click();
    await eventually(() => onPlan.locator(".fs-palace[aria-pressed=true]").count()).toBe(1);
    expect(await listBarriers(page, "the plan")).toEqual([]);

    await page.reload();
    await onPlan.locator("image").waitFor({ state: "attached" });
    await eventually(() => readWidth(page, zh.sent)).toBe(900);
    await page.getByRole("button", { name: zh.sent, exact: true }).click();
    await page.getByRole("dialog", { name: zh.sent }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: zh.sent }).waitFor({ state: "detached" });
    expect(await page.locator(".me-picture").count()).toBe(1);
  });

  test("that cannot be made out is refused in words, with nothing lost of what was there", async () => {
    const person = await house.visit({ locale: "en", device: "phone" });
    const { page } = person;
    await openTopic(person, "fengshui");
    await input(page).fill("Where should my desk go?");
    await choose(page, clear);
    await chosen(page, en.chosen).waitFor();
    const refused = [
      [await toFile(plan.clone().linear(0.05, 0).png()), "imageDark"],
      [await toFile(plan.clone().blur(24).png()), "imageBlurred"],
      [await toFile(plan.clone().resize({ width: 300 }).png()), "imageSmall"],
      [await toFile(plan.clone().webp()), "imageType"],
    ] as const;
    for (const [file, problem] of refused) {
      await choose(page, file);
      await page
        .getByRole("alert")
        .filter({ hasText: findImageProblemText(problem, "en")! })
        .waitFor();
    }
    expect(await chosen(page, en.chosen).count()).toBe(1);
    expect(await input(page).inputValue()).toBe("Where should my desk go?");
  });

  test("of far over 5 MB, held sideways, is made smaller in the page, stands upright and is sent", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "fengshui");
    const grain = { create: { width: 3000, height: 2334, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 235, sigma: 12 } } } as const;
    const noisy = sharp(grain).composite([{ input: await plan.clone().resize({ width: 3000 }).png().toBuffer(), blend: "multiply" }]);
    // Exif's 6: the camera was turned by a quarter.
    const large = await toFile(noisy.jpeg({ quality: 100 }).withMetadata({ orientation: 6 }), "large.jpg");
    expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await choose(page, { ...large, mimeType: "image/jpeg" });
    await chosen(page, zh.chosen).waitFor();
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await waitTold(page);
    const { messages } = await readStored(person);
    const [image] = messages[0]!.parts.filter((part) => part.type === "data-image");
    expect(image!.data).toMatchObject({ width: 1593, height: 2048 });
  });

  test("comes by paste and by drop too", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "fengshui");
    await page.locator(".picture-button").waitFor();
    const bytes = clear.buffer.toString("base64");
    const carry = (event: string) => `(() => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob("${bytes}"), (one) => one.charCodeAt(0))], "plan.png", { type: "image/png" }));
      document.querySelector("#ask").dispatchEvent(${event});
    })()`;
    await page.evaluate(carry(`new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })`));
    await chosen(page, zh.chosen).waitFor();
    await page.getByRole("button", { name: zh.remove, exact: true }).click();
    await chosen(page, zh.chosen).waitFor({ state: "detached" });
    await page.evaluate(carry(`new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })`));
    await chosen(page, zh.chosen).waitFor();
  });

  test("needs Plus: on Basic the button says so for a while and opens nothing, and one already chosen stays", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "fengshui");
    await choose(page, clear);
    await chosen(page, zh.chosen).waitFor();
    await page.getByRole("radio", { name: "Basic" }).check({ force: true });
    const hint = page.getByRole("status").filter({ hasText: findImageProblemText("imagePlus", "zh")! });
    await page.getByRole("button", { name: zh.pick, exact: true }).click();
    await hint.waitFor();
    await hint.waitFor({ state: "detached" });
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await hint.waitFor();
    expect(await chosen(page, zh.chosen).count()).toBe(1);
    expect(await page.locator(".turn").count()).toBe(0);
  });

  test("sent without a network comes back with its words, and goes out once when sent again", async () => {
    const person = await house.visit();
    const { page, context, words } = person;
    await openTopic(person, "fengshui");
    await choose(page, clear);
    await chosen(page, zh.chosen).waitFor();
    await context.setOffline(true);
    await input(page).fill("我家坐北朝南，书桌放哪？");
    await input(page).press("Enter");
    const unsent = page.getByRole("alert").filter({ hasText: words.chat.unsent });
    await unsent.waitFor();
    await chosen(page, zh.chosen).waitFor();
    expect(await input(page).inputValue()).toBe("我家坐北朝南，书桌放哪？");
    await context.setOffline(false);
    await unsent.getByRole("button", { name: words.chat.sendAgain, exact: true }).click();
    await lastTurn(page).locator(".me").waitFor();
    await waitTold(page);
    expect(await chosen(page, zh.chosen).count()).toBe(0);
    const { messages } = await readStored(person);
    expect(messages.flatMap(({ parts }) => parts.filter((part) => part.type === "data-image"))).toHaveLength(1);
  });
});
