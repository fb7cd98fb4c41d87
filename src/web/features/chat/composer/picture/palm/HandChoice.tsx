import { Radios } from "../../../../../../ui/form/radios.tsx";
import type { Hand, PalmDraft } from "./draft.ts";
import { usePalmWords } from "./use-palm-words.ts";

interface HandChoiceProps {
  draft: PalmDraft;
  onHand(hand: Hand): void;
  onDominant(hand: Hand | null): void;
}

const hands = ["left", "right"] as const;

/** Which hand the photo shows, and which one its owner uses. */
export const HandChoice = ({ draft, onHand, onDominant }: HandChoiceProps) => {
  const words = usePalmWords();
  const shown = hands.map((value) => ({ value, label: words.hands[value] }));
  return (
    <>
      <fieldset>
        <legend>{words.which}</legend>
        <div className="palm-chips">
          <Radios options={shown} value={draft.hand} onChange={onHand} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.used}</legend>
        <div className="palm-chips">
          <Radios
            options={[...shown, { value: "unsure", label: words.unsure }]}
            value={draft.dominant ?? "unsure"}
            onChange={(hand) => onDominant(hand === "unsure" ? null : hand)}
          />
        </div>
      </fieldset>
    </>
  );
};
