const mostLetters = 32;
const ends = 4;

/** An account's name as it is shown: whole up to 32 characters, else its first and last four. */
export const toShort = (account: string): string => {
  const letters = [...account];
  return letters.length <= mostLetters ? account : `${letters.slice(0, ends).join("")}…${letters.slice(-ends).join("")}`;
};
