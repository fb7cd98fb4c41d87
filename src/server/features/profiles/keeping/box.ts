import type { Profile } from "../../../../shared/contract/profiles.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Vault } from "../../../kernel/vault/vault.ts";
import type { ProfileRow } from "../queries.ts";

const boxed = ["nickname", "birth_date", "birth_time", "birth_place", "residence", "time_zone", "birth", "signs"] as const;
/** What of a profile is locked. */
export type Boxed = Pick<Profile, (typeof boxed)[number]>;

const about = (personId: PersonId) => ({ personId, field: "profiles.birth" });

export const lockProfile = (vault: Vault, personId: PersonId, profile: Boxed): string =>
  vault.lock(JSON.stringify(Object.fromEntries(boxed.map((name) => [name, profile[name]]))), about(personId));

export const openProfile = (vault: Vault, personId: PersonId, box: string): Boxed => JSON.parse(vault.open(box, about(personId))) as Boxed;

/** The same thing locked anew: by the key that locks now, or for another person. */
export const relockProfile = (vault: Vault, box: string, from: PersonId, to: PersonId = from): string => vault.lock(vault.open(box, about(from)), about(to));

export const toProfile = (vault: Vault, row: ProfileRow): Profile => ({
  id: row.id,
  avatar: row.avatar,
  relationship: row.relationship,
  gender: row.gender,
  isByLink: row.isByLink,
  createdAt: new Date(row.createdAt).toISOString(),
  ...openProfile(vault, row.personId, row.box),
});
