import { birthRequest, profilesMost } from "../../../../shared/constants.ts";
import type { BirthRequest, makeBirthRequest } from "../../../../shared/contract/birth-request.ts";
import type { RequestOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import { parseNickname } from "../../../../shared/nickname.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import { mintBirthRequestKey } from "../../../kernel/mint.ts";
import type { Person } from "../../../kernel/who.ts";
import { toProfile } from "../keeping/box.ts";
import { toBirth } from "../keeping/to-birth.ts";
import { countProfiles, findOwnRow, findProfileRow } from "../queries.ts";
import { look } from "../reading/works.ts";
import { lockBox } from "./boxes.ts";
import { countOpen, insertRequest } from "./queries.ts";
import { toRequest } from "./to-request.ts";

type Request = RequestOf<typeof makeBirthRequest>;
const dayMs = 86_400_000;

/** A name in one line: what is no letter of any script's is a blank. */
const toLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** The asker's side of a match. @throws AppError ownProfileMissing, notFound; invalidParameters: profileId → tooYoung */
const getAskersBirth = async (kernel: Kernel, { id, timeZone }: Person, profileId: string | undefined): Promise<Birth> => {
  const { db } = kernel.database;
  const row = await (profileId === undefined ? findOwnRow(db, id) : findProfileRow(db, id, profileId));
  if (!row) throw new AppError(profileId === undefined ? "ownProfileMissing" : "notFound");
  const profile = toProfile(kernel.vault, row);
  const read = await look(kernel, "profiles.birth", { ...profile, today: toLocalDay(kernel.now(), timeZone) });
  if ("problem" in read) throw new AppError("invalidParameters", { fields: { profileId: read.problem.code } });
  if (!read.isAdult) throw new AppError("invalidParameters", { fields: { profileId: "tooYoung" } });
  return { ...toBirth(profile), name: profile.nickname };
};

/** @throws AppError birthRequestsFull, profilesFull, invalidNickname, ownProfileMissing for a match without a birth of one's own, notFound, invalidParameters */
export const makeRequest = async (kernel: Kernel, person: Person, request: Request): Promise<BirthRequest> => {
  const { db } = kernel.database;
  const { purpose, profileId, relationship = null } = request;
  const asker = toLine(request.asker);
  const nickname = request.nickname === undefined ? null : parseNickname(request.nickname);
  if (asker === "") throw new AppError("invalidParameters", { fields: { asker: "required" } });
  if (relationship === "self") throw new AppError("invalidParameters", { fields: { relationship: "invalid_value" } });
  if (request.nickname !== undefined && nickname === null) throw new AppError("invalidNickname");
  const birth = purpose === "marriage" ? await getAskersBirth(kernel, person, profileId) : null;
  const nowMs = kernel.now();
  const createdAt = new Date(nowMs).toISOString();
  if ((await countOpen(db, person.id, createdAt)) >= birthRequest.openMost) throw new AppError("birthRequestsFull");
  if ((await countProfiles(db, person.id)) >= profilesMost) throw new AppError("profilesFull");
  const key = mintBirthRequestKey(kernel);
  const expiresAt = new Date(nowMs + birthRequest.days * dayMs).toISOString();
  const box = lockBox(kernel.vault, "asking", person.id, { asker, nickname, birth });
  await insertRequest(db, { personId: person.id, key, purpose, relationship, box, createdAt, expiresAt });
  const nothing = { cancelledAt: null, answererId: null, answeredAt: null, profileId: null, answerBox: null, matchBox: null, withdrawnAt: null };
  return toRequest(kernel, { personId: person.id, key, purpose, relationship, box, createdAt, expiresAt, ...nothing, hasProfile: false });
};
