import { expect, test } from "vitest";
import { createLine } from "./line.ts";

test("no more than there are places are in at once, the others in the order they came, those who have begun first", async () => {
  const line = createLine(2, 10);
  const done: string[] = [];
  let inside = 0;
  let most = 0;
  const pass = (name: string, isBegun = false) =>
    line.pass({ isBegun }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      done.push(name);
    });
  await Promise.all([pass("a"), pass("b"), pass("c"), pass("d"), pass("begun", true)]);
  expect(done).toEqual(["a", "b", "begun", "c", "d"]);
  expect(most).toBe(2);
});

test("who fails or goes leaves the place to the next; who finds the line full is refused and may come again", async () => {
  const line = createLine(1, 1);
  const gone = new AbortController();
  const failed = line.pass({}, async () => {
    const waiting = line.pass({ signal: gone.signal }, async () => "never");
    await expect(line.pass({}, async () => "refused")).rejects.toMatchObject({ error: "busy" });
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    throw new Error("broken");
  });
  await expect(failed).rejects.toThrow("broken");
  expect(await line.pass({}, async () => "passed")).toBe("passed");
});
