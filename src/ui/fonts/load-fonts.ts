/** The Chinese serif, cut along our own texts; only the files whose letters are shown are fetched. Needed on Chinese pages alone. */
export const loadChineseSerif = (): void => void import("./chinese-serif.css");

/** The hand of classical verse; call it where a verse in Chinese is shown, and nowhere else. */
export const loadVerse = (): void => void import("./verse.css");
