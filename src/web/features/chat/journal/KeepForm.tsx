import { type FormEvent, useId, useState } from "react";
import { journalExpectsMax } from "../../../../shared/constants.ts";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { previewKeeping } from "../../../../shared/contract/journal.ts";
import { Radios } from "../../../../ui/form/radios.tsx";
import { toDay } from "../../../kernel/day.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { addDays, addMonths } from "./days.ts";
import type { KeepMessages } from "./messages.zh.ts";

interface KeepFormProps {
  words: KeepMessages;
  preview: AnswerOf<typeof previewKeeping>;
  onKeep(expects: string, dueOn: string | null): Promise<void>;
  onDrop: (() => Promise<void>) | null;
}

const [own, never] = ["own", "never"] as const;

/** A line and a day. On a matter that no reading judges no day is put forward. */
export const KeepForm = ({ words, preview, onKeep, onDrop }: KeepFormProps) => {
  const locale = useLocale();
  const id = useId();
  const { kept, isQuiet, mayLook, dates, today, claims } = preview;
  const suggested = isQuiet
    ? []
    : [
        { value: addDays(today, 7), label: words.week },
        { value: addMonths(today, 1), label: words.month },
        { value: addMonths(today, 3), label: words.quarter },
        ...dates.map((day) => ({ value: day, label: words.named(toDay(day, locale)) })),
      ];
  const options = [...suggested, { value: never, label: words.never }, { value: own, label: words.own }];
  const first = kept
    ? kept.dueOn === null
      ? never
      : suggested.some(({ value }) => value === kept.dueOn)
        ? kept.dueOn
        : own
    : isQuiet
      ? never
      : suggested[1]!.value;
  const [choice, setChoice] = useState<string>(first);
  const [day, setDay] = useState(kept?.dueOn ?? "");
  const [expects, setExpects] = useState(kept?.expects ?? "");
  const [isBusy, setBusy] = useState(false);
  const dueOn = choice === never ? null : choice === own ? day : choice;
  const isLate = choice === own && day !== "" && day <= today;
  const isReady = !isBusy && (dueOn === null || dueOn > today);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void run(() => onKeep(expects.trim(), dueOn));
  };
  return (
    <form className="kd" onSubmit={send}>
      <p className="dialog-words">{isQuiet ? words.leadQuiet : words.lead(claims, mayLook)}</p>
      <label className="kd-line">
        <span>{words.expects}</span>
        <input
          value={expects}
          maxLength={journalExpectsMax}
          placeholder={isQuiet ? undefined : words.expectsHint}
          onChange={({ target }) => setExpects(target.value)}
        />
      </label>
      <fieldset className="kd-days">
        <legend>{words.when}</legend>
        <Radios options={options.filter((one, at) => options.findIndex(({ value }) => value === one.value) === at)} value={choice} onChange={setChoice} />
      </fieldset>
      {choice === own ? (
        <label className="kd-line">
          <span>{words.ownDay}</span>
          <input
            type="date"
            value={day}
            min={addDays(today, 1)}
            required
            aria-invalid={isLate}
            aria-describedby={`${id}late`}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
      ) : null}
      <p id={`${id}late`} className="kd-late" role="status">
        {isLate ? words.late : ""}
      </p>
      {!mayLook || kept ? null : <p className="kd-note">{words.sealed}</p>}
      <div className="dialog-acts">
        {onDrop ? (
          <button type="button" className="btn" disabled={isBusy} onClick={() => void run(onDrop)}>
            {words.drop}
          </button>
        ) : null}
        <button type="submit" className="btn is-primary" disabled={!isReady}>
          {kept ? words.save : words.keep}
        </button>
      </div>
    </form>
  );
};
