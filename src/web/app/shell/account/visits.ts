import { loginPrompt } from "../../../../shared/constants.ts";

const cookie = "visits";
const seenKey = "visit";

const readCount = (): number => Number(/(?:^|;\s*)visits=(\d{1,9})/.exec(document.cookie)?.[1] ?? 0);

/** Counts this tab's visit, once: a reload is none of its own. @returns which visit of the browser it is; null if it was counted before */
export const countVisit = (): number | null => {
  try {
    if (sessionStorage.getItem(seenKey)) return null;
    sessionStorage.setItem(seenKey, "1");
    const count = readCount() + 1;
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is not on plain http, and not in every browser.
    document.cookie = `${cookie}=${count}; path=/; max-age=${loginPrompt.cookieDays * 86_400}; samesite=lax`;
    return count;
  } catch {
    // Forbidden: whom nothing can be remembered of is not asked.
    return null;
  }
};
