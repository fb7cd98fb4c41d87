import type { BirthRequest } from "../../../../shared/contract/birth-request.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { sayDay } from "../../../kernel/say-day.ts";
import { useWords } from "../use-words.ts";

/** A link that stands ready: copied, or handed to what the device sends by. */
export const MadeLink = ({ made, asker, onDone }: { made: BirthRequest; asker: string; onDone(): void }) => {
  const { asking: words } = useWords();
  const locale = useLocale();
  const url = new URL(made.url, location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast(words.copied),
      () => showToast(words.copyFailed(url)),
    );
  const share = () => navigator.share({ url, ...(asker && { text: words.shareText(asker) }) }).catch(() => undefined);
  return (
    <>
      <p className="ask-birth-note">{words.madeWords(sayDay(made.expiresAt, locale))}</p>
      <output className="ask-birth-link">{url}</output>
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={onDone}>
          {words.done}
        </button>
        {"share" in navigator ? (
          <button type="button" className="btn" onClick={() => void share()}>
            {words.share}
          </button>
        ) : null}
        <button type="button" className="btn is-primary" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
    </>
  );
};
