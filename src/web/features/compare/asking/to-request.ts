import type { input as InputOf } from "zod/mini";
import type { ModelName } from "../../../../shared/constants.ts";
import type { createComparison } from "../../../../shared/contract/compare.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { ComparedTopicId } from "../../../../topics/compared.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { keepDraw } from "../../../kernel/kept-draws.ts";
import { randomId } from "../../../kernel/random-id.ts";
import { newChatId } from "../../../kernel/session.ts";
import type { Seals } from "./use-seals.ts";

export type CompareRequest = InputOf<(typeof createComparison)["request"]>;

/** A reading that stands. */
export interface Standing {
  msggroup: string;
  messageId: string;
}

export interface Asked {
  question: string;
  picked: readonly ComparedTopicId[];
  standing: (Standing & { topic: string }) | null;
  birth: Record<string, unknown> | null;
  seals: Seals;
  model: ModelName;
  lang: Locale;
}

const toNewSide = (topic: ComparedTopicId, at: number, seals: Seals) => {
  const seal = seals[topic];
  const nonce = randomId(32);
  if (seal) keepDraw(seal.castId, { commitment: seal.commitment, nonce });
  return {
    // Two chats made in one moment.
    msggroup: `${newChatId()}${at}`,
    module: manifest[topic].letter,
    clientMessageId: randomId(16),
    generationId: randomId(16),
    ...(seal && { castId: seal.castId, nonce }),
  };
};

/** What is sent, with ids of its own: the same request sent again is the same comparison. */
export const toRequest = ({ question, picked, standing, birth, seals, model, lang }: Asked): CompareRequest => {
  const [first, second] = picked.map((topic, at) =>
    standing?.topic === topic ? { msggroup: standing.msggroup, messageId: standing.messageId } : toNewSide(topic, at, seals),
  );
  return { id: randomId(16), question: standing ? "" : question, model, lang, sides: [first!, second!], ...(birth && { birth }) };
};
