const key = "compare:question";

/** What was being written, for as long as the tab lives. */
export const readQuestion = (): string => {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

export const keepQuestion = (question: string): void => {
  try {
    if (question === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, question);
  } catch {
    // Forbidden or full: a reload begins anew.
  }
};
