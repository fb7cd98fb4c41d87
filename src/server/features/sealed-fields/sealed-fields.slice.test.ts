import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { getPublicKey } from "../../../shared/contract/accounts.ts";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { type Said, seal } from "../../testing/seal-password.ts";
import { openSealed } from "./index.ts";
import { rotateSealingKeys } from "./keeping/keys.ts";

const startMs = Date.now();
let nowMs = startMs;

describeServer(
  "sealed fields",
  (app) => {
    const getKey = async () => (await app().visitor().ask(getPublicKey)).data;
    const open = (token: string) => openSealed(app().kernel, { "userLogin.password": token });
    const sealedWith = async (said: Said, heads: Record<string, string> = {}) => seal(await getKey(), "userLogin.password", "secret 1", said, heads);
    const refused = { error: "invalidParameters", details: { fields: { password: "sealed" } } };

    test("what was sealed for a field opens for it, once", async () => {
      const token = await sealedWith({});
      expect(await open(token)).toEqual({ "userLogin.password": "secret 1" });
      await expect(open(token)).rejects.toMatchObject(refused);
    });

    test("three fields of one request share a nonce; fields of two requests do not", async () => {
      const [key, other] = [await getKey(), await getKey()];
      const tokensOf = async (last: AnswerOf<typeof getPublicKey>) => ({
        "modifyPassword.old_password": await seal(key, "modifyPassword.old_password", "one"),
        "modifyPassword.new_password": await seal(key, "modifyPassword.new_password", "two"),
        "modifyPassword.repeat_password": await seal(last, "modifyPassword.repeat_password", "two"),
      });
      await expect(openSealed(app().kernel, await tokensOf(other))).rejects.toMatchObject(refused);
      expect(Object.values(await openSealed(app().kernel, await tokensOf(key)))).toEqual(["one", "two", "two"]);
    });

    test("check 25: another field, time, nonce or version, more in it, another algorithm, another key and a changed token are refused alike", async () => {
      const key = await getKey();
      const { publicKey } = await generateKeyPair("ECDH-ES", { crv: "X25519", extractable: true });
      const { exportJWK } = await import("jose");
      const { x } = await exportJWK(publicKey);
      const good = await sealedWith({});
      const [head, ...rest] = good.split(".");
      const withHead = (change: Record<string, unknown>): string => {
        const changed = { ...JSON.parse(Buffer.from(head!, "base64url").toString()), ...change };
        return [Buffer.from(JSON.stringify(changed)).toString("base64url"), ...rest].join(".");
      };
      const tokens = [
        await sealedWith({ a: "modifyPassword.old_password" }),
        await sealedWith({ t: nowMs / 1000 - 301 }),
        await sealedWith({ t: nowMs / 1000 + 301 }),
        await sealedWith({ n: "AAAA" }),
        await sealedWith({ n: `${key.nonce.slice(0, -1)}${key.nonce.endsWith("A") ? "B" : "A"}` }),
        await sealedWith({ n: `${key.nonce}=` }),
        await sealedWith({ v: 2 }),
        await sealedWith({ more: 1 } as Said),
        await sealedWith({ p: 7 as never }),
        await sealedWith({ p: "\ud800aaaaaa" }),
        await sealedWith({}, { enc: "A128GCM" }),
        await sealedWith({}, { alg: "ECDH-ES+A256KW" }),
        await sealedWith({}, { kid: "k999" }),
        await seal({ ...key, jwk: { ...key.jwk, x: x! } }, "userLogin.password", "secret 1"),
        withHead({ alg: "dir" }),
        withHead({ alg: "none" }),
        withHead({ epk: { kty: "OKP", crv: "X25519", x: Buffer.alloc(32).toString("base64url") } }),
        `${good.slice(0, -4)}AAAA`,
        "in clear",
        "",
        "....",
      ];
      for (const [at, token] of tokens.entries()) await expect(open(token), `token ${at}`).rejects.toMatchObject(refused);
    });

    test("a nonce is good for five minutes", async () => {
      const token = await sealedWith({});
      nowMs += 301_000;
      await expect(open(token)).rejects.toMatchObject(refused);
    });

    test("the key changes every day; the one before is good for an hour, and then forgotten", async () => {
      const { kernel } = app();
      const old = await getKey();
      nowMs += 86_400_000;
      await rotateSealingKeys(kernel);
      const fresh = await getKey();
      expect([fresh.kid === old.kid, fresh.jwk.x === old.jwk.x]).toEqual([false, false]);
      const late = () => seal({ ...old, nonce: fresh.nonce, expires_at: fresh.expires_at }, "userLogin.password", "secret 1");
      expect(await open(await late())).toEqual({ "userLogin.password": "secret 1" });
      nowMs += 3_600_000;
      await rotateSealingKeys(kernel);
      const next = await getKey();
      await expect(open(await seal({ ...next, kid: old.kid, jwk: old.jwk }, "userLogin.password", "secret 1"))).rejects.toMatchObject(refused);
      expect(await kernel.database.run("select version from sealing_keys", [])).toHaveLength(1);
    });

    test("many who ask first are given one key, and its private part is in no copy of the database", async () => {
      const { database } = app().kernel;
      await database.run("delete from sealing_keys", []);
      const keys = await Promise.all(Array.from({ length: 8 }, getKey));
      expect(new Set(keys.map(({ jwk }) => jwk.x)).size).toBe(1);
      expect(new Set(keys.map(({ nonce }) => nonce)).size).toBe(8);
      const [row] = (await database.run("select locked from sealing_keys", [])) as { locked: string }[];
      expect(row!.locked).toMatch(/^1\./);
    });
  },
  undefined,
  { now: () => nowMs },
);
