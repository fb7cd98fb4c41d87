import { type FormEvent, useRef } from "react";
import { listMissing } from "../../kernel/birth/birth-draft.ts";
import { focusProblem } from "../../kernel/birth/focus-problem.ts";
import { PillarsPlate } from "../../kernel/birth/PillarsPlate.tsx";
import { useLocale } from "../../kernel/locale.tsx";
import { FieldProblem, GenderField, NicknameField } from "../../kernel/profiles/fields.tsx";
import { findNicknameProblem } from "../../kernel/profiles/nickname-problem.ts";
import { useProfileWords } from "../../kernel/profiles/use-profile-words.ts";
import { sayDay } from "../../kernel/say-day.ts";
import type { OpenLink } from "./api.ts";
import { useAnswering } from "./use-answering.ts";
import { useWords } from "./use-words.ts";
import "../../kernel/birth/birth.css";

/** For what, who sees it and for how long; then the birth, which one may leave. */
export const Asking = ({ linkKey, link: { asker, purpose, expiresAt } }: { linkKey: string; link: OpenLink }) => {
  const words = useWords();
  const profileWords = useProfileWords();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { draft, put, problems, isSending, send } = useAnswering(linkKey);
  const { birth } = draft;
  const isReady = findNicknameProblem(draft.nickname, profileWords) === null && draft.gender !== null && listMissing(birth, ["date", "time"]).length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send())) focusProblem(form);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className="bl is-two">
        <div>
          <h1>{words.title[purpose](asker)}</h1>
          <p className="bl-by">{words.by(sayDay(expiresAt, locale))}</p>
          <dl className="bl-told">
            <div>
              <dt>{words.what}</dt>
              <dd>{words.whats[purpose](asker)}</dd>
            </div>
            <div>
              <dt>{words.who}</dt>
              <dd>{words.whos[purpose](asker)}</dd>
            </div>
            <div>
              <dt>{words.long}</dt>
              <dd>{words.longs[purpose]}</dd>
            </div>
          </dl>
          <NicknameField label={words.nickname} value={draft.nickname} problem={problems.nickname} onChange={(nickname) => put({ nickname })} />
          <GenderField value={draft.gender} problem={problems.gender} onChange={(gender) => put({ gender })} />
        </div>
        <PillarsPlate
          draft={birth}
          problems={problems.birth ?? {}}
          isTwice={problems.birth?.fold !== undefined || birth.fold !== null}
          timeZone={draft.timeZone}
          onChange={(next) => put({ birth: next })}
        />
      </div>
      <div className="bl-give">
        <FieldProblem id="bl-rest" words={problems.rest} />
        <button type="submit" className={isReady ? "btn is-primary" : "btn"} aria-busy={isSending}>
          {isSending ? words.giving : words.give[purpose](asker)}
        </button>
        <p>{words.notTold(asker)}</p>
      </div>
    </form>
  );
};
