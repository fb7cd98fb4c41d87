export interface Block {
  kind: "headline" | "paragraph" | "verse";
  text: string;
  /** Its number in the answer, from 0: the same while its words still come. */
  nth: number;
}

const marks: [RegExp, string][] = [
  [/\*\*([^*]+)\*\*/g, "$1"],
  [/(^|[^*])\*([^*\n]+)\*/g, "$1$2"],
  // A mark that is still being written, or never closed.
  [/\*+/g, ""],
  [/\[([^\]]{0,400})\]\([^)]{0,400}\)/g, "$1"],
  [/`+/g, ""],
];
const toPlain = (text: string): string => marks.reduce((plain, [mark, words]) => plain.replace(mark, words), text).trim();

/** The opening of an answer as plain blocks. The thread renders Markdown in full; here its marks only must not show. */
export const toBlocks = (markdown: string): Block[] =>
  markdown
    .split(/\n{2,}/)
    .flatMap((part): Omit<Block, "nth">[] => {
      const [, hashes, line = ""] = /^(#{1,6}) +([^\n]*)/.exec(part) ?? [];
      if (!hashes) return [{ kind: part.startsWith(">") ? "verse" : "paragraph", text: toPlain(part.replace(/^> ?/gm, "")) }];
      const rest = part.slice(part.indexOf(line) + line.length).trim();
      return [{ kind: "headline", text: toPlain(line) }, ...(rest ? [{ kind: "paragraph" as const, text: toPlain(rest) }] : [])];
    })
    .filter(({ text }) => text !== "" && !/^#+$/.test(text))
    .map((block, nth) => ({ ...block, nth }));
