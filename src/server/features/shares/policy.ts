import type { Policy } from "../../kernel/allow.ts";

/** Whoever has the link reads; whoever made it withdraws it, and staff may. */
export const sharePolicy: Policy<"read" | "revoke"> = {
  read: ["visitor", "member", "friend", "staff"],
  revoke: ["visitor", "member", "staff"],
};
