import { useEffect, useState } from "react";

/** True once something has been going on for longer than `ms`. */
export const useWaited = (ms: number, isGoing: boolean): boolean => {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setWaited(true), ms);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [ms, isGoing]);
  return hasWaited && isGoing;
};
