import * as z from "zod/mini";

/**
 * The ids that open doors. A string becomes one of them only here: by its schema, where a client sends it, or by the server's mint
 * (`kernel/mint.ts`), which makes them.
 */
const opaque = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,128}$/));

/** Any other id a client makes: opaque, unique per person, never globally. */
export const clientId = opaque;

export const chatId = opaque.brand<"ChatId">();
export type ChatId = z.infer<typeof chatId>;

export const generationId = opaque.brand<"GenerationId">();
export type GenerationId = z.infer<typeof generationId>;

export const castId = opaque.brand<"CastId">();
export type CastId = z.infer<typeof castId>;

export const shareKey = opaque.brand<"ShareKey">();
export type ShareKey = z.infer<typeof shareKey>;

/** Public, made by the server; never what a person signs in with. */
const personId = opaque.brand<"PersonId">();
export type PersonId = z.infer<typeof personId>;
