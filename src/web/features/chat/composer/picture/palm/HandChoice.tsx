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
  return (
    <>
      <fieldset>
        <legend>{words.which}</legend>
        <div className="palm-chips">
          {hands.map((hand) => (
            <label key={hand}>
              <input type="radio" name="palm-hand" checked={draft.hand === hand} onChange={() => onHand(hand)} />
              {words.hands[hand]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.used}</legend>
        <div className="palm-chips">
          {[...hands, null].map((hand) => (
            <label key={hand ?? "unsure"}>
              <input type="radio" name="palm-dominant" checked={draft.dominant === hand} onChange={() => onDominant(hand)} />
              {hand ? words.hands[hand] : words.unsure}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
};
