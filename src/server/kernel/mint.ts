import type { CastId, PersonId, ShareKey } from "../../shared/ids.ts";
import type { Kernel } from "./kernel.ts";

type Random = Pick<Kernel, "randomBytes">;

const toId = ({ randomBytes }: Random, bytes: number): string => Buffer.from(randomBytes(bytes)).toString("base64url");

/** The ids the server makes; what a client makes is read by the schemas of `shared/ids.ts`. */
export const mintPersonId = (random: Random): PersonId => `p${toId(random, 12)}` as PersonId;
export const mintCastId = (random: Random): CastId => toId(random, 16) as CastId;
export const mintMessageId = (random: Random): string => `m${toId(random, 12)}`;
export const mintImageId = (random: Random): string => `i${toId(random, 16)}`;
export const mintSittingId = (random: Random): string => `s${toId(random, 16)}`;
export const mintProfileId = (random: Random): string => `a${toId(random, 12)}`;
/** 128 bits: a key that nobody guesses is all that opens a share. */
export const mintShareKey = (random: Random): ShareKey => toId(random, 16) as ShareKey;
/** 128 bits, as for a share. */
export const mintBirthRequestKey = (random: Random): string => toId(random, 16);
/** The server's share of a draw that came without the person's. */
export const mintNonce = (random: Random): string => toId(random, 16);
