import { useState } from "react";
import { PasswordInput } from "../account/PasswordInput.tsx";
import { checkAgain, checkPassword, type Problem } from "../account/validate.ts";
import { useWords } from "../use-words.ts";

export interface NewPasswordHandle {
  password: string;
  again: string;
  problems: { password: Problem; again: Problem };
  setPassword(password: string): void;
  setAgain(again: string): void;
  setProblem(problem: Problem): void;
  /** @returns true if nothing is wrong */
  check(): boolean;
  touch(part: "password" | "again"): void;
  isReady: boolean;
}

/** A password that is written twice. */
export const useNewPassword = (): NewPasswordHandle => {
  const words = useWords();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [problems, setProblems] = useState<NewPasswordHandle["problems"]>({ password: null, again: null });
  const look = { password: () => checkPassword(password, words), again: () => checkAgain(again, password, words) };
  return {
    password,
    again,
    problems,
    setPassword(typed) {
      setPassword(typed);
      setProblems({ password: null, again: null });
    },
    setAgain(typed) {
      setAgain(typed);
      setProblems({ ...problems, again: null });
    },
    setProblem: (problem) => setProblems({ ...problems, password: problem }),
    check() {
      const found = { password: look.password(), again: look.again() };
      setProblems(found);
      return !found.password && !found.again;
    },
    touch(part) {
      if (part === "password" ? password : again) setProblems((now) => ({ ...now, [part]: look[part]() }));
    },
    isReady: !look.password() && !look.again(),
  };
};

/** Both fields; one switch shows what is in them. */
export const NewPassword = ({ handle, label }: { handle: NewPasswordHandle; label: string }) => {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <PasswordInput
        shown={{ isShown, onShow: setShown }}
        label={label}
        name="new-password"
        autoComplete="new-password"
        value={handle.password}
        onChange={handle.setPassword}
        onBlur={() => handle.touch("password")}
        problem={handle.problems.password}
      />
      <PasswordInput
        shown={{ isShown }}
        label={words.again}
        name="again"
        autoComplete="new-password"
        placeholder=""
        value={handle.again}
        onChange={handle.setAgain}
        onBlur={() => handle.touch("again")}
        problem={handle.problems.again}
      />
    </>
  );
};
