import { createHash } from "node:crypto";
import { timeZoneChangeDays } from "../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type { getUser, updateUser } from "../../../shared/contract/people.ts";
import { AppError } from "../../../shared/errors.ts";
import { type Locale, toLocale } from "../../../shared/i18n/locale.ts";
import { allow } from "../../kernel/allow.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { defaultTimeZone, toTimeZone } from "../../kernel/local-day.ts";
import { mintPersonId } from "../../kernel/mint.ts";
import type { Person } from "../../kernel/who.ts";
import { peoplePolicy } from "./policy.ts";
import {
  type CredentialKey,
  deletePerson,
  findPerson,
  findPersonBy,
  insertCredential,
  insertPerson,
  listCredentialKinds,
  type PersonRow,
  updateLocale,
  updateRetired,
  updateTimeZone,
} from "./queries.ts";

const visitorSecret = /^[A-Za-z0-9_-]{22,128}$/;
/** So many people may be met for the first time at one address. */
const newPeopleLimit = "1200/hour";
const dayMs = 86_400_000;

/** A visitor's credential: the server knows the SHA-256 of the secret only. @throws AppError invalidParameters for what is no secret of ours */
const toVisitorKey = (secret: string | null, field: string): CredentialKey => {
  if (!secret || !visitorSecret.test(secret)) throw new AppError("invalidParameters", { fields: { [field]: "required" } });
  return { kind: "visitor", subject: createHash("sha256").update(secret).digest("hex") };
};

const toPerson = ({ id, role, timeZone, locale }: PersonRow, isMember: boolean): Person => ({
  id: id as Person["id"],
  standing: isMember ? (role ?? "member") : "visitor",
  timeZone,
  locale,
});

/** A visitor who has moved takes the new zone along, once a week at most; a member's is theirs to change. */
const followZone = async ({ database: { db }, now }: Kernel, person: Person, zone: string | null): Promise<Person> => {
  if (!zone || zone === person.timeZone || !allow(person, "moveAlong", { personId: person.id }, peoplePolicy)) return person;
  return (await updateTimeZone(db, person.id, zone, now(), timeZoneChangeDays)) ? { ...person, timeZone: zone } : person;
};

/** Two first requests at once make one person. @throws AppError loginCleared for a credential that was retired */
const makeVisitor = async (kernel: Kernel, key: CredentialKey, timeZone: string, locale: Locale): Promise<Person> => {
  const { db } = kernel.database;
  const id = mintPersonId(kernel);
  const isFirst = await db.transaction(async (tx) => {
    await insertPerson(tx, { id, timeZone, locale });
    if (await insertCredential(tx, { ...key, personId: id })) return true;
    await deletePerson(tx, id);
    return false;
  });
  return isFirst ? { id, standing: "visitor", timeZone, locale } : (await findByCredential(kernel, key))!;
};

/** @throws AppError loginCleared for a credential that was retired */
const findByCredential = async ({ database: { db } }: Kernel, key: CredentialKey): Promise<Person | null> => {
  const found = await findPersonBy(db, key);
  if (found?.retiredAt) throw new AppError("loginCleared");
  return found ? toPerson(found.person, found.isMember) : null;
};

/**
 * The person behind a request's credentials; a visitor is made at first sight, with the time zone and language they came with.
 * @throws AppError loginCleared for a credential that opens nothing any more, invalidParameters without any; rateLimited where an address brings ever new ones
 */
export const identify = async (kernel: Kernel, headers: Headers, address: string): Promise<Person> => {
  // There are no accounts yet, so no token can be good.
  if (headers.get("authorization")) throw new AppError("loginCleared");
  const key = toVisitorKey(headers.get("x-visitor"), "X-Visitor");
  const zone = toTimeZone(headers.get("x-time-zone") ?? "");
  const known = await findByCredential(kernel, key);
  if (known) return followZone(kernel, known, zone);
  await kernel.rateLimit.take("people:new", newPeopleLimit, address);
  return makeVisitor(kernel, key, zone ?? defaultTimeZone, toLocale(headers.get("accept-language")));
};

/** Puts another visitor secret in the place of the one that was sent, which opens nothing from then on. @throws AppError invalidParameters for one that is no secret, or is taken */
export const rotateVisitor = async ({ database: { db } }: Kernel, person: Person, secret: string | null, next: string): Promise<void> => {
  const [from, to] = [toVisitorKey(secret, "X-Visitor"), toVisitorKey(next, "visitor")];
  await db.transaction(async (tx) => {
    if (!(await insertCredential(tx, { ...to, personId: person.id }))) throw new AppError("invalidParameters", { fields: { visitor: "taken" } });
    if (!(await updateRetired(tx, { ...from, personId: person.id }))) throw new AppError("loginCleared");
  });
};

export const readUser = async ({ database: { db } }: Kernel, { id, standing }: Person): Promise<AnswerOf<typeof getUser>> => {
  const [row, kinds] = [await findPerson(db, id), await listCredentialKinds(db, id)];
  if (!row) throw new AppError("notFound");
  const changedMs = row.timeZoneChangedAt === null ? null : Date.parse(row.timeZoneChangedAt);
  return {
    user_id: id,
    standing,
    identities: [...new Set(kinds.map(({ kind }) => kind))],
    lang: row.locale,
    time_zone: row.timeZone,
    time_zone_free_at: changedMs === null ? null : new Date(changedMs + timeZoneChangeDays * dayMs).toISOString(),
  };
};

/** @throws AppError invalidParameters: time_zone → invalid_value for no zone, too_soon within a week of the last change */
export const changeUser = async (kernel: Kernel, person: Person, { lang, time_zone }: RequestOf<typeof updateUser>): Promise<void> => {
  const { db } = kernel.database;
  if (lang) await updateLocale(db, person.id, lang);
  if (time_zone === undefined) return;
  const zone = toTimeZone(time_zone);
  if (!zone) throw new AppError("invalidParameters", { fields: { time_zone: "invalid_value" } });
  if (zone === person.timeZone) return;
  if (!(await updateTimeZone(db, person.id, zone, kernel.now(), timeZoneChangeDays)))
    throw new AppError("invalidParameters", { fields: { time_zone: "too_soon" } });
};
