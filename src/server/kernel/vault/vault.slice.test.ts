import { expect, test } from "vitest";
import { describeServer } from "../../testing/describe-server.ts";
import { openVault } from "./vault.ts";

describeServer("the vault", (app) => {
  const about = { personId: "p1", field: "profiles.birth" };

  test("what is locked opens as what it was, for whom it was locked and as nothing else", () => {
    const { vault } = app().kernel;
    const box = vault.lock("1990-05-01 13:45 长沙", about);
    expect(vault.open(box, about)).toBe("1990-05-01 13:45 长沙");
    expect(() => vault.open(box, { ...about, personId: "p2" })).toThrow();
    expect(() => vault.open(box, { ...about, field: "profiles.name" })).toThrow();
    expect(() => vault.open(`${box.slice(0, -2)}AA`, about)).toThrow();
    expect(vault.lock("a", about)).not.toBe(vault.lock("a", about));
  });

  test("a new key locks once every node has had time to read it, and old boxes still open", async () => {
    const { kernel } = app();
    let nowMs = kernel.now();
    const nodes = [await openVault({ ...kernel, now: () => nowMs }), await openVault({ ...kernel, now: () => nowMs })] as const;
    const old = nodes[0].lock("old", about);
    const version = await nodes[0].rotate();
    expect(nodes[1].open(nodes[0].lock("between", about), about)).toBe("between");
    nowMs += 121_000;
    await nodes[1].refresh();
    const box = nodes[0].lock("new", about);
    expect(box.startsWith(`${version}.`)).toBe(true);
    expect([nodes[1].open(box, about), nodes[1].open(old, about), nodes[1].isOld(old), nodes[1].isOld(box)]).toEqual(["new", "old", true, false]);
  });

  test("another secret opens nothing, and says so", async () => {
    const { kernel } = app();
    await expect(openVault({ ...kernel, config: { APP_SECRET: "another secret of this length" } })).rejects.toThrow(/locked under another APP_SECRET/);
  });
});
