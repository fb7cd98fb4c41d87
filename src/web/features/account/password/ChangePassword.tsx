import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../../ui/form/text-field.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { closeDialog } from "../../../kernel/close-dialog.ts";
import { usePerson } from "../../../kernel/session.ts";
import { user } from "../../../kernel/user.ts";
import { useWords } from "../use-words.ts";
import { changePassword, toProblems } from "./change-password.ts";
import { type Field, findProblems, type Problems, type Written } from "./find-problems.ts";
import "../account.css";

const empty: Written = { old: "", next: "", again: "" };

/** The dialog of `?dialog=change-password`, for whoever signs in by an address and a password. */
const ChangePassword = () => {
  const words = useWords();
  const { data } = useQuery(user(usePerson()));
  const isTheirs = data?.session === 1 || data?.session === 2;
  const [written, setWritten] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      closeDialog();
      showToast(words.ModificationSuccessful);
    },
    onError: (failure) => setProblems(toProblems(failure) ?? {}),
  });
  // Whoever has no password here finds the page without the dialog.
  useEffect(() => {
    if (data && !isTheirs) closeDialog();
  }, [data, isTheirs]);
  const own = error && toProblems(error) === null ? (error instanceof ApiFailure && error.message) || words.modifyFailed : null;
  const isComplete = Object.values(written).every(Boolean);
  const toField = (field: Field, label: string, autoComplete: string, aside?: string) => (
    <PasswordField
      label={label}
      value={written[field]}
      onChange={(text) => {
        setWritten({ ...written, [field]: text });
        setProblems({ ...problems, [field]: undefined });
      }}
      problem={problems[field] && words.problems[problems[field]]}
      autoComplete={autoComplete}
      showLabel={words.show}
      hideLabel={words.hide}
      {...(aside && { aside })}
    />
  );
  return (
    <Dialog isOpen={isTheirs} onClose={closeDialog} title={words.changePassword} closeLabel={words.close}>
      <form
        className="proof"
        onSubmit={(event) => {
          event.preventDefault();
          const found = findProblems(written);
          setProblems(found);
          if (Object.keys(found).length === 0 && !isPending) mutate(written);
        }}
      >
        {toField("old", words.oldPassword, "current-password")}
        {toField("next", words.newPassword, "new-password", words.passwordLength)}
        {toField("again", words.again, "new-password")}
        {own ? (
          <p className="proof-problem" role="alert">
            {own}
          </p>
        ) : null}
        <button type="submit" className={isComplete ? "btn is-primary proof-go" : "btn proof-go"} disabled={isPending} aria-busy={isPending}>
          {words.done}
        </button>
        <p className="field-note">{words.afterwards}</p>
      </form>
    </Dialog>
  );
};
export default ChangePassword;
