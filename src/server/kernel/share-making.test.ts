import { expect, test } from "vitest";
import { createSharedMaking } from "./share-making.ts";

test("those who come while it is made share it, whether it succeeds or not; whoever comes later makes it anew", async () => {
  const making = createSharedMaking();
  let count = 0;
  const make = async () => {
    count += 1;
    await new Promise((resolve) => setImmediate(resolve));
    if (count === 2) throw new Error("broken");
    return count;
  };
  expect(await Promise.all([making("a", make), making("a", make)])).toEqual([1, 1]);
  const failed = await Promise.allSettled([making("a", make), making("a", make)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([making("a", make), making("b", make)])).toEqual([4, 4]);
});
