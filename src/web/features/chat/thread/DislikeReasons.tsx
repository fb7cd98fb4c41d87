import { useState } from "react";
import { feedbackReasons, feedbackTextMax, type WhatWasOff } from "../../../../shared/contract/feedback.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useWords } from "../chat-context.ts";

/** Asks, once, what was off; answering is optional. */
export const DislikeReasons = ({ onSend, onClose }: { onSend(off: WhatWasOff): void; onClose(): void }) => {
  const words = useWords();
  const [chosen, setChosen] = useState<WhatWasOff["reasons"]>([]);
  const [said, setSaid] = useState("");
  const text = said.trim();
  return (
    <fieldset className="reasons">
      <legend>{words.reasonsTitle}</legend>
      {feedbackReasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className={chosen.includes(reason) ? "chip hot" : "chip"}
          aria-pressed={chosen.includes(reason)}
          onClick={() => setChosen(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason])}
        >
          {words.reasons[reason]}
        </button>
      ))}
      <textarea
        className="reasons-text"
        rows={1}
        aria-label={words.reasonsText}
        placeholder={words.reasonsText}
        maxLength={feedbackTextMax}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
      <button
        type="button"
        className="link"
        disabled={chosen.length === 0 && text === ""}
        onClick={() => onSend({ reasons: chosen, ...(text !== "" && { text }) })}
      >
        {words.reasonsSend}
      </button>
      <button type="button" className="ib" aria-label={words.cancel} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </fieldset>
  );
};
