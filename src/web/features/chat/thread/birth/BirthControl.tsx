import { useImperativeHandle, useRef, useState } from "react";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";
import { BirthFields } from "../../../../kernel/birth/BirthFields.tsx";
import { type BirthDraft, isUntouched, type Problems, toDraft, toNeeds } from "../../../../kernel/birth/birth-draft.ts";
import { focusProblem } from "../../../../kernel/birth/focus-problem.ts";
import { readDraft } from "../../../../kernel/birth/read-draft.ts";
import { useBirthWords } from "../../../../kernel/birth/use-birth-words.ts";
import { useLocale } from "../../../../kernel/locale.tsx";
import type { ControlProps } from "../control.ts";
import "../../../../kernel/birth/birth.css";

/** One birth in the form of a topic. */
export const BirthControl = ({ field, known, handle }: ControlProps) => {
  const words = useBirthWords();
  const locale = useLocale();
  const root = useRef<HTMLFieldSetElement>(null);
  const birth = (known ?? {}) as PartialBirth;
  const needs = toNeeds(field.needs ?? [], birth);
  const [draft, setDraft] = useState<BirthDraft>(() => toDraft(birth));
  const [problems, setProblems] = useState<Problems>({});
  const [isTwice, setTwice] = useState(birth.fold !== undefined);
  useImperativeHandle(handle, () => ({
    read: async () => {
      if (!field.isRequired && isUntouched(draft)) return { value: undefined };
      const read = await readDraft(draft, needs, locale, words);
      if ("birth" in read) return { value: read.birth };
      setProblems(read.problems);
      if (read.problems.fold) setTwice(true);
      focusProblem(root);
      return null;
    },
  }));
  const change = (next: BirthDraft) => {
    setDraft(next);
    setProblems({});
    if (next.solar !== draft.solar || next.time !== draft.time || next.place !== draft.place) setTwice(false);
  };
  return (
    <fieldset className="birth" ref={root}>
      <legend>{field.label[locale]}</legend>
      <BirthFields draft={draft} known={birth} needs={needs} locale={locale} problems={problems} isTwice={isTwice} onChange={change} />
    </fieldset>
  );
};
