import type { Kernel } from "../kernel.ts";
import type { Post } from "./port.ts";
import { insertLetter } from "./queries.ts";

/** Letters are rows first: kept with what they tell of, or not at all. */
export const createOutbox = ({ vault, randomBytes }: Pick<Kernel, "vault" | "randomBytes">): Post => ({
  async send(db, letter) {
    const id = `l${Buffer.from(randomBytes(12)).toString("base64url")}`;
    const { channel, kind, key, expiresMs } = letter;
    const locked = vault.lock(JSON.stringify(letter), { personId: id, field: "letter" });
    await insertLetter(db, { id, locked, channel, kind, key, state: "waiting", expiresAt: expiresMs === null ? null : new Date(expiresMs).toISOString() });
  },
});
