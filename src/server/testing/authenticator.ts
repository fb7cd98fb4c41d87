import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

interface Key {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  counter: number;
}

/** What an authenticator may be made to do wrong. */
export interface Wrong {
  origin?: string;
  challenge?: string;
  /** Nobody touched or unlocked it. */
  isUnverified?: boolean;
  /** Says this counter, as a copy of the key would. */
  counter?: number;
}

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const toUint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A security key in software: ES256, discoverable, with a counter. Answers as a browser's `toJSON()` does. */
export const createAuthenticator = (origin = "http://localhost:3000") => {
  const keys: Key[] = [];
  const toClientData = (type: string, challenge: string, wrong: Wrong): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? origin, crossOrigin: false }));
  const toFlags = (wrong: Wrong): number => present | (wrong.isUnverified ? 0 : verified);

  return {
    keys,
    /** Makes a key for whoever asks. */
    make(given: Record<string, unknown>, wrong: Wrong = {}): Record<string, unknown> {
      const { challenge, rp, user } = given as unknown as Options;
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const { x, y } = publicKey.export({ format: "jwk" });
      const id = randomBytes(16);
      keys.push({ id: id.toString("base64url"), rpId: rp!.id, userHandle: user!.id, privateKey, counter: 0 });
      const point = (value: string | undefined) => new Uint8Array(Buffer.from(value!, "base64url"));
      // COSE: key type EC2, ES256, P-256.
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([sha256(rp!.id), Buffer.from([toFlags(wrong) | withKey]), toUint32(0), Buffer.alloc(16), length, id, cose]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      const name = id.toString("base64url");
      return {
        id: name,
        rawId: name,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: toClientData("webauthn.create", challenge, wrong).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers with the last key made, or the one of this name. */
    answer(given: Record<string, unknown>, wrong: Wrong = {}, id?: string): Record<string, unknown> {
      const { challenge, rpId } = given as unknown as Options;
      const key = keys.find((one) => one.id === id) ?? keys.at(-1)!;
      key.counter = wrong.counter ?? key.counter + 1;
      const authData = Buffer.concat([sha256(rpId!), Buffer.from([toFlags(wrong)]), toUint32(key.counter)]);
      const clientData = toClientData("webauthn.get", challenge, wrong);
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(key.privateKey);
      return {
        id: key.id,
        rawId: key.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: key.userHandle,
        },
      };
    },
  };
};
export type Authenticator = ReturnType<typeof createAuthenticator>;
