import { questionMaxLength } from "../../../../shared/constants.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useWords } from "../chat-context.ts";
import { cutToFit, toExcess } from "./too-long.ts";

/** More words than can be sent: how many, before anything is cut; what is cut can be had back. */
export const TooLongNotice = ({ text, onChange }: { text: string; onChange(text: string): void }) => {
  const words = useWords();
  const excess = toExcess(text);
  const cut = () => {
    onChange(cutToFit(text));
    showToast(words.cut(excess), { action: { label: words.undoCut, act: () => onChange(text) } });
  };
  return (
    <div role="status">
      {excess > 0 ? (
        <div className="dock-note is-grave">
          <span>
            <b>{words.tooLong(excess)}</b> {words.tooLongHint(questionMaxLength)}
          </span>
          <button type="button" className="tx" onClick={cut}>
            {words.cutToFit(questionMaxLength)}
          </button>
        </div>
      ) : null}
    </div>
  );
};
