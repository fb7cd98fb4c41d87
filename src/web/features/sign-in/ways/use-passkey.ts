import { useEffect, useState } from "react";
import { signInBy } from "../finish.ts";

const load = () => import("../passkey/passkey.ts");

/** Whether this page can ask for a passkey; one that is there is offered under the account's field, for as long as the dialog stands. */
export const usePasskey = (onFailed: (error: unknown) => void): { isHere: boolean; ask(): Promise<void> } => {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const { hasPasskeys, canAutofill, askPasskey } = await load();
      if (isGone) return;
      setHere(hasPasskeys());
      if (!(await canAutofill()) || isGone) return;
      const call = await askPasskey(true);
      if (!isGone) await signInBy(call, true);
    })().catch(() => undefined);
    return () => {
      isGone = true;
      void load().then(
        ({ stopAsking }) => stopAsking(),
        () => undefined,
      );
    };
  }, []);
  const ask = async () => {
    try {
      const { askPasskey } = await load();
      await signInBy(await askPasskey(false), true);
    } catch (error) {
      onFailed(error);
    }
  };
  return { isHere, ask };
};
