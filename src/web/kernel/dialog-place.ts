const parameter = "dialog";

/** The dialog an address opens with; null: none. @param search an address's query */
export const readDialog = (search: string): string | null => new URLSearchParams(search).get(parameter);

/** This page's address with another dialog, or none. */
export const withDialog = (name: string | null): URL => {
  const url = new URL(location.href);
  if (name === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, name);
  return url;
};

/** The router hears of a change in its address by this event; with the state as it was, it stays at the same entry and nothing of the page is made anew. */
export const tellRouter = (): void => void dispatchEvent(new PopStateEvent("popstate", { state: history.state }));

/** Opens a dialog at its address, so that going back closes it. */
export const openDialog = (name: string): void => {
  if (readDialog(location.search) === name) return;
  history.pushState({ ...history.state, hasOpened: true }, "", withDialog(name));
  tellRouter();
};
