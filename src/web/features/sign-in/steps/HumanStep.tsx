import { useRef, useState } from "react";
import type { AccountHandle } from "../account/use-account.ts";
import { type Purpose, signInApi } from "../api.ts";
import { HumanCheck } from "../human/HumanCheck.tsx";
import { type Said, sayFailure } from "../say-failure.ts";
import { useBusy } from "../use-busy.ts";
import { useWords } from "../use-words.ts";
import { keepSent, secondsLeft, toPlace } from "./resend.ts";

interface HumanStepProps {
  purpose: Purpose;
  handle: AccountHandle;
  banner: string | null;
  onSent(): void;
  /** What is not the check's fault. */
  onFailed(said: Said): void;
}

/** The human check, then the code is sent. */
export const HumanStep = ({ purpose, handle, banner, onSent, onFailed }: HumanStepProps) => {
  const words = useWords();
  const [answer, setAnswer] = useState<string | null>(null);
  const [refused, setRefused] = useState(banner);
  const attempt = useRef(0);
  const { isBusy, run } = useBusy();
  const place = toPlace(purpose, handle.target());
  const send = () =>
    run(async () => {
      if (answer === null) return;
      // One that was sent a moment ago is still good: a second would be refused.
      if (secondsLeft(place) > 0) return onSent();
      try {
        await signInApi.sendCode(purpose, handle.target(), answer);
        keepSent(place);
        onSent();
      } catch (error) {
        attempt.current += 1;
        setAnswer(null);
        const said = sayFailure(error, words);
        if (said?.at === "human") setRefused(said.words);
        else if (said) onFailed(said);
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="lede">{answer === null ? words.humanLead(handle.shown()) : words.humanDone(handle.shown())}</p>
      <HumanCheck
        key={attempt.current}
        action={purpose}
        banner={refused}
        onAnswer={(given) => {
          setAnswer(given);
          if (given) setRefused(null);
        }}
      />
      <button type="submit" className={answer === null ? "btn is-full is-waiting" : "btn is-primary is-full"} aria-busy={isBusy} disabled={answer === null}>
        {words.sendCode}
      </button>
    </form>
  );
};
