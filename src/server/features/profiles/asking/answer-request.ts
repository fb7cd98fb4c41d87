import type { answerBirthRequest } from "../../../../shared/contract/birth-request.ts";
import type { RequestOf } from "../../../../shared/contract/call.ts";
import type { Profile } from "../../../../shared/contract/profiles.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import { mintProfileId } from "../../../kernel/mint.ts";
import type { Person } from "../../../kernel/who.ts";
import { lockProfile } from "../keeping/box.ts";
import { readFields } from "../keeping/check-fields.ts";
import { toBirth } from "../keeping/to-birth.ts";
import { insertProfile } from "../queries.ts";
import { addProfile } from "../service.ts";
import { lockBox, openBox } from "./boxes.ts";
import { updateAnswered, withdrawAnswers } from "./queries.ts";
import { getRequest, toOwn } from "./read-request.ts";

const refuse = (field: string, code: string): never => {
  throw new AppError("invalidParameters", { fields: { [field]: code } });
};

/** A match is of one man and one woman, both of age. @throws AppError invalidParameters */
const checkMatch = (asker: Birth, { gender }: Pick<Profile, "gender">, isAdult: boolean): void => {
  if (asker.sex === gender) refuse("gender", "sameSex");
  if (!isAdult) refuse("birth_date", "tooYoung");
};

/**
 * Keeps what was given: a profile of the asker's, a copy that only the answerer opens, and both births where a match is made of them. The same answerer's
 * second answer changes nothing.
 * @throws AppError gone; invalidParameters: key → own for whoever made the link, gender → sameSex, birth_date → tooYoung, and what a profile's fields throw
 */
export const answerRequest = async (kernel: Kernel, person: Person, request: RequestOf<typeof answerBirthRequest>): Promise<void> => {
  const { database, vault } = kernel;
  const { key, gender, birth = {}, nickname, birth_date, birth_time, birth_place, time_zone } = request;
  const { row, role } = await getRequest(kernel, key, person.id);
  if (role === "answerer") return;
  if (row.answeredAt !== null) throw new AppError("gone");
  if (role === "asker") refuse("key", "own");
  const given = { nickname, gender, birth_date, birth_time, birth_place, residence: null, time_zone, birth };
  const { boxed, isAdult } = await readFields(kernel, given, toLocalDay(kernel.now(), person.timeZone));
  const asking = openBox(vault, "asking", row.personId, row.box);
  if (asking.birth) checkMatch(asking.birth, given, isAdult);
  const now = new Date(kernel.now()).toISOString();
  const answerer: Birth = { ...toBirth({ ...boxed, gender }), name: boxed.nickname };
  const profileId = mintProfileId(kernel);
  const relationship = row.relationship ?? (row.purpose === "marriage" ? "lover" : "others");
  const answer = {
    answererId: person.id,
    answeredAt: now,
    profileId,
    answerBox: lockBox(vault, "answer", person.id, { ...boxed, gender }),
    matchBox: asking.birth && lockBox(vault, "match", row.personId, { asker: asking.birth, answerer, moment: now }),
  };
  await database.db.transaction(async (tx) => {
    if (!(await updateAnswered(tx, row, answer, now))) throw new AppError("gone");
    const box = lockProfile(vault, row.personId, boxed);
    await insertProfile(tx, { personId: row.personId, id: profileId, relationship, gender, avatar: null, box, isByLink: true });
  });
};

/** Takes back what one gave by a link. @throws AppError gone where one gave nothing, or has taken it back */
export const withdrawAnswer = async ({ database }: Kernel, personId: PersonId, key: string): Promise<void> => {
  const count = await database.db.transaction((tx) => withdrawAnswers(tx, personId, key));
  if (count === 0) throw new AppError("gone");
};

/** Keeps what one gave as one's own profile. @throws AppError gone, ownProfileExists, profilesFull */
export const keepAnswer = async (kernel: Kernel, personId: PersonId, key: string): Promise<Profile> => {
  const { row, role } = await getRequest(kernel, key, personId);
  if (role !== "answerer") throw new AppError("gone");
  const { nickname, gender, birth_date, birth_time, birth_place, time_zone, birth } = toOwn(kernel, row);
  const fields = { nickname, gender, birth_date, birth_time, birth_place, time_zone, birth };
  return addProfile(kernel, personId, { ...fields, avatar: null, residence: null, relationship: "self" });
};
