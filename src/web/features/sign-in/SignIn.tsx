import { type ReactNode, useEffect, useRef, useState } from "react";
import { RadioRow } from "../../../ui/form/radios.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { AccountField } from "./account/AccountFields.tsx";
import { Field } from "./account/Field.tsx";
import { KindTabs } from "./account/KindTabs.tsx";
import { PasswordInput } from "./account/PasswordInput.tsx";
import type { AccountHandle } from "./account/use-account.ts";
import { checkCode, type Problem, toDigits } from "./account/validate.ts";
import { signInApi } from "./api.ts";
import { signInBy } from "./finish.ts";
import { HumanCheck } from "./human/HumanCheck.tsx";
import { sayFailure } from "./say-failure.ts";
import { keepSent, secondsLeft, toPlace, useSecondsLeft } from "./steps/resend.ts";
import { useBusy } from "./use-busy.ts";
import { useWords } from "./use-words.ts";

interface SignInProps {
  handle: AccountHandle;
  banner: ReactNode;
  onBanner(banner: string | null): void;
  onForgot(): void;
  onCountry(): void;
  /** Below the button: the other ways in. */
  children: ReactNode;
}

/** By email or phone with a password, or by a code that is texted. */
export const SignIn = ({ handle, banner, onBanner, onForgot, onCountry, children }: SignInProps) => {
  const words = useWords();
  const { account } = handle;
  const [way, setWay] = useState<"code" | "password">("code");
  const isByCode = account.kind === "phone" && way === "code";
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem>(null);
  const [needsHuman, setNeedsHuman] = useState<"login" | "code" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const answer = useRef<string | null>(null);
  const field = useRef<HTMLFormElement>(null);
  const { isBusy, run } = useBusy();
  const place = toPlace("code", handle.target());
  const left = useSecondsLeft(place);
  const [sentTo, setSentTo] = useState("");
  const wasSent = sentTo === place || left > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: What was said of the one does not hold for the other.
  useEffect(() => setProblem(null), [isByCode]);

  const fail = (error: unknown, action: "login" | "code") => {
    answer.current = null;
    setAttempt((now) => now + 1);
    const said = sayFailure(error, words);
    if (!said) return;
    if (said.at === "human") setNeedsHuman(action);
    else if (said.at === "account") handle.setProblem(said.words);
    else if (said.at === "banner") onBanner(said.words);
    else {
      setProblem(said.words);
      field.current?.querySelector<HTMLInputElement>('[name="password"], [name="code"]')?.focus();
    }
  };
  const sendCode = () =>
    run(async () => {
      onBanner(null);
      if (!handle.check() || secondsLeft(place) > 0) return;
      try {
        await signInApi.sendMobileCode(handle.target(), answer.current);
        answer.current = null;
        setNeedsHuman(null);
        keepSent(place);
        setSentTo(place);
        showToast(words.sendSuccess);
        field.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
      } catch (error) {
        fail(error, "code");
      }
    });
  const submit = () =>
    run(async () => {
      onBanner(null);
      // An old password may be of any length: the server knows.
      const found = isByCode ? checkCode(code, words) : password === "" ? words.enterPassword : null;
      setProblem(found);
      if (!handle.check() || found) return;
      try {
        await signInBy(() => (isByCode ? signInApi.byMobileCode(handle.target(), code) : signInApi.byPassword(handle.target(), password, answer.current)));
      } catch (error) {
        fail(error, "login");
      }
    });
  const isReady = (account.kind === "email" ? account.email : account.number).trim() !== "" && (isByCode ? code.length === 6 : password !== "");
  const human = needsHuman ? (
    <HumanCheck
      key={`${needsHuman}${attempt}`}
      action={needsHuman}
      banner={needsHuman === "login" ? words.humanBefore : words.humanAgain}
      onAnswer={(given) => {
        answer.current = given;
        if (given && needsHuman === "code") void sendCode();
      }}
    />
  ) : null;
  return (
    <>
      {banner}
      <KindTabs handle={handle}>
        {account.kind === "phone" ? (
          <RadioRow<"code" | "password">
            look="seg"
            title={words.how}
            options={[
              { value: "code", label: words.byCode },
              { value: "password", label: words.byPassword },
            ]}
            value={way}
            onChange={setWay}
          />
        ) : null}
      </KindTabs>
      <form
        ref={field}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <AccountField handle={handle} onCountry={onCountry} isReached={isByCode} />
        {isByCode ? (
          <Field
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={24}
            value={code}
            onChange={(typed) => {
              setCode(toDigits(typed));
              setProblem(null);
            }}
            problem={problem}
            hint={wasSent ? words.sentTo(handle.shown()) : null}
            act={
              <button type="button" className="field-act" disabled={left > 0 || isBusy} onClick={() => void sendCode()}>
                {left > 0 ? words.resendIn(left) : wasSent ? words.resend : words.getCode}
              </button>
            }
          />
        ) : (
          <PasswordInput
            label={words.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              setProblem(null);
            }}
            problem={problem}
            aside={
              <button type="button" className="link" onClick={onForgot}>
                {words.forgotIt}
              </button>
            }
          />
        )}
        {human}
        <button type="submit" className={isReady ? "btn is-primary is-full" : "btn is-full is-waiting"} aria-busy={isBusy}>
          {words.signIn}
        </button>
      </form>
      {children}
      {isByCode ? <p className="small-print">{words.newNumber}</p> : null}
    </>
  );
};
