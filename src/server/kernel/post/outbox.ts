import type { Kernel } from "../kernel.ts";
import type { Letter, Post } from "./port.ts";
import { insertLetter } from "./queries.ts";

const toAbout = (id: string) => ({ personId: id, field: "letter" });

/** Letters are rows first: kept with what they tell of, or not at all. */
export const createOutbox = ({ vault, randomBytes, now }: Pick<Kernel, "vault" | "randomBytes" | "now">): Post => ({
  async send(db, letter) {
    const id = `l${Buffer.from(randomBytes(12)).toString("base64url")}`;
    const { channel, kind, key, expiresMs } = letter;
    const at = new Date(now()).toISOString();
    await insertLetter(db, {
      id,
      locked: vault.lock(JSON.stringify(letter), toAbout(id)),
      channel,
      kind,
      key,
      state: "waiting",
      nextAt: at,
      createdAt: at,
      expiresAt: expiresMs === null ? null : new Date(expiresMs).toISOString(),
    });
  },
});

/** A letter as it was written, from its row. */
export const openLetter = ({ vault }: Pick<Kernel, "vault">, { id, locked }: { id: string; locked: string }): Letter =>
  JSON.parse(vault.open(locked, toAbout(id))) as Letter;
