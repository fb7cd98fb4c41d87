import { useMemo } from "react";
import { useLocation } from "react-router";
import { usePlace } from "../../app/use-place.ts";
import { newChatId } from "../../kernel/session.ts";
import { ChatRoom } from "./ChatRoom.tsx";

/** A chat by its id, or a new one, whose id is made here and comes into the address with its first question. */
export const ChatPage = () => {
  const { msggroup, topic } = usePlace();
  const { key } = useLocation();
  const made = useMemo(() => ({ forPlace: `${key} ${topic}`, id: newChatId() }), [key, topic]);
  const id = msggroup ?? made.id;
  return <ChatRoom key={id} msggroup={id} placedTopic={topic} isNew={msggroup === undefined} />;
};
