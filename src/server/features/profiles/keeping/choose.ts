import type { Relationship } from "../../../../shared/contract/profiles.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { listProfileRowsById } from "../queries.ts";
import { toProfile } from "./box.ts";
import { toBirth } from "./to-birth.ts";

/** A profile as a chat takes it. */
export interface ChosenBirth {
  /** As the talk calls them: `me`, `mother`, `friend` …; `other` where it has no word. */
  whose: string;
  relationship: Relationship;
  nickname: string;
  birth: Birth;
}

const whoseOf: Partial<Record<Relationship, string | Record<"male" | "female", string>>> = {
  self: "me",
  lover: { male: "boyfriend", female: "girlfriend" },
  partner: "partner",
  child: { male: "son", female: "daughter" },
  parent: { male: "father", female: "mother" },
  friend: "friend",
  ex: "ex",
  colleague: "colleague",
};

const toWhose = (relationship: Relationship, gender: "male" | "female"): string => {
  const whose = whoseOf[relationship] ?? "other";
  return typeof whose === "string" ? whose : whose[gender];
};

/** The person's own profiles, in the order they were chosen. @throws AppError notFound for one that is not theirs; invalidParameters for one chosen twice */
export const chooseBirths = async (
  { database, vault }: Pick<Kernel, "database" | "vault">,
  personId: PersonId,
  ids: readonly string[],
): Promise<ChosenBirth[]> => {
  if (new Set(ids).size < ids.length) throw new AppError("invalidParameters", { fields: { profileIds: "repeated" } });
  const rows = await listProfileRowsById(database.db, personId, ids);
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new AppError("notFound");
    const profile = toProfile(vault, row);
    const { relationship, gender, nickname } = profile;
    return { whose: toWhose(relationship, gender), relationship, nickname, birth: toBirth(profile) };
  });
};
