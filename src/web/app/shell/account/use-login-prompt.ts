import { useEffect } from "react";
import { loginPrompt } from "../../../../shared/constants.ts";
import { readDialog } from "../../../kernel/dialog-place.ts";
import { untilReloadable } from "../../../kernel/hold-reload.ts";
import { getToken } from "../../../kernel/session.ts";
import { openSignIn } from "../../../kernel/sign-in.ts";
import { countVisit } from "./visits.ts";

/** At every eighth visit, half a second after the chat's page is there, one is asked whether to sign in; never over an answer that is being told. */
export const useLoginPrompt = (isVisitorAtIndex: boolean): void => {
  useEffect(() => {
    if (!isVisitorAtIndex) return;
    const count = countVisit();
    if (count === null || count % loginPrompt.everyVisits !== 0) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      await untilReloadable();
      if (!isGone && !getToken() && readDialog(location.search) === null) openSignIn("visit");
    }, loginPrompt.delayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isVisitorAtIndex]);
};
