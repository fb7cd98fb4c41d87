/** Of a longer text its two ends are heard. */
const longest = 800;

export const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest / 2)} ${text.slice(-longest / 2)}` : text);

/** Words as they are compared: one width, small letters, numbers by their length only. */
export const normalise = (text: string): string => {
  return cut(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\d{1,12}/g, (digits) => (digits.length === 4 ? "0000" : digits.length > 1 ? "00" : "0"))
    .replace(/(.)\1{2,30}/gu, "$1$1")
    .replace(/\s{1,99}/g, " ")
    .trim();
};

const tokenPattern = /[a-z']+|0+|\p{Script=Han}|[?!.,？！。，…~]|\p{L}+/gu;

/** Words of Latin script, single Han characters, numbers by their length, marks. @param text normalised */
export const toTokens = (text: string): string[] => text.match(tokenPattern) ?? [];
