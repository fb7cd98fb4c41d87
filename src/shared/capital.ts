/** “the moon” → “The moon”. */
export const toCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “The moon” → “the moon”. */
export const toLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** As `toLower`, for a sentence that goes on inside another: “I” stays. */
export const toInline = (text: string): string => (/^I\b/.test(text) ? text : toLower(text));
