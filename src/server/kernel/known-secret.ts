/** Words that stand in examples and tutorials; with the rest taken away, what is left of them is no secret. */
const exampleWords = /change[\W_]*(?:me|this|it)|secret|password|passphrase|example|development|default|yarrow|your|please|here|test|now|key|my|app|the|in|a/gi;

/** True for a secret that others know or guess: the one this product once shipped, placeholders, runs of few characters. */
export const isKnownSecret = (secret: string): boolean => {
  const rest = secret.replace(exampleWords, "").replace(/[^a-z0-9]/gi, "");
  const isRow = "0123456789012345678901234567890123456789".includes(rest) || "abcdefghijklmnopqrstuvwxyz".includes(rest.toLowerCase());
  return isRow || new Set(secret).size < 8;
};
