import type { CastId, ChatId, GenerationId, PersonId } from "../../shared/ids.ts";

/** Ids as a test likes to read them. */
export const asPerson = (id: string): PersonId => id as PersonId;
export const asChat = (id: string): ChatId => id as ChatId;
export const asGeneration = (id: string): GenerationId => id as GenerationId;
export const asCast = (id: string): CastId => id as CastId;
