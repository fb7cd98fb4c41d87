const letters: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i", ə: "e" };

/** Latin letters without marks, case, blanks and punctuation, "St" written out: "St. Gallen" → "saintgallen", "São Paulo" → "saopaulo". */
export const foldLatin = (text: string): string => {
  const lower = text.toLowerCase();
  if (/^[a-z]{3,}$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øłđðþßæœıə]/g, (letter) => letters[letter]!)
    .replace(/\bst\b\.?/g, "saint")
    .replace(/[^a-z0-9]/g, "");
};

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A name or a query as the index writes it: Chinese without blanks and punctuation, anything else folded. */
export const foldName = (text: string): string => (hasHan(text) ? text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") : foldLatin(text));
