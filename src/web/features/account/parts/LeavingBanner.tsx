import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAccount } from "../../../../shared/contract/own-data.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { type User, userKey } from "../../../kernel/user.ts";
import { useWords } from "../use-words.ts";
import { sayDay } from "./say-day.ts";

/** Says when an account will go, and keeps it. */
export const LeavingBanner = ({ user }: { user: User }) => {
  const words = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const person = usePerson();
  const keep = useMutation({
    mutationFn: () => callApi(keepAccount, {}),
    onSuccess: () => showToast(words.kept),
    onError: () => showToast(words.notDone),
    onSettled: () => client.invalidateQueries({ queryKey: userKey(person) }),
  });
  if (user.deletes_at === null) return null;
  const isVisitor = user.standing === "visitor";
  const day = sayDay(user.deletes_at, locale);
  return (
    <div className="leaving" role="status">
      <p>
        <b>{isVisitor ? words.deletingVisitor(day) : words.deleting(day)}</b> {words.deletingNote}
      </p>
      <button type="button" className="btn" disabled={keep.isPending} onClick={() => keep.mutate()}>
        {isVisitor ? words.keepVisitor : words.keep}
      </button>
    </div>
  );
};
