import { timeZoneChangeDays } from "../../../shared/constants.ts";
import type { AccountType } from "../../../shared/contract/accounts.ts";
import type { AnswerOf, RequestOf } from "../../../shared/contract/call.ts";
import type { getUser, updateUser } from "../../../shared/contract/people.ts";
import { AppError } from "../../../shared/errors.ts";
import { type Locale, toLocale } from "../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { parseNickname } from "../../../shared/nickname.ts";
import { allow } from "../../kernel/allow.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { defaultTimeZone, toTimeZone } from "../../kernel/local-day.ts";
import { mintPersonId } from "../../kernel/mint.ts";
import type { Person } from "../../kernel/who.ts";
import { isOwnAvatar } from "../pictures/index.ts";
import { toVisitorKey } from "./joining/visitor-key.ts";
import { toPerson } from "./knowing/to-person.ts";
import { peoplePolicy } from "./policy.ts";
import {
  type CredentialKey,
  findPerson,
  findPersonBy,
  insertCredential,
  insertPerson,
  listCredentials,
  type PersonRow,
  updateLocale,
  updateRetired,
  updateSettings,
  updateShown,
  updateTimeZone,
} from "./queries.ts";
import { findBySession, readToken } from "./sessions/sessions.ts";

/** So many people may be met for the first time at one address. */
const newPeopleLimit = "1200/hour";
const dayMs = 86_400_000;

interface Known {
  person: PersonRow;
  isMember: boolean;
}

const toAsker = ({ person, isMember }: Known): Person => toPerson(person, isMember ? (person.role ?? "member") : "visitor");

/** When the zone may be changed again, in ms since 1970; null: at any time. */
const findZoneFreeMs = ({ timeZoneChangedAt }: PersonRow): number | null =>
  timeZoneChangedAt === null ? null : Date.parse(timeZoneChangedAt) + timeZoneChangeDays * dayMs;

/** A visitor who has moved takes the new zone along, once a week at most; a member's is theirs to change. */
const followZone = async ({ database: { db }, now }: Kernel, known: Known, zone: string | null): Promise<Person> => {
  const person = toAsker(known);
  if (!zone || zone === person.timeZone || !allow(person, "moveAlong", { personId: person.id }, peoplePolicy)) return person;
  // Whoever moved lately asks with every request: nothing is written for what will be refused.
  if ((findZoneFreeMs(known.person) ?? 0) > now()) return person;
  return (await updateTimeZone(db, person.id, zone, now(), timeZoneChangeDays)) ? { ...person, timeZone: zone } : person;
};

/** Two first requests at once make one person. @throws AppError loginCleared for a credential that was retired */
const makeVisitor = async (kernel: Kernel, key: CredentialKey, timeZone: string, locale: Locale): Promise<Person> => {
  const id = mintPersonId(kernel);
  const isFirst = await insertPerson(kernel.database.db, { id, timeZone, locale }, key);
  return isFirst ? { id, standing: "visitor", timeZone, locale } : toAsker((await findByCredential(kernel, key))!);
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
  const token = readToken(headers);
  if (token) return findBySession(kernel, token);
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

const sessionTypes = { email: 1, phone: 2, evm: 3, google: 4, x: 5 } as const;
export type AccountKind = keyof typeof sessionTypes;
const isAccountKind = (kind: string): kind is AccountKind => Object.hasOwn(sessionTypes, kind);

interface Opened {
  kind: string;
  shown: string;
}

/** How an account is called and counted: by what it was opened with now, or was first known by. */
export const toAccount = (credentials: readonly Opened[], openedBy?: string): { account: string; session: AccountType } | null => {
  const found = credentials.find(({ kind }) => kind === openedBy && isAccountKind(kind)) ?? credentials.find(({ kind }) => isAccountKind(kind));
  return found ? { account: found.shown, session: sessionTypes[found.kind as AccountKind] } : null;
};

export const readUser = async ({ database: { db } }: Kernel, { id, standing, session }: Person): Promise<AnswerOf<typeof getUser>> => {
  const [row, credentials] = [await findPerson(db, id), await listCredentials(db, id)];
  const account = toAccount(credentials, session?.kind);
  if (!row) throw new AppError("notFound");
  const freeMs = findZoneFreeMs(row);
  return {
    user_id: id,
    standing,
    identities: [...new Set(credentials.map(({ kind }) => kind))],
    session: account?.session ?? null,
    account: account?.account ?? "",
    nickname: row.nickname,
    avatar: row.avatar,
    invite_code: row.inviteCode,
    deletes_at: row.deletesAt === null ? null : new Date(row.deletesAt).toISOString(),
    lang: row.locale,
    time_zone: row.timeZone,
    time_zone_free_at: freeMs === null ? null : new Date(freeMs).toISOString(),
    settings: row.settings,
  };
};

/** @throws AppError invalidNickname; invalidParameters: avatar → invalid_value for what is no picture of theirs */
const changeShown = async (db: Db, id: PersonId, { nickname, avatar }: Pick<RequestOf<typeof updateUser>, "nickname" | "avatar">): Promise<void> => {
  if (nickname === undefined && avatar === undefined) return;
  const name = nickname === undefined ? undefined : nickname.trim() && parseNickname(nickname);
  if (name === null) throw new AppError("invalidNickname");
  // The address of an upload ends in its id.
  const picture = avatar?.split("/").at(-1) || null;
  if (picture && !(await isOwnAvatar(db, id, picture))) throw new AppError("invalidParameters", { fields: { avatar: "invalid_value" } });
  await updateShown(db, id, { ...(name !== undefined && { nickname: name }), ...(avatar !== undefined && { avatar: picture }) });
};

/** @throws AppError invalidNickname; invalidParameters: avatar → invalid_value, time_zone → invalid_value for no zone, too_soon within a week of the last change */
export const changeUser = async (kernel: Kernel, person: Person, { lang, time_zone, settings, ...shown }: RequestOf<typeof updateUser>): Promise<void> => {
  const { db } = kernel.database;
  await changeShown(db, person.id, shown);
  if (lang) await updateLocale(db, person.id, lang);
  if (settings) await updateSettings(db, person.id, settings);
  if (time_zone === undefined) return;
  const zone = toTimeZone(time_zone);
  if (!zone) throw new AppError("invalidParameters", { fields: { time_zone: "invalid_value" } });
  if (zone === person.timeZone) return;
  if (!(await updateTimeZone(db, person.id, zone, kernel.now(), timeZoneChangeDays)))
    throw new AppError("invalidParameters", { fields: { time_zone: "too_soon" } });
};
