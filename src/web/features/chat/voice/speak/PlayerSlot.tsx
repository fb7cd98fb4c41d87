import { useEffect } from "react";
import { useStore } from "zustand";
import { useThread } from "../../chat-context.ts";
import { goOnWith, listening, stopListening } from "./listening.ts";
import { PlayerBar } from "./PlayerBar.tsx";
import "./player.css";

/** Whoever listens goes on listening: a new answer is read in its turn, until the player is put away. */
const PlayerSlot = () => {
  const key = useStore(listening, (state) => state.key);
  const message = useThread((state) => (key === null ? undefined : state.messages[key]));
  const telling = useThread((state) => state.run?.key ?? null);
  useEffect(() => {
    if (telling !== null && listening.getState().key !== null) goOnWith(telling);
  }, [telling]);
  useEffect(() => stopListening, []);
  return message && message.id !== null ? <PlayerBar key={message.key} message={message} /> : null;
};
export default PlayerSlot;
