import { shareRecordsMax } from "../../../../shared/constants.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread } from "../chat-context.ts";
import { toggle, useSelection } from "./selection.ts";
import { useSharingWords } from "./use-sharing-words.ts";
import "./selecting.css";

/** The box beside a question, while records are selected: nothing moves for it. */
export const SelectTick = ({ rows }: { rows: readonly string[] }) => {
  const words = useSharingWords();
  const { msggroup } = useChat();
  const isOn = useSelection((state) => state.msggroup === msggroup);
  const answerId = useThread((state) => {
    const answer = rows.map((key) => state.messages[key]).findLast((message) => message?.role === "assistant" && message.status !== "running");
    return answer?.id ?? null;
  });
  const questionId = useThread((state) => rows.map((key) => state.messages[key]).find((message) => message?.role === "user")?.id ?? null);
  const asked = useThread((state) => rows.map((key) => state.messages[key]).find((message) => message?.role === "user")?.text ?? "");
  const isChosen = useSelection(({ chosen }) => chosen.some((one) => one.answerId === answerId));
  const isFull = useSelection(({ chosen }) => chosen.length >= shareRecordsMax);
  if (!isOn || answerId === null) return null;
  return (
    <label className={`pick${isChosen ? " is-chosen" : ""}${isFull && !isChosen ? " is-full" : ""}`}>
      <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={() => toggle({ answerId, questionId })} />
      <span className="pick-box" aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
      <span className="vh">{asked ? `${words.pick}: ${asked.slice(0, 40)}` : words.pick}</span>
    </label>
  );
};
