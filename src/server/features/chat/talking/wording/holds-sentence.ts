import { listSentences } from "./sentences.ts";

const slot = /\{[a-z]+\}/i;

const hasInOrder = (text: string, pieces: readonly string[]): boolean => {
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
};

/** True where a text holds a sentence of the wording, whatever its slots were filled with. */
export const holdsSentenceOf = (text: string, wording: string): boolean =>
  listSentences(wording).some((sentence) => {
    const pieces = sentence.split(slot).filter((piece) => /\p{L}{2}|\p{Script=Han}/u.test(piece));
    return pieces.length > 0 && hasInOrder(text, pieces);
  });
