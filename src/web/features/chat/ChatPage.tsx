import { useMemo } from "react";
import { useLocation } from "react-router";
import { usePlace } from "../../app/use-place.ts";
import { newChatId } from "../../kernel/session.ts";
import { ChatRoom } from "./ChatRoom.tsx";

/** A chat by its id, or a new one, whose id is made here and comes into the address with its first question. */
export const ChatPage = () => {
  const { msggroup, topic, isTemporary } = usePlace();
  const { key } = useLocation();
  // A temporary chat never comes into the address, which may change its language meanwhile.
  const place = isTemporary ? `temporary ${topic}` : `${key} ${topic}`;
  const made = useMemo(() => ({ forPlace: place, id: newChatId() }), [place]);
  const id = msggroup ?? made.id;
  return <ChatRoom key={id} msggroup={id} placedTopic={topic} isNew={msggroup === undefined} isTemporary={isTemporary} />;
};
