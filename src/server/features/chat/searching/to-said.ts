/**
 * An answer's Markdown as one reads it: headings, quotes, lists, bold, code and links without their marks. Linear, and for finding only:
 * what it takes for a mark and was none costs a hit at most.
 */
const toReadText = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}(?:#{1,6}|>+|[-*+]|\d{1,3}[.)]) +/gm, "")
    .replace(/!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g, "$1")
    .replace(/\\([!-/:-@[-`{-~])|\*{1,3}|_{2,3}|~~|`{1,3}/g, "$1");

/** What was said in a message, on one line: a person's words as they are, an answer as it is read. */
export const toSaidText = ({ role, text }: { role: "user" | "assistant"; text: string }): string =>
  (role === "user" ? text : toReadText(text)).replace(/\s+/g, " ").trim();
