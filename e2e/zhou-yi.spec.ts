import { describe, expect, test } from "vitest";
import { ask, input, lastTurn, openTopic, readText, waitTold } from "./steps/chat.ts";
import { eventually, openHouse, type Person, quickly } from "./steps/house.ts";
import { listUnseen } from "./steps/seen.ts";

const openProof = async ({ page, words }: Person) => {
  const plate = lastTurn(page).locator(".plate");
  await plate.getByRole("button", { name: words.chat.check, exact: true }).click();
  const verdicts = plate.locator(".verdict");
  await verdicts.nth(1).waitFor();
  return { plate, verdicts: await verdicts.allInnerTexts() };
};

describe("a hexagram and its proof", () => {
  const house = openHouse(quickly);

  test("coins thrown on the page: six lines, and the page works the draw out again and finds the same hexagram", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await openTopic(person, "zhouYi");
    await input(page).fill("这份合同该不该签？");
    await page.getByRole("button", { name: words.chat.coinsToss, exact: true }).click();
    await waitTold(page);
    await eventually(() => lastTurn(page).locator(".zy-drawn .zy-line").count()).toBe(6);
    const { plate, verdicts } = await openProof(person);
    expect(verdicts).toEqual([words.proof.sealKept, words.proof.nonceKept, words.proof.castSame]);
    const named = await readText(plate.locator(".proof-result"));
    const hexagram = named.replace(words.proof.result(""), "").split(words.chat.comma)[0]!.replace(/^\d+ /, "");
    expect(hexagram).not.toBe("");
    expect(await readText(plate.locator(".zy-name").first())).toContain(hexagram);
    await plate.getByRole("button", { name: words.chat.closeCheck, exact: true }).click();
    expect(await listUnseen(page)).toEqual([]);
  });

  test("three numbers of one's own: the hexagram is theirs, and no seal is claimed where nothing was drawn", async () => {
    const person = await house.visit({ locale: "en" });
    const { page, words } = person;
    await openTopic(person, "zhouYi");
    await page.locator(".choices").getByText("Three numbers", { exact: true }).click();
    for (const [at, number] of ["8", "1", "3"].entries()) await page.getByLabel(words.chat.numberOf[at]!, { exact: true }).fill(number);
    await page.locator("button.send.is-verb").click();
    await waitTold(page);
    // 8 is Earth above, 1 Heaven below: hexagram 11, and the third line moves.
    expect(await readText(lastTurn(page).locator(".zy-pos").first())).toContain("11");
    expect(await lastTurn(page).locator(".plate-proof").count()).toBe(0);
  });

  test("a seed with one byte changed does not match the seal, and the panel says so", async () => {
    const person = await house.visit();
    const { page, words } = person;
    await page.route("**/api/chat/reveal", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { seed: string } };
      const first = Number.parseInt(body.data.seed.slice(0, 2), 16) ^ 1;
      body.data.seed = first.toString(16).padStart(2, "0") + body.data.seed.slice(2);
      await route.fulfill({ response: answer, json: body });
    });
    await openTopic(person, "zhouYi");
    await ask(person, "这份合同该不该签？");
    const { plate, verdicts } = await openProof(person);
    expect(verdicts[0]).toBe(words.proof.sealBroken);
    expect(await plate.locator(".verdict").first().getAttribute("class")).not.toContain("is-good");
  });
});
