import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdReload } from "../kernel/hold-reload.ts";
import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  reload.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("location", { href: "http://here/", reload });
  vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => vi.unstubAllGlobals());

test("a page whose files are gone is fetched anew, once in a minute", async () => {
  await reloadOnce();
  await reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page is not fetched anew before every answer on it has ended", async () => {
  const [endFirst, endSecond] = [holdReload(), holdReload()];
  const reloading = reloadOnce();
  endFirst();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  endSecond();
  await reloading;
  expect(reload).toHaveBeenCalledTimes(1);
});

test("without a server the page that stands is better than none", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("network")));
  await reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});
