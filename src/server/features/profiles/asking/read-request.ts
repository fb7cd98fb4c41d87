import type { readBirthRequest } from "../../../../shared/contract/birth-request.ts";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { Profile } from "../../../../shared/contract/profiles.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { look } from "../reading/works.ts";
import { openBox } from "./boxes.ts";
import { findRequest } from "./queries.ts";
import { isExpired, type KnownRequest } from "./to-request.ts";

export type Role = AnswerOf<typeof readBirthRequest>["role"];

const toRole = ({ personId, answererId }: KnownRequest, who: PersonId): Role => {
  if (answererId === who) return "answerer";
  return personId === who ? "asker" : "stranger";
};

/** What was answered stays with the two; for whoever else has the link it ends as any other does. */
const isOver = (kernel: Kernel, row: KnownRequest, role: Role): boolean => {
  if (row.withdrawnAt !== null) return true;
  if (row.answeredAt !== null && role === "answerer") return false;
  if (row.cancelledAt !== null) return true;
  return isExpired(kernel, row) && !(row.answeredAt !== null && role === "asker");
};

/** @throws AppError gone alike for what has expired, was taken back by either, or never was */
export const getRequest = async (kernel: Kernel, key: string, who: PersonId): Promise<{ row: KnownRequest; role: Role }> => {
  const row = await findRequest(kernel.database.db, key);
  const role = row && toRole(row, who);
  if (!row || !role || isOver(kernel, row, role)) throw new AppError("gone");
  return { row, role };
};

/** What the answerer gave, as a profile would be. */
export const toOwn = ({ vault }: Kernel, { answererId, answerBox, answeredAt, key }: KnownRequest): Profile => ({
  id: key,
  avatar: null,
  relationship: "self",
  isByLink: true,
  createdAt: new Date(answeredAt!).toISOString(),
  ...openBox(vault, "answer", answererId!, answerBox!),
});

const tellMatch = (kernel: Kernel, { matchBox, personId, hasProfile }: KnownRequest, locale: Locale) =>
  matchBox !== null && hasProfile ? look(kernel, "profiles.match", { ...openBox(kernel.vault, "match", personId, matchBox), locale }) : null;

/** What a link asks for; to the two of an answered one, what came of it. @throws AppError gone */
export const readRequest = async (kernel: Kernel, who: PersonId, key: string, locale: Locale): Promise<AnswerOf<typeof readBirthRequest>> => {
  const { row, role } = await getRequest(kernel, key, who);
  return {
    asker: openBox(kernel.vault, "asking", row.personId, row.box).asker,
    purpose: row.purpose,
    expiresAt: new Date(row.expiresAt).toISOString(),
    role,
    isAnswered: row.answeredAt !== null,
    own: role === "answerer" ? toOwn(kernel, row) : null,
    match: role === "stranger" ? null : await tellMatch(kernel, row, locale),
  };
};
