import { expect, test } from "vitest";
import { readIslands } from "./islands.ts";

const toPage = (held: Record<string, string>) =>
  ({ querySelector: (selector: string) => ({ innerHTML: held[/"(.*)"/.exec(selector)?.[1] ?? ""] ?? "" }) }) as unknown as ParentNode;

test("a served page gives its islands back as they stand", () => {
  const held = { readings: "<article>…</article>", tongues: "<div>…</div>" };
  expect(readIslands(toPage(held))).toEqual(held);
});

test("a page that lacks one was not made when it was built, and gives none", () => {
  expect(readIslands(toPage({ readings: "<article></article>" }))).toBeNull();
});
