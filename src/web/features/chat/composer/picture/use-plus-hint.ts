import { useCallback, useEffect, useState } from "react";
import { plusHintMs } from "../../../../../shared/constants.ts";

/** Whether the hint that pictures need Plus is shown, and what shows it for its three seconds. @param refusedAtMs when a send was held back for it; 0 for never */
export const usePlusHint = (refusedAtMs: number): [isShown: boolean, show: () => void] => {
  const [shownAtMs, setShownAtMs] = useState(0);
  const show = useCallback(() => setShownAtMs(performance.now()), []);
  useEffect(() => {
    if (refusedAtMs > 0) show();
  }, [refusedAtMs, show]);
  useEffect(() => {
    if (shownAtMs === 0) return;
    const timer = setTimeout(() => setShownAtMs(0), plusHintMs);
    return () => clearTimeout(timer);
  }, [shownAtMs]);
  return [shownAtMs > 0, show];
};
