import { useEffect, useRef, useState } from "react";
import { shareRecordsMax } from "../../../../shared/constants.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useDockHeight } from "../composer/use-dock-height.ts";
import { endSelecting, openShare, useSelection } from "./selection.ts";
import { useDeleting } from "./use-deleting.ts";
import { useSharingWords } from "./use-sharing-words.ts";
import "./selecting.css";

/** Stands where one writes, while records are selected: how many, and what can be done with them. */
export const SelectBar = () => {
  const words = useSharingWords();
  const chosen = useSelection((state) => state.chosen);
  const remove = useDeleting();
  const [isAsking, setAsking] = useState(false);
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) endSelecting();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  const isNone = chosen.length === 0;
  return (
    <div ref={dock} className="dock">
      <section className="select-bar" aria-label={words.select}>
        <p aria-live="polite">
          <b>{words.chosen(chosen.length)}</b>
          <small>{chosen.length >= shareRecordsMax ? words.full(shareRecordsMax) : words.hint(shareRecordsMax)}</small>
        </p>
        <button type="button" className="tx" onClick={endSelecting}>
          {words.cancel}
        </button>
        <button type="button" className="ib" aria-label={words.remove} title={words.remove} disabled={isNone} onClick={() => setAsking(true)}>
          <Icon name="trash" />
        </button>
        <button type="button" className="btn is-primary" disabled={isNone} onClick={() => openShare(chosen)}>
          {words.share}
        </button>
      </section>
      <p className="fine">{words.removeNote}</p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={words.close}
        title={words.removeTitle(chosen.length)}
        description={words.removeWords}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {words.cancel}
            </button>
            <button
              type="button"
              className="btn is-danger"
              onClick={() => {
                setAsking(false);
                remove(chosen);
                endSelecting();
              }}
            >
              {words.remove}
            </button>
          </>
        }
      />
    </div>
  );
};
