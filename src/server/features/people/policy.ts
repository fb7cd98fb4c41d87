import type { Policy } from "../../kernel/allow.ts";

/** `moveAlong`: the product day takes the browser's zone by itself. A member's is theirs to change. */
export const peoplePolicy: Policy<"moveAlong"> = {
  moveAlong: ["visitor"],
};
