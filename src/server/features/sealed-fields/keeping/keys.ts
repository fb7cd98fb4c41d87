import { exportJWK, generateKeyPair } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import { deleteSealingKeysBefore, insertSealingKey, listSealingKeys, type SealingKey } from "../queries.ts";

/** A key is in use for a day; who holds an older one cannot be read by it later. */
const dayMs = 86_400_000;
/** The one before is still good for so long after. */
const stillGoodMs = 3_600_000;
const kidPrefix = "k";

type Parts = Pick<Kernel, "database" | "vault" | "now">;

export const toKid = (version: number): string => `${kidPrefix}${version}`;
/** The private part is locked for its own key and nothing else. */
export const lockedFor = (version: number) => ({ personId: toKid(version), field: "sealing_keys.locked" });

const make = async ({ database: { db }, vault, now }: Parts, version: number): Promise<void> => {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "X25519", extractable: true });
  const [{ x }, { d }] = [await exportJWK(publicKey), await exportJWK(privateKey)];
  await insertSealingKey(db, { version, x: x!, locked: vault.lock(d!, lockedFor(version)), createdAt: new Date(now()).toISOString() });
};

/** The key to seal to; made where there is none yet, or the last one's day is over. */
export const getSealingKey = async (kernel: Parts): Promise<SealingKey> => {
  const { database, now } = kernel;
  const newest = (await listSealingKeys(database.db))[0];
  if (newest && Date.parse(newest.createdAt) + dayMs > now()) return newest;
  await make(kernel, (newest?.version ?? 0) + 1);
  return (await listSealingKeys(database.db))[0]!;
};

/** The key a password was sealed to, while it is good. */
export const findSealingKey = async ({ database, now }: Parts, kid: string): Promise<SealingKey | undefined> => {
  const keys = await listSealingKeys(database.db);
  const at = keys.findIndex(({ version }) => toKid(version) === kid);
  const next = keys[at - 1];
  return next && Date.parse(next.createdAt) + stillGoodMs <= now() ? undefined : keys[at];
};

/** Makes the next day's key where it is time, and forgets those that are good no more. */
export const rotateSealingKeys = async (kernel: Parts): Promise<void> => {
  const newest = await getSealingKey(kernel);
  if (Date.parse(newest.createdAt) + stillGoodMs <= kernel.now()) await deleteSealingKeysBefore(kernel.database.db, newest.version);
};
