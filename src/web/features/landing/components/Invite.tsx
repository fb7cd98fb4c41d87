import { useEffect, useRef } from "react";
import { questionMaxLength } from "../../../../shared/constants.ts";
import { isComposing } from "../../../../ui/form/is-composing.ts";
import { keepOpening } from "../../../kernel/opening.ts";
import type { DrawState } from "../draw/draw-state.ts";
import { useLanding } from "../use-landing.ts";

interface InviteProps {
  question: string;
  onQuestion(question: string): void;
  state: DrawState;
}

/** A matter in mind, a line to write it on, and the way to ask it in a chat instead: a plain form, so that it works at once. */
export const Invite = ({ question, onQuestion, state: { seal, problem, problemText } }: InviteProps) => {
  const { locale, words } = useLanding();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", focusOnSlash);
    return () => removeEventListener("keydown", focusOnSlash);
  }, []);
  const carry = () => {
    const asked = question.trim();
    if (asked === "") return;
    keepOpening({ question: asked, topic: "ask", seal });
  };
  return (
    <form className="invite" action="/index" onSubmit={carry}>
      {problem ? (
        <p className="problem" role="alert">
          {problemText || words.problems[problem]}
        </p>
      ) : (
        <p id="invite">{words.invite}</p>
      )}
      <input type="hidden" name="type" value={`ask_${locale}`} />
      <input type="hidden" name="type" value="newChat" />
      <div className="line">
        <input
          ref={field}
          type="text"
          aria-label={words.question}
          placeholder={words.questionHint}
          maxLength={questionMaxLength}
          autoComplete="off"
          enterKeyHint="go"
          value={question}
          onChange={(event) => onQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
            if (event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
          }}
        />
        <button type="submit" className="cta">
          {words.ask}
        </button>
      </div>
      <a className="or" href="#how">
        {words.how}
      </a>
    </form>
  );
};
