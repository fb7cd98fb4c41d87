import type { Locator, Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { pictureMessagesEn as en } from "../src/web/features/chat/composer/picture/messages.en.ts";
import { pictureMessagesZh as zh } from "../src/web/features/chat/composer/picture/messages.zh.ts";
import { palmMessagesEn as palmEn } from "../src/web/features/chat/composer/picture/palm/messages.en.ts";
import { palmMessagesZh as palmZh } from "../src/web/features/chat/composer/picture/palm/messages.zh.ts";
import { listBarriers } from "./steps/axe.ts";
import { input, lastTurn, openTopic, readReading, waitStill, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, quickly } from "./steps/house.ts";
import { readFocused, tabTo } from "./steps/keyboard.ts";
import { readStored } from "./steps/stored.ts";

/** A left palm of our own drawing on a table: fingers and palm as thick strokes, three lines and some grain. */
const fingers = ["M350 640L305 340", "M445 620V250", "M540 640L585 330"].map((d) => `<path d="${d}" stroke-width="104"/>`).join("");
const lines = ["M640 755C560 745 480 730 430 640", "M265 760C340 770 450 800 540 880", "M265 765C360 790 430 880 420 1060"]
  .map((d) => `<path d="${d}"/>`)
  .join("");
const grain = Array.from({ length: 900 }, (_, at) => `<circle cx="${(at * 197) % 900}" cy="${(at * 331) % 1200}" r="2"/>`).join("");
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#5d6b73"/>
<g stroke="#e0b193" stroke-linecap="round" stroke-linejoin="round" fill="#e0b193"><path d="M330 1200L345 1010 270 830 300 640 560 620 610 760 570 1010 575 1200Z" stroke-width="70"/>${fingers}
<path d="M605 700L690 440" stroke-width="88"/><path d="M300 900L150 720" stroke-width="110"/></g>
<g fill="none" stroke="#9c6a4e" stroke-width="7" stroke-linecap="round">${lines}</g><g fill="#3d3029" opacity="0.6">${grain}</g></svg>`;
const photo = sharp(Buffer.from(drawing)).png();
const toFile = async (image: Sharp) => ({ name: "palm.png", mimeType: "image/png", buffer: await image.toBuffer() });
const clear = await toFile(photo.clone());

const choose = (page: Page, file: typeof clear): Promise<void> => page.locator(".composer input[type=file]").setInputFiles(file);
/** Steps end with a point's name followed by where it stands. */
/** Says of what is shown that it fits. */
const sayItFits = (sheet: Locator, words: string): Promise<void> => sheet.getByRole("button", { name: words, exact: true }).click();
const findPoint = (sheet: Locator, name: string): Locator => sheet.locator(`.palm-point[aria-label^="${name}"]`);

describe("a palm", () => {
  const house = openHouse(quickly);

  test("is marked by dragging and by keys, measured, drawn over the photo and told", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "palmistry");
    await choose(page, clear);
    await page.getByText(zh.palm.unmarked, { exact: true }).waitFor();
    await page.getByRole("button", { name: zh.palm.mark, exact: true }).click();
    const sheet = page.getByRole("dialog", { name: palmZh.title });
    await sheet.waitFor();
    await waitStill(page);
    // The thumb at the left of the silhouette says which hand it is.
    await eventually(() => sheet.getByRole("radio", { name: palmZh.hands.left }).first().isChecked()).toBe(true);
    await sheet.getByRole("radio", { name: palmZh.hands.right }).nth(1).check({ force: true });
    expect(await listBarriers(page, "which hand")).toEqual([]);
    await sheet.getByRole("button", { name: palmZh.next, exact: true }).click();

    const tip = findPoint(sheet, palmZh.tip(palmZh.fingers.index));
    const before = (await tip.boundingBox())!;
    await page.mouse.move(before.x + 22, before.y + 22);
    await page.mouse.down();
    await page.mouse.move(before.x + 52, before.y + 62, { steps: 5 });
    await sheet.locator(".palm-lens").waitFor();
    await page.mouse.up();
    await sheet.locator(".palm-lens").waitFor({ state: "detached" });
    const after = (await tip.boundingBox())!;
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([30, 40]);
    await sheet.getByRole("button", { name: palmZh.undo, exact: true }).click();
    await eventually(async () => Math.round((await tip.boundingBox())!.x)).toBe(Math.round(before.x));
    expect(await listBarriers(page, "the fingers")).toEqual([]);
    await sayItFits(sheet, palmZh.fits);
    await sheet.getByText(palmZh.allOwn, { exact: true }).waitFor();

    await sheet.getByRole("button", { name: palmZh.steps.lines, exact: true }).press("Enter");
    const first = findPoint(sheet, palmZh.lineAt(palmZh.lines.heart, 1, 5));
    const name = (await first.getAttribute("aria-label"))!;
    await sheet.getByRole("button", { name: palmZh.close, exact: true }).focus();
    await tabTo(page, name);
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("ArrowLeft");
    const moved = (await readFocused(page)).name;
    expect(moved).not.toBe(name);
    await sheet.getByRole("radio", { name: palmZh.lines.fate }).check({ force: true });
    await sheet.getByRole("button", { name: palmZh.add(palmZh.lines.fate), exact: true }).click();
    await findPoint(sheet, palmZh.lineAt(palmZh.lines.fate, 4, 4)).waitFor();
    await sheet.getByRole("button", { name: palmZh.signNames.isBroken, exact: true }).click();
    expect(await listBarriers(page, "the lines")).toEqual([]);
    // What nobody has looked at is asked about, one after another.
    await sheet.getByRole("button", { name: palmZh.done, exact: true }).click();
    await sheet.getByText(palmZh.problems.guessed, { exact: true }).waitFor();
    await findPoint(sheet, palmZh.palm.wrist).waitFor();
    await sayItFits(sheet, palmZh.fits);
    await sheet.getByRole("button", { name: palmZh.next, exact: true }).click();
    for (const name of ["heart", "head", "life", "fate"] as const) {
      await sheet.getByRole("button", { name: palmZh.done, exact: true }).click();
      await findPoint(sheet, palmZh.lineAt(palmZh.lines[name], 1, name === "fate" ? 4 : 5)).waitFor();
      await sayItFits(sheet, palmZh.fits);
    }
    await sheet.getByRole("button", { name: palmZh.done, exact: true }).click();
    await sheet.waitFor({ state: "detached" });
    await page.getByText(zh.palm.marked("left", 4), { exact: true }).waitFor();

    await input(page).fill("我该不该换工作？");
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await waitTold(page);
    const { messages } = await readStored(person);
    const [image] = messages[0]!.parts.filter((part) => part.type === "data-image");
    const [cast] = messages[1]!.parts.filter((part) => part.type === "data-cast");
    expect(cast!.data.input).toMatchObject({
      hand: "left",
      dominant: "right",
      picture: image!.data.id,
      marks: { aspect: 0.75, lines: { fate: { breaks: [0.5] } } },
    });
    expect(cast!.data.cast).toMatchObject({ side: "given", marks: { moved: 1 } });
    expect(Reflect.get(Reflect.get(cast!.data.cast as object, "confidence"), "doubts")).not.toContain("unmoved");
    expect(await readReading(page)).toContain("事业线");
    await lastTurn(page).locator(".pm-figure image").waitFor();
    await lastTurn(page).locator(".folds summary").getByText("感情线", { exact: true }).click();
    await lastTurn(page).locator(".pm-row.pm-of-heart").first().click();
    await page.getByText("中国相法叫天纹", { exact: false }).first().waitFor();

    await page.reload();
    await page.locator(".pm-figure image").waitFor();
  });

  test("that no hand could have is not taken: the points to put right are shown again", async () => {
    const person = await house.visit({ locale: "en", device: "phone" });
    const { page } = person;
    await openTopic(person, "palmistry");
    await choose(page, clear);
    await page.getByRole("button", { name: en.palm.mark, exact: true }).click();
    const sheet = page.getByRole("dialog", { name: palmEn.title });
    await sheet.waitFor();
    await waitStill(page);
    await sheet.getByRole("button", { name: palmEn.steps.palm, exact: true }).click();
    const little = findPoint(sheet, palmEn.palm.littleEdge);
    await little.focus();
    for (let press = 0; press < 16; press += 1) await page.keyboard.press("Shift+ArrowLeft");
    await sheet.getByRole("button", { name: palmEn.steps.lines, exact: true }).click();
    await sheet.getByRole("button", { name: palmEn.done, exact: true }).click();
    await sheet.getByText(palmEn.problems.palm, { exact: true }).waitFor();
    await little.waitFor();
    await sheet.getByRole("button", { name: palmEn.reset, exact: true }).click();
    for (let group = 0; group < 5; group += 1) {
      await sheet.getByRole("button", { name: palmEn.steps.lines, exact: true }).click();
      await sheet.getByRole("button", { name: palmEn.done, exact: true }).click();
      await sheet.getByText(palmEn.problems.guessed, { exact: true }).waitFor();
      await sayItFits(sheet, palmEn.fits);
    }
    await sheet.getByRole("button", { name: palmEn.steps.lines, exact: true }).click();
    await sheet.getByRole("button", { name: palmEn.done, exact: true }).click();
    await page.getByText(en.palm.marked("left", 3), { exact: true }).waitFor();
  });

  test("that is blurred is refused with a word on how to hold the hand", async () => {
    const person = await house.visit();
    const { page } = person;
    await openTopic(person, "palmistry");
    await choose(page, await toFile(photo.clone().blur(24)));
    await page.getByRole("alert").filter({ hasText: zh.palm.advice }).waitFor();
  });

  test("in words needs no picture, and is drawn as it was described", async () => {
    const person = await house.visit({ locale: "en", colorScheme: "dark" });
    const { page, words } = person;
    await openTopic(person, "palmistry");
    await page.getByRole("radio", { name: "Basic" }).check({ force: true });
    await input(page).fill("What does my heart line say?");
    await page.getByRole("button", { name: words.chat.send, exact: true }).click();
    await waitTold(page);
    const form = page.getByRole("form");
    for (const [label, value] of [
      ["Which hand it is", "left"],
      ["The shape of the palm", "square"],
      ["Fingers against the palm", "long"],
      ["Where the heart line, the top one, ends", "between"],
      ["The head line, the middle one", "longSloping"],
      ["The life line, round the thumb", "wide"],
    ] as const)
      await form.getByLabel(label, { exact: true }).selectOption(value);
    await form.getByRole("button").last().click();
    await lastTurn(page).locator(".pm-figure .pm-hand").waitFor();
    await waitTold(page);
    expect(await readReading(page)).toContain("heartline");
  });
});
