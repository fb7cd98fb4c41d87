import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPages } from "./pages.ts";

describe("the front page", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "yarrow-pages-"));
    writeFileSync(join(folder, "index.html"), "先算，后说");
    writeFileSync(join(folder, "index.en.html"), "Computed first");
    writeFileSync(join(folder, "app.html"), "app");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = async (headers: Record<string, string>, path = "/"): Promise<string> => (await createPages(folder).request(path, { headers })).text();

  test.each([
    ["without any wish", {}, "先算，后说"],
    ["for a Chinese browser", { "accept-language": "zh-CN,zh;q=0.9,en;q=0.8" }, "先算，后说"],
    ["for an English browser that also reads Chinese", { "accept-language": "en-GB,en;q=0.9,zh;q=0.5" }, "Computed first"],
    ["for any other browser", { "accept-language": "de-AT" }, "Computed first"],
    ["for an English browser whose reader chose Chinese", { "accept-language": "en", cookie: "a=b; lang=zh" }, "先算，后说"],
    ["for a Chinese browser whose reader chose English", { "accept-language": "zh", cookie: "lang=en" }, "Computed first"],
    ["with a cookie that names no language of ours", { "accept-language": "en", cookie: "lang=xx" }, "Computed first"],
  ])("comes in the right language %s", async (_, headers, text) => {
    expect(await read(headers)).toBe(text);
  });

  test("tells caches what its language depends on", async () => {
    const answer = await createPages(folder).request("/", { headers: { "accept-language": "en" } });
    expect(answer.headers.get("vary")).toMatch(/accept-encoding.*accept-language, cookie/);
  });

  test.each(["/%", "/%E0%A4%A", "/assets/%zz.js", "/a%00.js", "/%2e%2e/pages.js"])("%s is no page and no failure", async (path) => {
    expect((await createPages(folder).request(path)).status).toBe(404);
  });

  test.each([
    ["br", "br"],
    ["gzip, br;q=0", null],
    ["brotli", null],
    ["BR;q=0.5", "br"],
  ])("asked for in %s it comes in %s", async (accepted, encoding) => {
    writeFileSync(join(folder, "app.html.br"), "packed");
    expect((await createPages(folder).request("/index", { headers: { "accept-encoding": accepted } })).headers.get("content-encoding")).toBe(encoding);
    rmSync(join(folder, "app.html.br"));
  });

  test("is one page of two: every other address is the app's in any language", async () => {
    expect(await read({ "accept-language": "en" }, "/index?type=tarot_zh")).toBe("app");
  });
});
