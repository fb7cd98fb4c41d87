/** Raised whenever the same input would give another horoscope. */
export const engineVersion = 2;
