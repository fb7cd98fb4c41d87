import { type ReactNode, useState } from "react";
import { errors } from "../../../shared/errors.ts";
import { ApiFailure } from "../../kernel/api-failure.ts";
import { AccountField } from "./account/AccountFields.tsx";
import { KindTabs } from "./account/KindTabs.tsx";
import type { AccountHandle } from "./account/use-account.ts";
import { signInApi } from "./api.ts";
import { type Said, sayFailure } from "./say-failure.ts";
import { CodeStep } from "./steps/CodeStep.tsx";
import { HumanStep } from "./steps/HumanStep.tsx";
import { NewPassword, useNewPassword } from "./steps/NewPassword.tsx";
import { Steps } from "./steps/Steps.tsx";
import { useBusy } from "./use-busy.ts";
import { useWords } from "./use-words.ts";

interface ForgotProps {
  handle: AccountHandle;
  /** 0 the account, 1 the check, 2 the code, 3 the new password. */
  step: number;
  onStep(step: number): void;
  banner: ReactNode;
  onBanner(banner: string | null): void;
  onCountry(): void;
  onChanged(): void;
}

/** A new password for an account whose old one is gone. */
export const Forgot = ({ handle, step, onStep, banner, onBanner, onCountry, onChanged }: ForgotProps) => {
  const words = useWords();
  const passwords = useNewPassword();
  const [code, setCode] = useState("");
  const [checkBanner, setCheckBanner] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const { account } = handle;

  const fail = ({ at, words: said }: Said) => {
    if (at === "human") {
      setCheckBanner(said);
      return onStep(1);
    }
    if (at === "password") return passwords.setProblem(said);
    if (at === "account") handle.setProblem(said);
    else onBanner(said);
    onStep(0);
  };
  const checkIt = async (typed: string) => {
    const { is_checked } = await signInApi.checkResetCode(handle.target(), typed);
    if (is_checked !== 1) throw new ApiFailure({ code: errors.wrongVerificationCode.code, message: words.wrongCode });
    setCode(typed);
    onStep(3);
  };
  const change = () =>
    run(async () => {
      if (!passwords.check()) return;
      try {
        await signInApi.resetPassword(handle.target(), code, passwords.password);
        onChanged();
      } catch (error) {
        const said = sayFailure(error, words);
        if (said) fail(said.at === "code" ? { at: "banner", words: words.lost } : said);
      }
    });
  const { steps } = words;
  return (
    <>
      <Steps names={[steps.account, steps.human, steps.code, steps.password]} at={step} />
      {step === 0 ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onBanner(null);
            setCheckBanner(null);
            if (handle.check()) onStep(1);
          }}
        >
          {banner ?? <p className="lede">{words.forgotLead}</p>}
          <KindTabs handle={handle} />
          <AccountField handle={handle} onCountry={onCountry} />
          <button
            type="submit"
            className={(account.kind === "email" ? account.email : account.number).trim() ? "btn is-primary is-full" : "btn is-full is-waiting"}
          >
            {words.next}
          </button>
        </form>
      ) : step === 1 ? (
        <HumanStep key={checkBanner} purpose="reset" handle={handle} banner={checkBanner} onSent={() => onStep(2)} onFailed={fail} />
      ) : step === 2 ? (
        <CodeStep purpose="reset" handle={handle} submitLabel={words.next} onCode={checkIt} onFailed={fail} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void change();
          }}
        >
          <p className="lede">{words.newLead}</p>
          {/* Password managers file the new one under it. */}
          <input className="vh" name="username" autoComplete="username" value={handle.target()} readOnly tabIndex={-1} aria-hidden="true" />
          <NewPassword handle={passwords} label={words.newPassword} />
          <button type="submit" className={passwords.isReady ? "btn is-primary is-full" : "btn is-full is-waiting"} aria-busy={isBusy}>
            {words.changeIt}
          </button>
        </form>
      )}
    </>
  );
};
