import { createHash } from "node:crypto";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/share.ts";
import type { ShareSnapshot } from "../../../shared/contract/share.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { type PersonId, type ShareKey, shareKey } from "../../../shared/ids.ts";
import { allow } from "../../kernel/allow.ts";
import { parseCursor, toPage } from "../../kernel/cursor.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { toLocalDay } from "../../kernel/local-day.ts";
import { mintShareKey } from "../../kernel/mint.ts";
import type { Person } from "../../kernel/who.ts";
import { type ChatRecord, findPicture, listRecords } from "../chat/index.ts";
import type { MadeSnapshot } from "./making/make-snapshot.ts";
import { make } from "./making/works.ts";
import { sharePolicy } from "./policy.ts";
import {
  countOpen,
  findSame,
  findShare,
  insertShare,
  listOwn,
  type ShareRow,
  updateFallen,
  updateForgotten,
  updateRestored,
  updateRevoked,
} from "./queries.ts";

const undoSeconds = 30;
/** Nobody keeps so many links open. */
const openMost = 500;

type Chosen = Omit<RequestOf<typeof contract.createShare>, "lang">;

export const toUrl = ({ config }: Kernel, key: ShareKey): string => `${config.publicUrl}/chat/${key}`;
export const toImage = ({ config }: Kernel, key: ShareKey): string => `${config.publicUrl}/share/${key}/card.png`;
/** Where a photo that a link shows lies in the store. */
export const toPhotoKey = (personId: PersonId, key: ShareKey, at: number): string => `${personId}/share-${key}-${at}`;

interface Prepared extends MadeSnapshot {
  records: ChatRecord[];
}

/** @throws AppError invalidParameters for an id that is no finished answer of this chat of theirs */
const prepare = async (kernel: Kernel, person: Person, { msggroup, messageIds, reveal }: Chosen, locale: Locale): Promise<Prepared> => {
  const ids = [...new Set(messageIds)];
  const records = await listRecords(kernel.database.db, person.id, msggroup, ids);
  const isBare = records.some(({ text, cast }) => text.trim() === "" && cast === null);
  if (records.length !== ids.length || isBare) throw new AppError("invalidParameters", { fields: { messageIds: "invalid_value" } });
  const day = toLocalDay(kernel.now(), person.timeZone);
  return { records, ...(await make(kernel, "shares.snapshot", { records, reveal, locale, day })) };
};

export const previewShare = async (kernel: Kernel, person: Person, chosen: Chosen, locale: Locale): Promise<AnswerOf<typeof contract.previewShare>> => {
  const { held, snapshot } = await prepare(kernel, person, chosen, locale);
  return { held, snapshot };
};

const toDigest = (groupId: string, snapshot: ShareSnapshot): string =>
  createHash("sha256")
    .update(`${groupId}\n${JSON.stringify(snapshot)}`)
    .digest("hex");

/** Copies of the ticked photos, for whoever has the link. */
const keepPhotos = async (kernel: Kernel, personId: PersonId, key: ShareKey, records: ChatRecord[]): Promise<number> => {
  const ids = records.flatMap(({ images }) => images.map(({ id }) => id));
  for (const [at, id] of ids.entries()) {
    const bytes = await findPicture(kernel, personId, id);
    if (bytes) await kernel.storage.put(toPhotoKey(personId, key, at), bytes);
  }
  return ids.length;
};

/** @throws AppError invalidParameters; rateLimited for somebody with too many links open */
export const createShare = async (kernel: Kernel, person: Person, chosen: Chosen, locale: Locale): Promise<AnswerOf<typeof contract.createShare>> => {
  const { db } = kernel.database;
  const { snapshot, records } = await prepare(kernel, person, chosen, locale);
  const digest = toDigest(chosen.msggroup, snapshot);
  const same = await findSame(db, person.id, digest);
  if (same) return { shareKey: same, url: toUrl(kernel, same), image: toImage(kernel, same) };
  if ((await countOpen(db, person.id)) >= openMost) throw new AppError("rateLimited", { retryAfterSeconds: 3600 });
  const key = mintShareKey(kernel);
  const photos = chosen.reveal.photo ? await keepPhotos(kernel, person.id, key, records) : 0;
  const { title, out } = snapshot;
  await insertShare(db, {
    personId: person.id,
    key,
    groupId: chosen.msggroup,
    answerIds: records.map(({ answerId }) => answerId),
    digest,
    title,
    records: records.length,
    out,
    photos,
    snapshot,
  });
  return { shareKey: key, url: toUrl(kernel, key), image: toImage(kernel, key) };
};

/** A share that may be looked at. @throws AppError notFound; gone once it is withdrawn */
export const getOpenShare = async ({ database }: Kernel, key: ShareKey): Promise<ShareRow & { snapshot: ShareSnapshot }> => {
  const share = await findShare(database.db, key);
  if (!share || !allow(null, "read", { personId: share.personId, isLinked: true }, sharePolicy)) throw new AppError("notFound");
  if (share.revokedAt !== null || share.snapshot === null || !share.stands) throw new AppError("gone");
  return { ...share, snapshot: share.snapshot };
};

/** @throws AppError notFound for another's link as for none; gone where it is too late to undo */
export const revokeShare = async ({ database: { db } }: Kernel, person: Person, key: ShareKey, isUndo: boolean): Promise<void> => {
  const share = await findShare(db, key);
  if (!share || !allow(person, "revoke", share, sharePolicy)) throw new AppError("notFound");
  if (!isUndo) await updateRevoked(db, share.personId, key);
  else if (share.revokedAt !== null && !(await updateRestored(db, share.personId, key, undoSeconds))) throw new AppError("gone");
};

export const listShares = async (
  kernel: Kernel,
  personId: PersonId,
  { cursor, limit }: RequestOf<typeof contract.listShares>,
): Promise<AnswerOf<typeof contract.listShares>> => {
  const { db } = kernel.database;
  const rows = await listOwn(db, personId, parseCursor(cursor, shareKey), limit + 1);
  const { page, cursor: next } = toPage(rows, limit, ({ createdAt, key }) => [createdAt, key]);
  return {
    shares: page.map(({ key, title, records, out, createdAt, revokedAt, stands }) => ({
      shareKey: key,
      url: toUrl(kernel, key),
      title,
      records,
      out,
      createdAt: new Date(createdAt).toISOString(),
      isRevoked: revokedAt !== null || !stands,
    })),
    open: await countOpen(db, personId),
    cursor: next,
  };
};

/** @throws AppError notFound, gone */
export const readPhoto = async (kernel: Kernel, key: ShareKey, at: number): Promise<Uint8Array> => {
  const { personId, photos } = await getOpenShare(kernel, key);
  const bytes = at < photos ? await kernel.storage.find(toPhotoKey(personId, key, at)) : undefined;
  if (!bytes) throw new AppError("notFound");
  return bytes;
};

/** What links showed that were withdrawn, or whose chat is gone, photos too. @returns how many were forgotten */
export const forgetRevoked = async ({ database: { db }, storage }: Kernel, afterSeconds = undoSeconds): Promise<number> => {
  await updateFallen(db);
  const forgotten = await updateForgotten(db, afterSeconds);
  for (const { personId, key, photos } of forgotten) for (let at = 0; at < photos; at++) await storage.delete(toPhotoKey(personId, key, at));
  return forgotten.length;
};
