import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { dailyPlusUses } from "../../../shared/constants.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { isTouch } from "../../../ui/media/is-touch.ts";
import { paths } from "../../app/paths.ts";
import { closeDialog } from "../../kernel/close-dialog.ts";
import { Link } from "../../kernel/link.tsx";
import { setModel } from "../../kernel/session.ts";
import { forgetSignInReason, getSignInReason, type SocialReturn } from "../../kernel/sign-in.ts";
import { useAccount } from "./account/use-account.ts";
import { Forgot } from "./Forgot.tsx";
import { meetVisitor } from "./finish.ts";
import { SignIn } from "./SignIn.tsx";
import { SignUp } from "./SignUp.tsx";
import { useSocialReturn } from "./use-social-return.ts";
import { useWords } from "./use-words.ts";
import { Ways } from "./ways/Ways.tsx";

const CountryPicker = lazy(() => import("./account/CountryPicker.tsx"));

type Mode = "signIn" | "signUp" | "forgot";

/** Why one is asked, and the way past it. */
const Reason = () => {
  const words = useWords();
  const [reason] = useState(getSignInReason);
  if (reason === "own") return null;
  if (reason === "visit" || reason === "account") return <p className={`banner is-calm${reason === "visit" ? " is-asking" : ""}`}>{words.reasons[reason]}</p>;
  const { before, link, after } = reason === "zero" ? words.reasons.zero(dailyPlusUses.visitor, dailyPlusUses.account) : words.reasons.newChat;
  const pass = () => {
    if (reason === "zero") setModel("3.5");
    closeDialog();
  };
  return (
    <p className="banner is-calm is-asking">
      {before}
      <button type="button" className="link" onClick={pass}>
        {link}
      </button>
      {after}
    </p>
  );
};

const Legal = () => {
  const { legal } = useWords();
  return (
    <p className="small-print legal">
      {legal.before}
      <Link to={paths.agreement} target="_blank">
        {legal.agreement}
      </Link>
      {legal.and}
      <Link to={paths.privacy} target="_blank">
        {legal.privacy}
      </Link>
      {legal.after}
    </p>
  );
};

/** On a phone the keyboard would come up over the other ways in. */
const findFirstField = (openedBy: string): HTMLElement | boolean =>
  document.querySelector<HTMLElement>(openedBy === "touch" || isTouch() ? ".dialog.sign-in" : ".sign-in form input:not([readonly])") ?? true;

/** The dialog one signs in with: three modes over one account, whose steps go on in the same window. */
export const SignInWindow = ({ back }: { back: SocialReturn | null }) => {
  const words = useWords();
  const [mode, setMode] = useState<Mode>("signIn");
  const [step, setStep] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const [banner, setBanner] = useState<string | null>(null);
  const [isGood, setGood] = useState(false);
  const [lead, setLead] = useState<string | null>(null);
  const handle = useAccount({ kind: "email", email: "", country: "CN", number: "" });
  useEffect(meetVisitor, []);
  useEffect(() => forgetSignInReason, []);
  const isReturning = useSocialReturn(back, setBanner);

  const tell = (said: string | null) => {
    setGood(false);
    setBanner(said);
  };
  const turnTo = (next: Mode, said: string | null = null) => {
    setMode(next);
    setStep(0);
    setBanner(said);
    setGood(said !== null);
    handle.setProblem(null);
  };
  const shown: ReactNode = banner ? (
    <p className={isGood ? "banner is-good" : "banner"} role="alert">
      {banner}
    </p>
  ) : lead ? (
    <p className="banner is-calm" role="status">
      {lead}
    </p>
  ) : isReturning && back ? (
    <p className="banner is-calm" role="status">
      {words.socialWaiting(back.name === "google" ? "Google" : "X")}
    </p>
  ) : mode === "forgot" ? null : (
    <Reason />
  );
  const goBack = isPicking ? () => setPicking(false) : step > 0 ? () => setStep(step === 3 ? 0 : step - 1) : null;
  const shared = { handle, step, onStep: setStep, banner: shown, onBanner: tell, onCountry: () => setPicking(true) };
  const other = mode === "signIn" ? "signUp" : "signIn";
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={isPicking ? words.country : words[mode]}
      closeLabel={words.close}
      className={isPicking ? "sign-in is-tall" : "sign-in"}
      initialFocus={findFirstField}
      lead={
        goBack ? (
          <button type="button" className="ib" aria-label={words.back} onClick={goBack}>
            <Icon name="back" />
          </button>
        ) : null
      }
      beside={
        goBack ? null : (
          <button type="button" className="link other-mode" onClick={() => turnTo(other)}>
            {words[other]}
          </button>
        )
      }
    >
      {isPicking ? (
        <Suspense>
          <CountryPicker
            chosen={handle.account.country}
            onChoose={(country) => {
              handle.change({ country });
              setPicking(false);
            }}
          />
        </Suspense>
      ) : null}
      <div hidden={isPicking}>
        {mode === "signIn" ? (
          <SignIn {...shared} onForgot={() => turnTo("forgot")}>
            <Ways onLead={setLead} />
            <Legal />
          </SignIn>
        ) : mode === "signUp" ? (
          <SignUp {...shared} onMade={() => turnTo("signIn", words.signedUp)}>
            <Legal />
          </SignUp>
        ) : (
          <Forgot {...shared} onChanged={() => turnTo("signIn", words.ModificationSuccessful)} />
        )}
      </div>
    </Dialog>
  );
};
