import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { parsePlace } from "../app/use-place.ts";
import { chooseLocale, htmlLang } from "./locale-rule.ts";

test("the address wins over the saved setting, and that over the browser", () => {
  expect(chooseLocale({ placed: "en", saved: "zh", browser: "zh-CN" })).toBe("en");
  expect(chooseLocale({ saved: "en", browser: "zh-CN" })).toBe("en");
  expect(chooseLocale({ saved: null, browser: "zh-TW" })).toBe("zh");
  expect(chooseLocale({ saved: null, browser: "fr-FR" })).toBe("en");
});

test("a setting that is no language of ours is as good as none", () => expect(chooseLocale({ saved: "fr", browser: "zh" })).toBe("zh"));

const bootScript = readFileSync(new URL("../boot.js", import.meta.url), "utf8");
const boot = (search: string, kept: Record<string, string>, browser: string) => {
  const documentElement: { lang?: string; dataset: { theme?: string } } = { dataset: {} };
  const localStorage = { getItem: (key: string) => kept[key] ?? null };
  runInNewContext(bootScript, { document: { documentElement }, localStorage, location: { search }, navigator: { language: browser } });
  return documentElement;
};

test("the script before the first paint chooses the language the page then chooses", () => {
  const searches = ["", "?type=tarot_en", "?type=tarot_zh&msg=1", "?msg=1&type=newChat&type=zhouYi_en", "?type=newChat", "?type=tarot", "?type=tarot_fr"];
  for (const search of searches)
    for (const saved of [undefined, "zh", "en", "fr"])
      for (const browser of ["zh-CN", "en-GB", "de"]) {
        const chosen = chooseLocale({ placed: parsePlace("/index", search).locale, saved: saved ?? null, browser });
        expect(boot(search, saved ? { lang: saved } : {}, browser).lang, `${search} ${saved} ${browser}`).toBe(htmlLang[chosen]);
      }
});

test("the script before the first paint takes a kept theme and no other word", () => {
  expect(boot("", { theme: "dark" }, "zh").dataset.theme).toBe("dark");
  expect(boot("", { theme: "sepia" }, "zh").dataset.theme).toBeUndefined();
});
