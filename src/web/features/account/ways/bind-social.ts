import { useEffect, useState } from "react";
import { showToast } from "../../../../ui/toast/toast.ts";
import { paths } from "../../../app/paths.ts";
import { keepBinding, readBinding } from "../../../kernel/binding.ts";
import { getSocialReturn, keepSocialReturn } from "../../../kernel/sign-in.ts";
import { keepSignInFrom } from "../../../kernel/social-return.ts";
import { useWords } from "../use-words.ts";

type Social = "google" | "x";

/** Goes to Google or X and comes back here with a ticket of a minute. */
export const leaveToBind = (kind: Social): void => {
  keepBinding(kind);
  keepSignInFrom(paths.account);
  location.assign(`/api/oauth/${kind}/start?returnTo=${encodeURIComponent(paths.account)}`);
};

/** What one came back with from Google or X, where one left to bind an account there. */
export const useSocialBinding = () => {
  const words = useWords();
  const [back, setBack] = useState<{ kind: Social; ticket: string } | null>(null);
  useEffect(() => {
    const kind = readBinding();
    if (!kind) return;
    keepBinding(null);
    const returned = getSocialReturn();
    keepSocialReturn(null);
    if (returned?.ticket) setBack({ kind, ticket: returned.ticket });
    else if (returned) showToast(words.socialFailed(words.identity[kind]));
  }, [words]);
  return { back, close: () => setBack(null) };
};
