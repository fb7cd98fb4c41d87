import type { Config } from "../config.ts";
import type { Database } from "../db/db.ts";
import { deriveKey } from "../derive-key.ts";
import { StartProblem } from "../start-problem.ts";
import { lockBox, openBox } from "./box.ts";
import { insertVaultKey, listVaultKeys } from "./queries.ts";

/** Whose it is and what of theirs: a box of one person, or one column, cannot be opened as another's. */
export interface LockedFor {
  personId: string;
  field: string;
}

/** Locks what must not be read from a copy of the database. Locking and opening ask nothing of the database: both are done inside transactions. */
export interface Vault {
  /** @returns `1.…`: the key's version, and the box */
  lock(text: string, about: LockedFor): string;
  /** @throws Error for what was changed, or is another's */
  open(box: string, about: LockedFor): string;
  /** True for a box under an older key than new ones get. */
  isOld(box: string): boolean;
  /** Of the key that new boxes get. */
  version(): number;
  /** Reads the keys anew: another node may have made one. */
  refresh(): Promise<void>;
  /** Makes a new key, which locks once every node knows it. @returns its version */
  rotate(): Promise<number>;
}

interface VaultParts {
  database: Pick<Database, "db">;
  config: Pick<Config, "APP_SECRET">;
  randomBytes: (n: number) => Uint8Array;
  now: () => number;
}

const keyBytes = 32;
/** How often a node reads the keys. */
export const vaultRefreshMs = 60_000;
/** A new key locks nothing before every node has read it. */
const settleMs = 2 * vaultRefreshMs;

const toAbout = ({ personId, field }: LockedFor): string => `${personId}\n${field}`;
const toWrapAbout = (version: number): string => `vault key ${version}`;

interface VaultKey {
  version: number;
  key: Buffer;
  fromMs: number;
}

class WrongSecret extends Error {}

/** Opens the vault of this database; its first key is made by whoever opens it first. @throws StartProblem with another secret than the one it was begun with */
export const openVault = async ({ database: { db }, config, randomBytes, now }: VaultParts): Promise<Vault> => {
  const wrapping = deriveKey(config, "vault");
  let keys: VaultKey[] = [];

  const unwrap = (version: number, wrapped: string): Buffer => {
    try {
      return Buffer.from(openBox(wrapping, wrapped, toWrapAbout(version)), "base64url");
    } catch {
      throw new WrongSecret(`vault key ${version}`);
    }
  };
  const refresh = async (): Promise<void> => {
    keys = (await listVaultKeys(db)).map(({ version, wrapped, createdAt }) => ({
      version,
      key: unwrap(version, wrapped),
      fromMs: version === 1 ? 0 : Date.parse(createdAt) + settleMs,
    }));
  };
  const make = async (version: number): Promise<void> => {
    const key = Buffer.from(randomBytes(keyBytes)).toString("base64url");
    const wrapped = lockBox(wrapping, key, toWrapAbout(version), randomBytes);
    await insertVaultKey(db, { version, wrapped, createdAt: new Date(now()).toISOString() });
    await refresh();
  };
  const getNewest = (): VaultKey => keys.findLast(({ fromMs }) => fromMs <= now())!;
  const split = (box: string): [version: number, rest: string] => {
    const at = box.indexOf(".");
    return [Number(box.slice(0, at)), box.slice(at + 1)];
  };

  // Begun with another secret, births would be kept that nobody can open once the right one is back.
  await refresh().catch((error: unknown) => {
    if (!(error instanceof WrongSecret)) throw error;
    throw new StartProblem(
      "This database's births and letters were locked under another APP_SECRET. Set the one it was begun with (without APP_SECRET it lies in DATA_DIR/secret).",
    );
  });
  if (keys.length === 0) await make(1);

  return {
    lock(text, about) {
      const { version, key } = getNewest();
      return `${version}.${lockBox(key, text, toAbout(about), randomBytes)}`;
    },
    open(box, about) {
      const [version, rest] = split(box);
      const found = keys.find((key) => key.version === version);
      if (!found) throw new Error(`no vault key ${version}`);
      return openBox(found.key, rest, toAbout(about));
    },
    isOld: (box) => split(box)[0] < getNewest().version,
    version: () => getNewest().version,
    refresh,
    async rotate() {
      await refresh();
      const version = Math.max(...keys.map((key) => key.version)) + 1;
      await make(version);
      return version;
    },
  };
};
