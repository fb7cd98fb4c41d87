import { useRef, useState } from "react";
import { getHumanCheck } from "../../../../shared/contract/accounts.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import type { AccountHandle } from "../account/use-account.ts";
import { checkCode, codeLength, type Problem } from "../account/validate.ts";
import { type Purpose, signInApi } from "../api.ts";
import { solve } from "../human/solve.ts";
import { type Said, sayFailure } from "../say-failure.ts";
import { useBusy } from "../use-busy.ts";
import { useFocus } from "../use-focus.ts";
import { useWords } from "../use-words.ts";
import { CodeSquares } from "./CodeSquares.tsx";
import { keepSent, toPlace, useSecondsLeft } from "./resend.ts";

interface CodeStepProps {
  purpose: Purpose;
  handle: AccountHandle;
  submitLabel: string;
  /** @throws ApiFailure */
  onCode(code: string): Promise<void>;
  /** The check is to be done once more, or something else than the code is wrong. */
  onFailed(said: Said): void;
}

/** Six digits that were sent. Another code can be had after a minute; this device does the check for it by itself where it can. */
export const CodeStep = ({ purpose, handle, submitLabel, onCode, onFailed }: CodeStepProps) => {
  const words = useWords();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useBusy();
  const place = toPlace(purpose, handle.target());
  const left = useSecondsLeft(place);
  const again = { at: "human", words: words.humanAgain } as const;

  useFocus(field);

  const tell = (error: unknown) => {
    const said = sayFailure(error, words);
    if (said?.at !== "code") return said && onFailed(said);
    setProblem(said.words);
    field.current?.focus();
    field.current?.select();
  };
  const submit = () =>
    run(async () => {
      const found = checkCode(code, words);
      setProblem(found);
      if (!found) await onCode(code).catch(tell);
    });
  const resend = () =>
    run(async () => {
      setSending(true);
      try {
        const { provider, challenge } = await callApi(getHumanCheck, { action: purpose });
        if (provider !== "altcha") return onFailed(again);
        const { answer } = await solve(challenge, AbortSignal.timeout(60_000));
        await signInApi.sendCode(purpose, handle.target(), answer);
        keepSent(place);
        setCode("");
        setProblem(null);
        showToast(words.sendSuccess);
        field.current?.focus();
      } catch (error) {
        tell(error);
      } finally {
        setSending(false);
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="lede">{words.sixSentTo(handle.shown())}</p>
      <CodeSquares
        code={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
        problem={problem}
        field={field}
      />
      <p className="resend">
        <span>{handle.account.kind === "email" ? words.notThere : words.notThereText}</span>
        {left > 0 ? (
          <span>{words.resendIn(left)}</span>
        ) : (
          <button type="button" className="link" disabled={isBusy} onClick={() => void resend()}>
            {isSending ? words.checking : words.resend}
          </button>
        )}
      </p>
      <button type="submit" className={code.length === codeLength ? "btn is-primary is-full" : "btn is-full is-waiting"} aria-busy={isBusy}>
        {submitLabel}
      </button>
    </form>
  );
};
