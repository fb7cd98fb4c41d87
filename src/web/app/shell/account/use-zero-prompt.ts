import { useEffect } from "react";
import { readDialog } from "../../../kernel/dialog-place.ts";
import { untilReloadable } from "../../../kernel/hold-reload.ts";
import { getToken } from "../../../kernel/session.ts";
import { openSignIn } from "../../../kernel/sign-in.ts";
import { keep, readKept } from "../../../kernel/storage.ts";

const leftKey = "noLoginPlusTimes";

/** When a visitor's last free Plus use of the day is spent they are asked to sign in, once the answer stands. @param left undefined: not known, or a member */
export const useZeroPrompt = (left: number | undefined): void => {
  useEffect(() => {
    if (left === undefined) return;
    const before = Number(readKept(leftKey) ?? 0);
    if (String(left) !== readKept(leftKey)) keep(leftKey, String(left));
    if (left > 0 || before <= 0) return;
    let isGone = false;
    void untilReloadable().then(() => {
      if (!isGone && !getToken() && readDialog(location.search) === null) openSignIn("zero");
    });
    return () => {
      isGone = true;
    };
  }, [left]);
};
