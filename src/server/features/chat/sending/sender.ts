import type { GenerationId } from "../../../../shared/ids.ts";
import { createLine } from "../../../kernel/line.ts";
import type { Memory } from "../remembering/port.ts";
import { send } from "./send.ts";
import type { SendContext, SendRequest } from "./task.ts";

/** So many sends are made ready at once: fewer than the database has connections, so that whoever only reads finds one. */
const sendsAtOnce = 12;
/** And so many more may wait; a crowd beyond is asked to come again. */
const sendsWaitingAtMost = 4000;

/** A picture of 50 megapixels takes 150 MB while it is decoded: sends that bring one have a door of their own, and hold up nobody who brings none. */
const picturesAtOnce = 2;
/** Each holds its picture meanwhile. */
const picturesWaitingAtMost = 24;

/** `send` as whoever speaks in a chat comes by it: through one door, however they came. */
export type Sender = (context: Omit<SendContext, "memory">, request: SendRequest) => Promise<GenerationId>;

export const createSender = (memory: Memory): Sender => {
  const door = createLine(sendsAtOnce, sendsWaitingAtMost);
  const pictureDoor = createLine(picturesAtOnce, picturesWaitingAtMost);
  return (context, request) => (request.base64String ? pictureDoor : door).pass({ signal: context.signal }, () => send({ ...context, memory }, request));
};
