import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { toEnvExample } from "../server/kernel/config.ts";
import { registry } from "../topics/registry.ts";

/** The built pages; `WEB_DIR` names another folder. */
const webDir = resolve(process.env.WEB_DIR ?? join(import.meta.dirname, "../../dist/web"));
const read = (file: string): string => readFileSync(join(webDir, file), "utf8");
const gzipKb = (text: string): number => gzipSync(text, { level: 9 }).length / 1024;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;

/** A chunk and everything it imports before it can run. */
const listClosure = (...keys: string[]): Chunk[] => {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const one of manifest[key]?.imports ?? []) visit(one);
  };
  for (const key of keys) visit(key);
  return [...found].map((key) => manifest[key]!);
};

const toScripts = (html: string, ...keys: string[]): string[] => {
  const named = [...read(html).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
  return [...new Set([...named, ...listClosure(...keys).map(({ file }) => file)])];
};
const toStyles = (...keys: string[]): string[] => [...new Set(listClosure(...keys).flatMap(({ css }) => css ?? []))];
const withoutFaces = (css: string): string => css.replace(/@font-face\s*\{[^}]*\}/g, "");

const pages = [
  { name: "landing", html: "index.html", keys: ["index.html"], scriptKb: 110 },
  { name: "landing in English", html: "index.en.html", keys: ["index.html"], scriptKb: 110 },
  { name: "share", html: "share.html", keys: ["share.html"], scriptKb: 110 },
  { name: "chat", html: "app.html", keys: ["app.html", "features/chat/index.ts"], scriptKb: 188.3 },
  // 139 KB of its own; the HTML fetches the chat's route beside it, which most go on to.
  { name: "horoscope", html: "app.html", keys: ["app.html", "features/horoscope/index.ts"], scriptKb: 205 },
];

describe.each(pages)("the $name page", ({ html, keys, scriptKb }) => {
  test(`loads at most ${scriptKb} KB of scripts, compressed, before it can be used`, () => {
    const scripts = toScripts(html, ...keys);
    expect(scripts.length).toBeGreaterThan(keys.length);
    const kb = scripts.reduce((sum, file) => sum + gzipKb(read(file)), 0);
    expect(kb).toBeGreaterThan(60);
    expect(kb).toBeLessThanOrEqual(scriptKb);
  });

  test("loads at most 25 KB of styles, compressed, the lists of font slices aside", () => {
    const kb = toStyles(...keys).reduce((sum, file) => sum + gzipKb(withoutFaces(read(file))), 0);
    expect(kb).toBeGreaterThan(2);
    expect(kb).toBeLessThanOrEqual(25);
  });

  test("has no script or style in its HTML, and names only files that were built", () => {
    const text = read(html);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|\son[a-z]+="/);
    const files = [...text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => globSync(file, { cwd: webDir }).length === 0)).toEqual([]);
  });
});

test("the landing brings neither router, nor lists, nor schemas", () => {
  const files = listClosure("index.html").map(({ file }) => file);
  const text = files.map(read).join("\n");
  expect(files).not.toContain(manifest["app.html"]?.file);
  expect(text).not.toMatch(/reactrouter\.com|QueryClient|ZodMiniType/);
});

test("no card, engine or table weighs more than 120 KB, compressed, but the places and the strokes one looks up", () => {
  const most = 120;
  const sizes = globSync("assets/*.js", { cwd: webDir }).map((file) => ({ file, kb: gzipKb(read(file)) }));
  expect(sizes.length).toBeGreaterThan(50);
  const heavy = sizes.filter(({ file, kb }) => kb > most && !/^assets[\\/](?:place-search|strokes)-/.test(file));
  expect(heavy.map(({ file, kb }) => `${file} ${Math.round(kb)} KB`)).toEqual([]);
});

describe("everything that was built", () => {
  const files = globSync("**/*.{html,js,css,svg,webmanifest}", { cwd: webDir }).map((file) => ({ file, text: read(file) }));
  /** Names of XML vocabularies, and addresses that libraries print in their error messages. Nothing is fetched from them: the server's policy would not let it. */
  const named = ["www.w3.org", "react.dev", "reactrouter.com", "base-ui.com", "simplewebauthn.dev", "localhost"];
  /** Where a person posts a link, in a window of its own. */
  const walls = ["twitter.com", "www.facebook.com", "service.weibo.com", "sns.qzone.qq.com"];

  /** The check of another company, where an operator chose one, and wallets' apps and pages, where one is asked for. */
  const signIns = [
    "challenges.cloudflare.com",
    "www.recaptcha.net",
    "metamask.io",
    "metamask.app.link",
    "www.okx.com",
    "www.tokenpocket.pro",
    "web3.bitget.com",
    "bkcode.vip",
    "simplewebauthn.dev",
  ];

  test("asks no other host for anything", () => {
    expect(files.length).toBeGreaterThan(50);
    const strange = files.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+|localhost)/gi)]
        .filter(([address, host = ""]) => address.startsWith("http") && ![...named, ...walls, ...signIns].includes(host))
        .map(([address]) => `${file}: ${address}`),
    );
    expect(strange).toEqual([]);
    const inMarkup = files
      .filter(({ file }) => /\.(html|css)$/.test(file))
      .flatMap(({ text }) => text.match(/(?:src|href|url)[=(]"?(?:https?:)?\/\/[^")\s]+/g) ?? []);
    expect(inMarkup).toEqual([]);
  });

  test("holds no word of a prompt", async () => {
    const prompts = await Promise.all(Object.values(registry).flatMap((row) => ("prompt" in row ? [row.prompt()] : [])));
    const lines = prompts.flatMap(({ role }) => Object.values(role).flatMap((text) => text.split("\n")));
    const long = lines.map((line) => line.trim()).filter((line) => line.length >= 12);
    expect(long.length).toBeGreaterThan(8);
    const text = files.map((one) => one.text).join("\n");
    expect(long.filter((line) => text.includes(line.slice(0, 40)))).toEqual([]);
  });

  test("knows no name of the server's settings", () => {
    const settings = [...toEnvExample().matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = ""]) => name);
    expect(settings).toContain("MODEL_PLUS_KEY");
    const told = settings.filter((name) => files.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
    expect(told).toEqual([]);
  });

  test("keeps its sources to itself", () => {
    expect(globSync("**/*.map", { cwd: webDir })).toEqual([]);
    expect(files.filter(({ text }) => text.includes("sourceMappingURL")).map(({ file }) => file)).toEqual([]);
  });
});
