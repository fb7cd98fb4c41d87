import { expect, test } from "vitest";
import { hasPasskeys } from "./relying-party.ts";

test("passkeys are offered by https under a name, and on this machine", () => {
  const offered = (publicUrl: string) => hasPasskeys({ config: { publicUrl } as never });
  expect(["https://yarrow.example", "http://localhost:3000"].map(offered)).toEqual([true, true]);
  expect(["http://yarrow.example", "http://192.168.1.5:3000", "https://192.168.1.5", "https://[::1]"].map(offered)).toEqual([false, false, false, false]);
});
