import { useId, useImperativeHandle, useRef, useState } from "react";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";
import { BirthFields } from "../../../../kernel/birth/BirthFields.tsx";
import { type BirthDraft, isUntouched, type Problems, type SentBirth, toDraft, toNeeds } from "../../../../kernel/birth/birth-draft.ts";
import { focusProblem } from "../../../../kernel/birth/focus-problem.ts";
import { readDraft } from "../../../../kernel/birth/read-draft.ts";
import { useBirthWords } from "../../../../kernel/birth/use-birth-words.ts";
import { useChat } from "../../chat-context.ts";
import type { ControlProps } from "../control.ts";
import "../../../../kernel/birth/birth.css";
import "./births.css";

interface Person {
  key: number;
  known: PartialBirth;
  draft: BirthDraft;
  problems: Problems;
  isTwice: boolean;
}

const most = 6;

const toPerson = (known: PartialBirth, key: number): Person => ({ key, known, draft: toDraft(known), problems: {}, isTwice: known.fold !== undefined });

/** One to six births. */
export const BirthsControl = ({ field, known, handle }: ControlProps) => {
  const words = useBirthWords();
  const { locale } = useChat();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [people, setPeople] = useState<Person[]>(() => {
    const said = Array.isArray(known) ? (known as PartialBirth[]).slice(0, most) : [];
    return (said.length > 0 ? said : [{}]).map(toPerson);
  });
  const put = (key: number, change: Partial<Person>) => setPeople((now) => now.map((person) => (person.key === key ? { ...person, ...change } : person)));
  useImperativeHandle(handle, () => ({
    read: async () => {
      const asked = people.filter(({ draft }, at) => !isUntouched(draft) || (field.isRequired && at === 0));
      const births: SentBirth[] = [];
      for (const { key, draft, known: said } of asked) {
        const read = await readDraft(draft, toNeeds(field.needs ?? [], said), locale, words);
        if ("birth" in read) births.push(read.birth);
        else put(key, { problems: read.problems, ...(read.problems.fold && { isTwice: true }) });
      }
      if (births.length === asked.length) return { value: births.length > 0 ? births : undefined };
      focusProblem(root);
      return null;
    },
  }));
  return (
    <fieldset className="birth is-list" ref={root}>
      <legend>{field.label[locale]}</legend>
      {people.map(({ key, known: said, draft, problems, isTwice }, at) => (
        <fieldset key={key} className="birth-person">
          <legend>{words.person(at + 1)}</legend>
          <div>
            <label htmlFor={`${id}-${key}`}>
              {words.nickname}
              <small>{words.optional}</small>
            </label>
            <input
              id={`${id}-${key}`}
              maxLength={40}
              autoComplete="off"
              value={draft.name}
              onChange={(event) => put(key, { draft: { ...draft, name: event.target.value } })}
            />
          </div>
          <BirthFields
            draft={draft}
            known={said}
            needs={toNeeds(field.needs ?? [], said)}
            locale={locale}
            problems={problems}
            isTwice={isTwice}
            onChange={(next) => put(key, { draft: next, problems: {}, isTwice: isTwice && next.solar === draft.solar && next.time === draft.time })}
          />
          {people.length > 1 ? (
            <button type="button" className="tx" onClick={() => setPeople(people.filter((person) => person.key !== key))}>
              {words.remove(at + 1)}
            </button>
          ) : null}
        </fieldset>
      ))}
      {people.length < most ? (
        <button type="button" className="btn birth-add" onClick={() => setPeople([...people, toPerson({}, Math.max(...people.map(({ key }) => key)) + 1)])}>
          {words.add}
        </button>
      ) : null}
    </fieldset>
  );
};
