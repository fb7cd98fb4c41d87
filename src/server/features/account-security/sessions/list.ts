import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/credentials.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { recordEvent } from "../../accounts/index.ts";
import { endOneSession, endOtherSessions, listSessions } from "../../people/index.ts";
import { toDevice } from "./to-device.ts";

const toInstant = (at: string): string => new Date(at).toISOString();

export const readSessions = async (kernel: Kernel, person: Person): Promise<AnswerOf<typeof contract.listSessions>> => ({
  sessions: (await listSessions(kernel, person.id)).map(({ id, agent, createdAt, seenAt }) => ({
    id,
    ...toDevice(agent),
    createdAt: toInstant(createdAt),
    seenAt: toInstant(seenAt),
    isThis: id === person.session?.id,
  })),
});

interface Ending {
  person: Person;
  /** Left out: all but this one. */
  id: string | undefined;
  address: string;
}

/** @returns how many ended. @throws AppError notFound for one that is not theirs */
export const endChosen = async (kernel: Kernel, { person, id, address }: Ending): Promise<{ count: number }> => {
  const count = id === undefined ? await endOtherSessions(kernel, person) : await endOneSession(kernel, person.id, id);
  if (id !== undefined && count === 0) throw new AppError("notFound");
  await recordEvent(kernel, kernel.database.db, { kind: "sessions", isOk: true, subject: person.id, address });
  return { count };
};
