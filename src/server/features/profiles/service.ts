import { profilesMost, undoDeletingSeconds } from "../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type * as contract from "../../../shared/contract/profiles.ts";
import type { Profile } from "../../../shared/contract/profiles.ts";
import { AppError } from "../../../shared/errors.ts";
import type { PersonId } from "../../../shared/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { mintProfileId } from "../../kernel/mint.ts";
import { isOwnAvatar } from "../pictures/index.ts";
import { updateUnmatched } from "./asking/queries.ts";
import { lockProfile, toProfile } from "./keeping/box.ts";
import { checkFields } from "./keeping/check-fields.ts";
import {
  countProfiles,
  deleteFallen,
  findOwnRow,
  findProfileRow,
  insertProfile,
  listProfileRows,
  type ProfileRow,
  updateDeleted,
  updateProfile,
  updateRestored,
} from "./queries.ts";

type Fields = RequestOf<typeof contract.addProfile>;
type Changes = RequestOf<typeof contract.ownProfile>;

export const listProfiles = async ({ database, vault }: Kernel, personId: PersonId): Promise<AnswerOf<typeof contract.listProfiles>> => ({
  // Two people made one may have more than one of them could make.
  list: (await listProfileRows(database.db, personId, 2 * profilesMost)).map((row) => toProfile(vault, row)),
});

/** @throws AppError notFound, for another person's too */
const getProfileRow = async ({ database }: Kernel, personId: PersonId, id: string): Promise<ProfileRow> => {
  const row = await findProfileRow(database.db, personId, id);
  if (!row) throw new AppError("notFound");
  return row;
};

/** @throws AppError invalidParameters: avatar → invalid_value for a picture that is not one's own */
const checkAvatar = async ({ database: { db } }: Kernel, personId: PersonId, avatar: string | null | undefined): Promise<void> => {
  if (avatar && !(await isOwnAvatar(db, personId, avatar))) throw new AppError("invalidParameters", { fields: { avatar: "invalid_value" } });
};

/** @throws AppError ownProfileExists for a second own one, invalidNickname, invalidParameters, profilesFull */
export const addProfile = async (kernel: Kernel, personId: PersonId, fields: Fields, { isByLink = false } = {}): Promise<Profile> => {
  const { db } = kernel.database;
  const { relationship, gender, avatar, birth = {} } = fields;
  // Asked before the form is read: whoever has a profile of their own is told so, and not what is wrong with the second.
  if (relationship === "self" && (await findOwnRow(db, personId))) throw new AppError("ownProfileExists");
  const boxed = await checkFields(kernel, { ...fields, birth });
  await checkAvatar(kernel, personId, avatar);
  if ((await countProfiles(db, personId)) >= profilesMost) throw new AppError("profilesFull");
  const box = lockProfile(kernel.vault, personId, boxed);
  const row = await insertProfile(db, { personId, id: mintProfileId(kernel), relationship, gender, avatar, box, isByLink });
  if (!row) throw new AppError("ownProfileExists");
  return toProfile(kernel.vault, row);
};

const names = ["avatar", "nickname", "relationship", "gender", "birth_date", "birth_time", "birth_place", "residence", "time_zone", "birth"] as const;
const pickChanges = (request: Changes): Partial<Fields> =>
  Object.fromEntries(names.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])));

/** Reads; with fields, writes those and leaves the others. @throws AppError notFound, and whatever `addProfile` throws */
export const readOrChange = async (kernel: Kernel, personId: PersonId, { id, ...request }: RequestOf<typeof contract.profileInfo>): Promise<Profile> => {
  const known = toProfile(kernel.vault, await getProfileRow(kernel, personId, id));
  const changes = pickChanges(request);
  if (Object.keys(changes).length === 0) return known;
  const changed = { ...known, ...changes };
  const { relationship, gender, avatar } = changed;
  await checkAvatar(kernel, personId, request.avatar);
  const box = lockProfile(kernel.vault, personId, await checkFields(kernel, { ...changed, birth: changed.birth ?? {} }));
  const row = await updateProfile(kernel.database.db, personId, id, { relationship, gender, avatar, box });
  if (row === "taken") throw new AppError("ownProfileExists");
  if (row === "missing") throw new AppError("notFound");
  return toProfile(kernel.vault, row);
};

/** @throws AppError notFound; gone where it is too late to undo; ownProfileExists where another has taken its place */
export const deleteProfile = async ({ database }: Kernel, personId: PersonId, { id, undo }: RequestOf<typeof contract.deleteProfile>): Promise<void> => {
  if (!undo) {
    if (!(await updateDeleted(database.db, personId, id))) throw new AppError("notFound");
    return;
  }
  const restored = await updateRestored(database.db, personId, id, undoDeletingSeconds);
  if (restored === "taken") throw new AppError("ownProfileExists");
  if (restored === "late") throw new AppError("gone");
};

const needed = ["nickname", "gender", "birth_date", "birth_time", "time_zone"] as const;

/** Reads one's own; with fields, makes it. @throws AppError ownProfileMissing, ownProfileExists, and whatever `addProfile` throws */
export const readOrMakeOwn = async (kernel: Kernel, personId: PersonId, request: Changes): Promise<Profile> => {
  const row = await findOwnRow(kernel.database.db, personId);
  const changes = pickChanges(request);
  if (Object.keys(changes).length === 0) {
    if (!row) throw new AppError("ownProfileMissing");
    return toProfile(kernel.vault, row);
  }
  if (row) throw new AppError("ownProfileExists");
  const missing = needed.filter((name) => changes[name] === undefined);
  if (missing.length > 0) throw new AppError("invalidParameters", { fields: Object.fromEntries(missing.map((name) => [name, "required"])) });
  return addProfile(kernel, personId, { avatar: null, birth_place: null, residence: null, ...changes, relationship: "self" } as Fields);
};

/** What was deleted goes for good, and the match that was made of it. @returns how many */
export const forgetFallen = ({ database }: Pick<Kernel, "database">, afterSeconds = undoDeletingSeconds): Promise<number> =>
  database.db.transaction(async (tx) => {
    const gone = await deleteFallen(tx, afterSeconds);
    for (const { personId, id, isByLink } of gone) if (isByLink) await updateUnmatched(tx, personId, id);
    return gone.length;
  });
