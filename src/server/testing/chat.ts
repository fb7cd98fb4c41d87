import { getMessageList, sendMessage } from "../../shared/contract/chat.ts";
import { type NumberedEvent, newId, readEvents, toText, type Visitor } from "./test-app.ts";

export interface Sent {
  ids: { msggroup: string; generationId: string; clientMessageId: string };
  events: NumberedEvent[];
  text: string;
}

export const toSend = (question: string, more: Record<string, unknown> = {}): Record<string, unknown> & Sent["ids"] => ({
  msggroup: newId("chat"),
  generationId: newId("run"),
  clientMessageId: newId("said"),
  module: "tarot",
  question,
  model: "4",
  ...more,
});

/** Says something and hears the whole answer. */
export const say = async (visitor: Visitor, question: string, more: Record<string, unknown> = {}): Promise<Sent> => {
  const request = toSend(question, more);
  const events = await readEvents(await visitor.raw(sendMessage, request));
  return { ids: request, events, text: toText(events) };
};

/** The stored chat, as a page that opens it now sees it. */
export const openChat = async (visitor: Visitor, msggroup: string) => (await visitor.ask(getMessageList, { msggroup })).data;

export const textOf = (message: { parts: { type: string }[] } | undefined): string =>
  (message?.parts.find((part) => part.type === "text") as { text: string } | undefined)?.text ?? "";

export const partOf = <Data>(events: NumberedEvent[], type: string): Data | undefined =>
  (events.find(({ event }) => event.type === type)?.event as { data: Data } | undefined)?.data;
