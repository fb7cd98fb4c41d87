/** Lines of a drawn box, and what has no shape of its own. */
const isNoLetter = (code: number): boolean => (code >= 0x2028 && code <= 0x202f) || (code >= 0x2500 && code <= 0x257f) || code === 0xfe0f;
/** The dot that both scripts have, and what begins where the Latin faces end. */
const isHan = (letter: string): boolean => letter === "·" || (letter >= "\u2010" && !isNoLetter(letter.codePointAt(0)!));

/** The letters of a text that a Chinese face has to hold, each once, in the order they come. */
export const toLetters = (...texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => [...text]).filter(isHan));
