import type { Letter } from "./port.ts";

/** Trying again cannot mend it. Its words are kept and logged: they name the kind of refusal, never whom it was for. */
export class Refused extends Error {}

/** It may go later. Its words are kept and logged like those of a refusal. */
export class NotNow extends Error {}

export interface Transport {
  name: string;
  send(letter: Letter & { id: string }, signal: AbortSignal): Promise<{ providerId: string | null }>;
  close(): void;
}

/** Nothing leaves: letters are looked at where they lie. */
export const outboxTransport: Transport = {
  name: "outbox",
  send: async () => ({ providerId: null }),
  close: () => {},
};
