import { type FormEvent, type SetStateAction, useId, useRef, useState } from "react";
import { Dialog } from "../../../../../../ui/dialog/dialog.tsx";
import { isTouch } from "../../../../../../ui/media/is-touch.ts";
import type { Picture } from "../../../store/thread-state.ts";
import { usePictureWords } from "../use-picture-words.ts";
import type { MarksDraft } from "./draft.ts";
import { MarksForm } from "./MarksForm.tsx";
import { Plan } from "./Plan.tsx";
import { findProblems, toDraft, toMarkInputs } from "./to-inputs.ts";
import "./marks.css";

export interface MarksSheetProps {
  picture: Picture;
  isOpen: boolean;
  onClose(): void;
  onDone(inputs: Record<string, unknown>): void;
}

/** Where door, centre, rooms and front are marked on a plan. What is half marked stays for the next time it is opened. */
export const MarksSheet = ({ picture, isOpen, onClose, onDone }: MarksSheetProps) => {
  const words = usePictureWords();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<MarksDraft>(() => toDraft(picture));
  const [problems, setProblems] = useState<ReturnType<typeof findProblems>>({});
  const change = (next: SetStateAction<MarksDraft>) => {
    setDraft(next);
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The sheet is drawn from inside the composer: its own form must not hear this.
    event.stopPropagation();
    const found = findProblems(draft);
    setProblems(found);
    if (!found.facing && !found.built) return onDone(toMarkInputs(draft, picture));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const actions = (
    <button type="submit" form={formId} className="btn is-primary">
      {words.done}
    </button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={isTouch() ? words.how : words.how + words.howByKeys}
      closeLabel={words.close}
      actions={actions}
    >
      <form ref={form} id={formId} className="marks" noValidate onSubmit={submit}>
        <div className="marks-plan">
          <Plan picture={picture} draft={draft} onChange={change} />
        </div>
        <MarksForm draft={draft} problems={problems} onChange={change} />
      </form>
    </Dialog>
  );
};
