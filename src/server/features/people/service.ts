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

interface Known {
  person: PersonRow;
  isMember: boolean;
}

const toPerson = ({ person: { id, role, timeZone, locale }, isMember }: Known): Person => ({
  id,
  standing: isMember ? (role ?? "member") : "visitor",
  timeZone,
  locale,
});

/** When the zone may be changed again, in ms since 1970; null: at any time. */
const findZoneFreeMs = ({ timeZoneChangedAt }: PersonRow): number | null =>
  timeZoneChangedAt === null ? null : Date.parse(timeZoneChangedAt) + timeZoneChangeDays * dayMs;

/** A visitor who has moved takes the new zone along, once a week at most; a member's is theirs to change. */
const followZone = async ({ database: { db }, now }: Kernel, known: Known, zone: string | null): Promise<Person> => {
  const person = toPerson(known);
  if (!zone || zone === person.timeZone || !allow(person, "moveAlong", { personId: person.id }, peoplePolicy)) return person;
  // Whoever moved lately asks with every request: nothing is written for what will be refused.
  if ((findZoneFreeMs(known.person) ?? 0) > now()) return person;
  return (await updateTimeZone(db, person.id, zone, now(), timeZoneChangeDays)) ? { ...person, timeZone: zone } : person;
};

/** Two first requests at once make one person. @throws AppError loginCleared for a credential that was retired */
const makeVisitor = async (kernel: Kernel, key: CredentialKey, timeZone: string, locale: Locale): Promise<Person> => {
  const id = mintPersonId(kernel);
  const isFirst = await insertPerson(kernel.database.db, { id, timeZone, locale }, key);
  return isFirst ? { id, standing: "visitor", timeZone, locale } : toPerson((await findByCredential(kernel, key))!);
};

/** @throws AppError loginCleared for a credential that was retired */
const findByCredential = async ({ database: { db } }: Kernel, key: CredentialKey): Promise<Known | undefined> => {
  const found = await findPersonBy(db, key);
  if (found?.retiredAt) throw new AppError("loginCleared");
  return found;
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
  const freeMs = findZoneFreeMs(row);
  return {
    user_id: id,
    standing,
    identities: [...new Set(kinds.map(({ kind }) => kind))],
    lang: row.locale,
    time_zone: row.timeZone,
    time_zone_free_at: freeMs === null ? null : new Date(freeMs).toISOString(),
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
