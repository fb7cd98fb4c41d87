import { useCallback, useEffect, useState } from "react";
import { resendCountdownSeconds } from "../../../../shared/constants.ts";

/** Seconds until a code may be sent again; 0: now. */
export const useCountdown = (): { left: number; begin(): void } => {
  const [endsMs, setEnds] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsMs === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsMs - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [endsMs]);
  const begin = useCallback(() => setEnds(Date.now() + resendCountdownSeconds * 1000), []);
  return { left, begin };
};
