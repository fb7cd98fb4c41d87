import type { ProofMessages } from "./messages.zh.ts";

export const proofMessagesEn = {
  introAlone:
    "This draw came without a random number of yours: seed and number are both the server’s. The check below shows that the two agree, not that nothing was picked.",
  introUnseen:
    "This page wasn’t there for the draw, so the seal you were shown isn’t kept here. The check below shows only that the server agrees with itself; the page you drew on can say more.",
  intro:
    "A seed was sealed before you did anything; the seed and a random number from your side together decide the cast. The seal is open now, so your browser works it all out again:",
  seed: "Seed",
  nonce: "Your random number",
  nonceAlone: "The server’s number",
  castId: "Cast",
  seal: "Seal",
  sealShown: "Seal as you were shown it",
  sealKept: "SHA-256 of seed and cast number is the seal, letter for letter",
  sealBroken: "Doesn’t match: SHA-256 of seed and cast number is not the seal",
  nonceKept: "The number mixed in is the one this page gave",
  nonceOther: "Doesn’t match: the number mixed in is not the one this page gave",
  castSame: "Drawn again, it comes out the same as above",
  castOther: "Doesn’t match: drawn again, it comes out differently",
  castUnknown: "This was cast by another version of the engine and can’t be drawn again here",
  result: (named) => `Drawn again: ${named}`,
  recipe: "Work it out yourself, in any language",
  steps: [
    "The seed is 64 hex digits: 32 bytes. Cast and number are read as UTF-8.",
    "Seal = SHA-256 of the seed’s bytes followed by the cast’s, in hex.",
    "Key = HMAC-SHA-256 of “cast:number” (one colon between them) under the seed.",
    "Take the ChaCha20 key stream under that key, with a nonce of twelve zero bytes and the counter from 0, and read every 4 bytes, little-endian, as a 32-bit number.",
    "For a number from 0 to n − 1: drop whatever lies at or above the largest multiple of n below 2³², then take the rest modulo n.",
    "Which numbers a craft takes, in which order, is in its notes; tarot shuffles from the last card down (Fisher–Yates), then takes each card’s way up.",
  ],
} satisfies ProofMessages;
