/** A closing mark and the quotes after it; in English only before a space. */
const closing = /[。！？]["”’」）)]{0,4}|[.!?]["”’)]{0,4}(?=\s|$)/g;

/** The sentences of a line or a paragraph, as written. */
export const sentencesOf = (text: string): string[] => {
  const ends = [...text.matchAll(closing)].map((match) => match.index + match[0].length);
  return [...ends, text.length].map((end, place) => text.slice(ends[place - 1] ?? 0, end).trim()).filter(Boolean);
};

/** The sentences of a Markdown text, without its marks; headline first. */
export const toSentences = (text: string): string[] =>
  text.split(/\n+/).flatMap((line) => sentencesOf(line.replace(/^(?:#{1,3}|>) /, "").replaceAll("**", "")));
