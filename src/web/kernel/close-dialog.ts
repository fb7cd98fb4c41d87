import { readDialog, tellRouter, withDialog } from "./dialog-place.ts";

let isGoingBack = false;
globalThis.addEventListener?.("popstate", () => {
  isGoingBack = false;
});

/** Closes the dialog of the address, by going back where it was opened from this page: once, however often it is said before one is there. */
export const closeDialog = (): void => {
  if (isGoingBack || readDialog(location.search) === null) return;
  if (history.state?.hasOpened) {
    isGoingBack = true;
    history.back();
  } else {
    history.replaceState(history.state, "", withDialog(null));
    tellRouter();
  }
};
