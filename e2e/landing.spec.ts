import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { keepBrowser } from "./browser.ts";
import { keepProduct, type Product } from "./product.ts";
import { quickly } from "./steps/house.ts";

const phone = { viewport: { width: 390, height: 844 }, locale: "zh-CN", hasTouch: true, isMobile: true } as const;

const textOf = async (page: Page, selector: string): Promise<string> => (await page.locator(selector).textContent()) ?? "";

describe("the front page", () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([keepProduct(quickly), keepBrowser()]);
  });

  /** A visitor who has never been here. Whatever the page complains of ends up in `complaints`. */
  const visit = async (act: (page: Page, complaints: string[]) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> => {
    const context = await browser.newContext({ ...phone, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    try {
      await page.goto(product.url);
      await act(page, complaints);
    } finally {
      await context.close();
    }
  };
  const draw = async (page: Page, question = ""): Promise<void> => {
    await page.locator(".seal-line code").waitFor();
    if (question) await page.locator(".line input").fill(question);
    await page.locator(".draw").nth(2).tap();
    await page.locator(".told-words p").nth(1).waitFor();
  };

  test("gives a newcomer a card and its first words within ten seconds, and the whole of it in the chat", async () => {
    const openedMs = performance.now();
    await visit(async (page, complaints) => {
      await draw(page, "我该不该换工作？");
      expect(performance.now() - openedMs).toBeLessThan(10_000);
      await page.locator(".turn.is-open").waitFor();
      const name = await textOf(page, ".drawn-name b");
      const headline = await textOf(page, ".told-words h2");
      await page.locator(".told .cta").tap();
      await page.waitForURL(/\/index\?type=tarot_zh&msg=/);
      const thread = page.locator("body");
      await thread.getByText(headline, { exact: true }).first().waitFor();
      await thread.getByText(name).first().waitFor();
      await thread.getByText("我该不该换工作？").first().waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test("reloaded in the middle, the reading goes on with the same card, and it is the one chat", async () => {
    await visit(async (page) => {
      await draw(page, "会下雨吗");
      const name = await textOf(page, ".drawn-name b");
      // As it stands while the words still come.
      await page.evaluate(`sessionStorage.setItem("yarrow.turn", sessionStorage.getItem("yarrow.turn").replace('"isTold":true', '"isTold":false'))`);
      await page.reload();
      await page.locator(".fan.is-still .turn.is-open").waitFor();
      await page.locator(".told-words p").nth(1).waitFor();
      expect([await textOf(page, ".drawn-name b"), await textOf(page, ".told-asked")]).toEqual([name, "会下雨吗"]);
      await page.locator(".told .cta").tap();
      await page.waitForURL(/&msg=/);
      await page.locator(".sitting .turn").first().waitFor();
      expect(await page.locator(".sitting").count()).toBe(1);
      expect(await page.locator(".tc-turning").count()).toBe(0);
    });
  });

  test("lets anyone check the draw on the spot: seal, nonce and card all match", async () => {
    await visit(async (page) => {
      await draw(page);
      const seal = (await page.locator(".seal-line code").getAttribute("title")) ?? "";
      await page.locator(".fair-try button").tap();
      await page.locator(".proof").waitFor();
      const proof = await textOf(page, ".proof");
      expect(proof.match(/对得上/g)).toHaveLength(3);
      expect(seal).toContain(/[0-9a-f]{64}/.exec(proof.split("封存")[1] ?? "")?.[0] ?? "no seal");
    });
  });

  test("says kindly that the line is down, turns the card back and keeps the question", async () => {
    await visit(async (page) => {
      await page.locator(".seal-line code").waitFor();
      await page.locator(".line input").fill("会下雨吗");
      await page.context().setOffline(true);
      await page.locator(".draw").first().tap();
      expect(await textOf(page, "[role=alert]")).toContain("网断了");
      expect(await page.locator(".draw.is-chosen").count()).toBe(0);
      expect(await page.locator(".line input").inputValue()).toBe("会下雨吗");
      await page.context().setOffline(false);
      await draw(page);
    });
  });

  test("can be read and asked without scripts", async () => {
    await visit(
      async (page) => {
        expect(await textOf(page, "h1")).toContain("先算");
        expect(await textOf(page, "#how")).toContain("真太阳时");
        await page.locator(".invite button").tap();
        await page.waitForURL(/\/index\?type=ask_zh&type=newChat$/);
      },
      { javaScriptEnabled: false },
    );
  });

  test("speaks the saved language when the server could not know it, and is served in it the next time", async () => {
    await visit(async (page, complaints) => {
      await page.evaluate("localStorage.setItem('lang', 'en')");
      await page.reload();
      await page.getByRole("heading", { name: "Computed first, then told." }).waitFor();
      await page.locator(".seal-line code").waitFor();
      expect(await page.evaluate("[document.documentElement.lang, document.title]")).toEqual(["en", "Yarrow · Computed first, then told"]);
      expect(complaints).toEqual([]);
      const served = await (await page.context().request.get(product.url)).text();
      expect(served).toContain('<html lang="en">');
    });
  });
});
