import { avatarSide, imageMaxSide, uploadsMost } from "../../../shared/constants.ts";
import { getUpload, type UploadPath } from "../../../shared/contract/upload.ts";
import { AppError } from "../../../shared/errors.ts";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { mintUploadId } from "../../kernel/mint.ts";
import { type PictureShape, rewritePicture } from "../../kernel/pictures/rewrite-picture.ts";
import { countUploads, findUpload, insertUpload, lockUploads } from "./queries.ts";

const dayMs = 86_400_000;
const whole: PictureShape = { width: imageMaxSide, height: imageMaxSide, fit: "inside" };
const shapes: Record<UploadPath, PictureShape> = { avatar: { width: avatarSide, height: avatarSide, fit: "cover" }, screenshot: whole, chat: whole };

/** Where an upload's file lies in the store. */
export const toUploadKey = (personId: PersonId, id: string): string => `${personId}/${id}`;

/** @throws AppError rateLimited */
const checkRoom = async ({ now }: Pick<Kernel, "now">, db: Db, personId: PersonId): Promise<void> => {
  const { all, recent } = await countUploads(db, personId, now() - dayMs);
  if (recent >= uploadsMost.daily || all >= uploadsMost.kept) throw new AppError("rateLimited", { retryAfterSeconds: dayMs / 1000 });
};

/** Keeps a picture, written anew. @returns its address @throws AppError rateLimited beyond ten a day; invalidParameters: file → imageType */
export const keepUpload = async (kernel: Kernel, personId: PersonId, path: UploadPath, file: Uint8Array): Promise<string> => {
  const { database, storage, now } = kernel;
  await checkRoom(kernel, database.db, personId);
  const { bytes, width, height } = await rewritePicture(file, shapes[path]).catch(() => {
    throw new AppError("invalidParameters", { fields: { file: "imageType" } });
  });
  const id = mintUploadId(kernel);
  const key = toUploadKey(personId, id);
  await storage.put(key, bytes);
  try {
    await database.db.transaction(async (tx) => {
      await lockUploads(tx, personId);
      await checkRoom(kernel, tx, personId);
      await insertUpload(tx, { personId, id, path, width, height, createdAt: new Date(now()).toISOString() });
    });
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
  return getUpload.path.replace(":id", id);
};

/** @throws AppError notFound */
export const readUpload = async ({ database, storage }: Kernel, personId: PersonId, id: string): Promise<Uint8Array> => {
  const bytes = (await findUpload(database.db, personId, id)) && (await storage.find(toUploadKey(personId, id)));
  if (!bytes) throw new AppError("notFound");
  return bytes;
};

/** Whether it is a picture of their own that was uploaded to be one's face. */
export const isOwnAvatar = async (db: Db, personId: PersonId, id: string): Promise<boolean> => (await findUpload(db, personId, id))?.path === "avatar";
