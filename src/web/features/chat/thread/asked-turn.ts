import { turnPrefix } from "../../../app/paths.ts";

/** The question that the address asks for, by its id. */
export const readAskedTurn = (): string | null => {
  const { hash } = location;
  if (!hash.startsWith(`#${turnPrefix}`)) return null;
  try {
    return decodeURIComponent(hash.slice(turnPrefix.length + 1));
  } catch {
    return null;
  }
};

/** Once it was shown the place is the reader's own, which a reload keeps. */
export const forgetAskedTurn = (): void => history.replaceState(history.state, "", location.pathname + location.search);
