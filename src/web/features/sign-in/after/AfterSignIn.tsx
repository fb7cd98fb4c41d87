import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { mergeVisitor, previewMerge } from "../../../../shared/contract/own-data.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { getUserId } from "../../../kernel/session.ts";
import { type AfterSignIn as After, endAfterSignIn } from "../../../kernel/sign-in.ts";
import { forget, keep, readKept } from "../../../kernel/storage.ts";
import { useBusy } from "../use-busy.ts";
import { useWords } from "../use-words.ts";

/** For whom of this browser a passkey was offered: it is offered once. */
const offeredKey = "passkeyOffered";
const isOffered = (): boolean => (readKept(offeredKey) ?? "").split(" ").includes(getUserId());
const keepOffered = (): void => keep(offeredKey, [...(readKept(offeredKey) ?? "").split(" ").filter(Boolean).slice(-9), getUserId()].join(" "));

interface Offer {
  passkey: boolean;
  chats: number;
  profiles: number;
}

const lookForOffer = async ({ offersPasskey }: After): Promise<Offer> => {
  const [passkey, counts] = await Promise.all([
    offersPasskey && !isOffered()
      ? import("../passkey/passkey.ts").then(async ({ hasPasskeys, hasOwnPasskey }) => hasPasskeys() && !(await hasOwnPasskey())).catch(() => false)
      : false,
    callApi(previewMerge, {}).catch(() => ({ chats: 0, profiles: 0 })),
  ]);
  return { passkey, ...counts };
};

/** One dialog after signing in, where there is something to offer: a passkey, and to bring over what this browser's visitor has. */
export const AfterSignIn = ({ after }: { after: After }) => {
  const words = useWords();
  const client = useQueryClient();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [brings, setBrings] = useState(false);
  const { isBusy, run } = useBusy();
  const welcome = useRef(words.successfulLogin);
  useEffect(() => {
    let isGone = false;
    void lookForOffer(after).then((found) => {
      if (isGone) return;
      if (!found.passkey && found.chats + found.profiles === 0) {
        showToast(welcome.current);
        return endAfterSignIn();
      }
      if (found.passkey) keepOffered();
      setOffer(found);
    });
    return () => {
      isGone = true;
    };
  }, [after]);
  if (!offer) return null;

  const bring = async () => {
    if (!brings) return;
    try {
      await callApi(mergeVisitor, {});
      // It opens nothing any more.
      forget(["visitor"]);
      await client.invalidateQueries();
      showToast(words.after.brought);
    } catch {
      showToast(words.after.bringFailed);
    }
  };
  const end = () =>
    run(async () => {
      await bring();
      endAfterSignIn();
    });
  const add = () =>
    run(async () => {
      await bring();
      await import("../passkey/passkey.ts")
        .then(({ makePasskey }) => makePasskey())
        .then(
          () => showToast(words.after.added),
          () => showToast(words.after.addFailed),
        );
      endAfterSignIn();
    });
  const hasMore = offer.chats + offer.profiles > 0;
  return (
    <Dialog
      isOpen
      onClose={endAfterSignIn}
      title={words.after.title}
      closeLabel={words.close}
      className="sign-in"
      {...(offer.passkey && { description: words.after.lead })}
    >
      <div className="after">
        {offer.passkey ? (
          <>
            <button type="button" className="btn is-primary is-full" disabled={isBusy} onClick={() => void add()}>
              {words.after.add}
            </button>
            <button type="button" className="btn is-full" disabled={isBusy} onClick={() => void end()}>
              {brings ? words.after.bringNow : words.after.later}
            </button>
          </>
        ) : null}
        {hasMore ? (
          <>
            {offer.passkey ? <p className="or">{words.after.here}</p> : null}
            <label className="bring">
              <input type="checkbox" checked={brings} onChange={({ target }) => setBrings(target.checked)} />
              <span>
                {words.after.bring(offer.chats, offer.profiles)}
                <small>{words.after.bringWords}</small>
              </span>
            </label>
            {offer.passkey ? null : (
              <button type="button" className={brings ? "btn is-primary is-full" : "btn is-full"} disabled={isBusy} onClick={() => void end()}>
                {brings ? words.after.bringNow : words.after.leave}
              </button>
            )}
          </>
        ) : null}
      </div>
    </Dialog>
  );
};
