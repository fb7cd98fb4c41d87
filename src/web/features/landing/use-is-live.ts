import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the served page and while it is taken over, true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
