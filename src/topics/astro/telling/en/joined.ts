/** A text with a colon of its own is led in by a semicolon. */
export const toJoined = (text: string): string => `${text.includes(": ") ? "; " : ": "}${text}`;
