import { Icon } from "../../../../ui/icon/icon.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";

/** ‹ 2/3 › — the versions that stand beside a message. */
const Versions = ({ id, siblings }: { id: string | null; siblings: readonly string[] }) => {
  const words = useWords();
  const { conversation } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const at = id === null ? -1 : siblings.indexOf(id);
  if (at < 0 || siblings.length < 2) return null;
  const show = (next: number) => {
    const sibling = siblings[next];
    if (sibling) conversation.showVersion(sibling).catch(() => showToast(words.versionFailed));
  };
  return (
    <fieldset className="versions">
      <legend className="vh">{words.versions}</legend>
      <button type="button" className="ib" aria-label={words.earlierVersion} disabled={isBusy || at === 0} onClick={() => show(at - 1)}>
        <Icon name="back" size={16} />
      </button>
      <span role="img" aria-label={words.versionOf(at + 1, siblings.length)}>
        {at + 1}/{siblings.length}
      </span>
      <button type="button" className="ib" aria-label={words.laterVersion} disabled={isBusy || at === siblings.length - 1} onClick={() => show(at + 1)}>
        <Icon name="chev" size={16} />
      </button>
    </fieldset>
  );
};
export default Versions;
