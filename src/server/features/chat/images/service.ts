import type { MessagePart } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { mintImageId } from "../../../kernel/mint.ts";
import { type AcceptedImage, acceptImage } from "./accept.ts";
import { findImage } from "./queries.ts";

export interface KeptImage {
  id: string;
  width: number;
  height: number;
}

/** Where a picture's file lies in the store. */
export const toStorageKey = (personId: PersonId, id: string): string => `${personId}/${id}`;

/** Keeps a picture's file, before any transaction; its row is written with the message. @throws AppError invalidParameters for one that cannot be read */
export const keepImage = async ({ storage, randomBytes }: Kernel, personId: PersonId, base64: string): Promise<KeptImage> => {
  const { bytes, width, height }: AcceptedImage = await acceptImage(base64);
  const id = mintImageId({ randomBytes });
  await storage.put(toStorageKey(personId, id), bytes);
  return { id, width, height };
};

export const toImagePart = ({ id, width, height }: KeptImage): Exclude<MessagePart, { type: "text" }> => ({ type: "data-image", data: { id, width, height } });

/** A picture's file, to whoever sent it and nobody else. */
export const findPicture = async ({ database, storage }: Kernel, personId: PersonId, id: string): Promise<Uint8Array | undefined> =>
  (await findImage(database.db, personId, id)) && storage.find(toStorageKey(personId, id));

/** @throws AppError notFound */
export const readImage = async (kernel: Kernel, personId: PersonId, id: string): Promise<Uint8Array> => {
  const bytes = await findPicture(kernel, personId, id);
  if (!bytes) throw new AppError("notFound");
  return bytes;
};
