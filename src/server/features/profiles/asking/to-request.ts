import type { BirthRequest } from "../../../../shared/contract/birth-request.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { openBox } from "./boxes.ts";
import type { RequestRow } from "./queries.ts";

export type KnownRequest = RequestRow & { hasProfile: boolean };

type Parts = Pick<Kernel, "now" | "vault" | "config">;

export const isExpired = ({ now }: Pick<Kernel, "now">, { expiresAt }: RequestRow): boolean => Date.parse(expiresAt) <= now();

const toState = (kernel: Parts, row: RequestRow): BirthRequest["state"] => {
  if (row.withdrawnAt !== null) return "withdrawn";
  if (row.answeredAt !== null) return "answered";
  return isExpired(kernel, row) ? "expired" : "open";
};

/** A link as whoever made it sees it. That it was opened is kept nowhere. */
export const toRequest = (kernel: Parts, row: KnownRequest): BirthRequest => ({
  key: row.key,
  url: `${kernel.config.publicUrl}/birth/${row.key}`,
  purpose: row.purpose,
  state: toState(kernel, row),
  createdAt: new Date(row.createdAt).toISOString(),
  expiresAt: new Date(row.expiresAt).toISOString(),
  nickname: openBox(kernel.vault, "asking", row.personId, row.box).nickname,
  relationship: row.relationship,
  profileId: row.hasProfile ? row.profileId : null,
});
