import { type ReactNode, useState } from "react";
import { readKept } from "../../kernel/storage.ts";
import { AccountField } from "./account/AccountFields.tsx";
import { Field } from "./account/Field.tsx";
import { KindTabs } from "./account/KindTabs.tsx";
import type { AccountHandle } from "./account/use-account.ts";
import { signInApi } from "./api.ts";
import { signInBy } from "./finish.ts";
import type { Said } from "./say-failure.ts";
import { CodeStep } from "./steps/CodeStep.tsx";
import { HumanStep } from "./steps/HumanStep.tsx";
import { NewPassword, useNewPassword } from "./steps/NewPassword.tsx";
import { Steps } from "./steps/Steps.tsx";
import { useWords } from "./use-words.ts";

interface SignUpProps {
  handle: AccountHandle;
  /** 0 the account, 1 the check, 2 the code. */
  step: number;
  onStep(step: number): void;
  banner: ReactNode;
  onBanner(banner: string | null): void;
  onCountry(): void;
  /** The account is made, and could not be signed in to by itself. */
  onMade(): void;
  children: ReactNode;
}

/** A new account: what it is called and opened by, a human check, a code that was sent there. */
export const SignUp = ({ handle, step, onStep, banner, onBanner, onCountry, onMade, children }: SignUpProps) => {
  const words = useWords();
  const passwords = useNewPassword();
  const locked = readKept("invite_code");
  const [invite, setInvite] = useState("");
  const [checkBanner, setCheckBanner] = useState<string | null>(null);
  const { account } = handle;

  const goOn = () => {
    onBanner(null);
    const [isAccount, isPassword] = [handle.check(), passwords.check()];
    if (!isAccount || !isPassword) return;
    setCheckBanner(null);
    onStep(1);
  };
  const fail = ({ at, words: said }: Said) => {
    if (at === "human") {
      setCheckBanner(said);
      return onStep(1);
    }
    if (at === "account") handle.setProblem(said);
    else if (at === "password") passwords.setProblem(said);
    else onBanner(said);
    onStep(0);
  };
  const finish = async (code: string) => {
    let isMade = false;
    try {
      await signInBy(async () => {
        await signInApi.register(handle.target(), code, passwords.password, locked ?? (invite.trim() || null));
        isMade = true;
        return signInApi.byPassword(handle.target(), passwords.password, null);
      });
    } catch (error) {
      if (!isMade) throw error;
      onMade();
    }
  };
  const isReady = (account.kind === "email" ? account.email : account.number).trim() !== "" && passwords.isReady;
  return (
    <>
      <Steps names={[words.steps.account, words.steps.human, words.steps.code]} at={step} />
      {step === 0 ? (
        <>
          {banner}
          <KindTabs handle={handle} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              goOn();
            }}
          >
            <AccountField handle={handle} onCountry={onCountry} />
            <NewPassword handle={passwords} label={words.password} />
            <Field
              label={words.invite}
              name="invite"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={64}
              value={locked ?? invite}
              onChange={setInvite}
              readOnly={locked !== null}
              aside={<small>{words.optional}</small>}
              hint={locked === null ? null : words.inviteLocked}
            />
            <button type="submit" className={isReady ? "btn is-primary is-full" : "btn is-full is-waiting"}>
              {words.next}
            </button>
          </form>
          {children}
        </>
      ) : step === 1 ? (
        <HumanStep key={checkBanner} purpose="register" handle={handle} banner={checkBanner} onSent={() => onStep(2)} onFailed={fail} />
      ) : (
        <CodeStep purpose="register" handle={handle} submitLabel={words.finish} onCode={finish} onFailed={fail} />
      )}
    </>
  );
};
