import { useRef, useState } from "react";

/** Runs one thing at a time: a second press while the first is under way does nothing. */
export const useBusy = (): { isBusy: boolean; run(act: () => Promise<void>): Promise<void> } => {
  const going = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    if (going.current) return;
    going.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
};
