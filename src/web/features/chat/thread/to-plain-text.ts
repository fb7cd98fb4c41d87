/** A reading's Markdown as one would paste it into a letter: no marks, the line breaks kept. */
export const toPlainText = (markdown: string): string =>
  markdown
    .replace(/^#{1,6} +/gm, "")
    .replace(/^> ?/gm, "")
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/\\([\\`*_{}[\]()#+\-.!>])/g, "$1")
    .trim();
