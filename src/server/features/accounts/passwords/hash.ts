import { argon2, timingSafeEqual } from "node:crypto";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; some 40 ms of a core, off the loop. */
export const hashing = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;
/** So many wait for a thread at once, with 19 MiB each once it has one; more are sent away. */
const waitingMost = 200;
let waiting = 0;

type Cost = Record<keyof typeof hashing, number>;

const derive = async (password: string, salt: Uint8Array, cost: Cost, tagLength: number): Promise<Buffer> => {
  if (waiting >= waitingMost) throw new AppError("busy");
  waiting += 1;
  try {
    return await new Promise((resolve, reject) => {
      // Composed, so that one keyboard's é is the other's; else exactly as typed.
      argon2("argon2id", { message: password.normalize("NFC"), nonce: salt, tagLength, ...cost }, (error, tag) => (error ? reject(error) : resolve(tag)));
    });
  } finally {
    waiting -= 1;
  }
};

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll("=", "");
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const parse = (hash: string) => {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash) ?? [];
  if (!salt || !tag) throw new Error("no PHC string of argon2id");
  const cost: Cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64") };
};

/** @returns the PHC string that is kept. @throws AppError busy */
export const hashPassword = async ({ randomBytes }: Pick<Kernel, "randomBytes">, password: string, cost: Cost = hashing): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const tag = await derive(password, salt, cost, tagBytes);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(salt)}$${toBase64(tag)}`;
};

/** Nobody's: so that an account that is not there takes as long as one that is. */
const nobodys = { cost: hashing, salt: Buffer.alloc(saltBytes, 1), tag: Buffer.alloc(tagBytes) };

/** @param hash undefined: there is none, and the answer takes as long. @throws AppError busy */
export const isPassword = async (hash: string | undefined, password: string): Promise<boolean> => {
  const { cost, salt, tag } = hash === undefined ? nobodys : parse(hash);
  const isSame = timingSafeEqual(await derive(password, salt, cost, tag.length), tag);
  return isSame && hash !== undefined;
};

/** True for a hash that was made for less than new ones are. */
export const isOutdated = (hash: string): boolean => {
  const { cost } = parse(hash);
  return cost.memory < hashing.memory || cost.passes < hashing.passes;
};
