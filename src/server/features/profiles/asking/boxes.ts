import type { Profile } from "../../../../shared/contract/profiles.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";
import type { Vault } from "../../../kernel/vault/vault.ts";
import type { Boxed } from "../keeping/box.ts";

/** What an asker's own row holds. */
export interface AskingBox {
  asker: string;
  nickname: string | null;
  /** For a match. */
  birth: Birth | null;
}

/** What was given by the link, as the answerer wrote it. */
export interface AnswerBox extends Boxed {
  gender: Profile["gender"];
}

export interface MatchBox {
  asker: Birth;
  answerer: Birth;
  /** The instant of the match, ISO 8601 UTC. */
  moment: string;
}

interface Boxes {
  asking: AskingBox;
  answer: AnswerBox;
  match: MatchBox;
}

const about = (personId: PersonId, name: keyof Boxes) => ({ personId, field: `birth_requests.${name}` });

export const lockBox = <Name extends keyof Boxes>(vault: Vault, name: Name, personId: PersonId, content: Boxes[Name]): string =>
  vault.lock(JSON.stringify(content), about(personId, name));

export const openBox = <Name extends keyof Boxes>(vault: Vault, name: Name, personId: PersonId, box: string): Boxes[Name] =>
  JSON.parse(vault.open(box, about(personId, name))) as Boxes[Name];

/** The same content by the key that locks now, or for another person; null stays null. */
export const relockBox = <Box extends string | null>(vault: Vault, name: keyof Boxes, box: Box, from: PersonId, to: PersonId = from): Box =>
  (box === null ? null : vault.lock(vault.open(box, about(from, name)), about(to, name))) as Box;
