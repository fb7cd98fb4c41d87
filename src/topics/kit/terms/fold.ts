/** Names as they are compared: small letters without accents, straight marks, a space for a hyphen. Whoever compares folds both sides. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
