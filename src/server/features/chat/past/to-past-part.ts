import type { MessagePart } from "../../../../shared/contract/stream.ts";
import type { CastRow } from "../queries.ts";

export const toPastPart = ({ id, topic, input }: Pick<CastRow, "id" | "topic" | "input">): Extract<MessagePart, { type: "data-past" }> => ({
  type: "data-past",
  data: { castId: id, topic, hasTime: (input as { birth?: { time?: string | null } }).birth?.time != null },
});
