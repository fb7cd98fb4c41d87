import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/credentials.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { endOneSession, endOtherSessions, listSessions } from "../../people/index.ts";
import { toDevice } from "./to-device.ts";

const shownMost = 100;
const toInstant = (at: string): string => new Date(at).toISOString();

export const readSessions = async (kernel: Kernel, person: Person): Promise<AnswerOf<typeof contract.listSessions>> => ({
  sessions: (await listSessions(kernel, person.id)).slice(0, shownMost).map(({ id, agent, createdAt, seenAt }) => ({
    id,
    ...toDevice(agent),
    createdAt: toInstant(createdAt),
    seenAt: toInstant(seenAt),
    isThis: id === person.session?.id,
  })),
});

/** Ends one, or all but this one. @throws AppError notFound for one that is not theirs */
export const endChosen = async (kernel: Kernel, person: Person, id: string | undefined): Promise<{ count: number }> => {
  const count = id === undefined ? await endOtherSessions(kernel, person) : await endOneSession(kernel, person.id, id);
  if (id !== undefined && count === 0) throw new AppError("notFound");
  return { count };
};
