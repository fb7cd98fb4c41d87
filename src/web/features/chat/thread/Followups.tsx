import { memo } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread, useWords } from "../chat-context.ts";

/** The questions this cast can answer next. */
export const Followups = memo(({ questions }: { questions: readonly string[] }) => {
  const words = useWords();
  const { ask } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  return (
    <nav className="next" aria-label={words.next}>
      <h3>{words.next}</h3>
      {questions.map((question) => (
        <button key={question} type="button" disabled={isBusy} onClick={() => ask(question)}>
          {question}
          <Icon name="chev" size={18} />
        </button>
      ))}
    </nav>
  );
});
