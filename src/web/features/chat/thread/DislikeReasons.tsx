import { useState } from "react";
import { feedbackReasons } from "../../../../shared/contract/feedback.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useWords } from "../chat-context.ts";

/** Asks, once, what was off; answering is optional. */
export const DislikeReasons = ({ onSend, onClose }: { onSend(reasons: string[]): void; onClose(): void }) => {
  const words = useWords();
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (reason: string) => setChosen(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason]);
  return (
    <fieldset className="reasons">
      <legend>{words.reasonsTitle}</legend>
      {feedbackReasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className={chosen.includes(reason) ? "chip hot" : "chip"}
          aria-pressed={chosen.includes(reason)}
          onClick={() => toggle(reason)}
        >
          {words.reasons[reason]}
        </button>
      ))}
      <button type="button" className="link" disabled={chosen.length === 0} onClick={() => onSend(chosen)}>
        {words.reasonsSend}
      </button>
      <button type="button" className="ib" aria-label={words.cancel} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </fieldset>
  );
};
