import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { cjkFriendlyExtension } from "micromark-extension-cjk-friendly";
import { gfmTable } from "micromark-extension-gfm-table";
import type { ShareBlock } from "../../../../shared/contract/share.ts";

const parsing = { extensions: [gfmTable(), cjkFriendlyExtension()], mdastExtensions: [gfmTableFromMarkdown()] };

/** The words of a node: no addresses, no pictures, no HTML. */
const toWords = (node: Nodes): string => {
  if (node.type === "html" || node.type === "image" || node.type === "imageReference" || node.type === "definition") return "";
  if (node.type === "break") return "\n";
  // An address that is its own text is no word.
  if (node.type === "link" && node.children.every((child) => child.type === "text" && /^[a-z][a-z+.-]*:/i.test(child.value))) return "";
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  const between = node.type === "tableRow" ? " · " : node.type === "blockquote" || node.type === "listItem" || node.type === "list" ? "\n" : "";
  return node.children.map(toWords).filter(Boolean).join(between);
};

const toLines = (node: RootContent): ShareBlock[] => {
  if (node.type === "list") return node.children.map((item) => ({ kind: "item" as const, text: toWords(item) }));
  if (node.type === "table") return node.children.map((row) => ({ kind: "item" as const, text: toWords(row) }));
  if (node.type === "heading") return [{ kind: "heading", text: toWords(node) }];
  return [{ kind: node.type === "blockquote" ? "verse" : "text", text: toWords(node) }];
};

/** The marks a line begins with. A parser goes a level deeper at each, and no reader follows that far. */
const marksOfLine = /^[ \t>*+\-\d.)]+/gm;
const marksMost = 16;
/** No answer is longer. */
const textMost = 60_000;

/** Markdown as plain text in its blocks. */
export const toBlocks = (markdown: string): ShareBlock[] => {
  const source = markdown
    .slice(0, textMost)
    .replace(marksOfLine, (marks) => marks.slice(0, marksMost))
    .replace(/[*_[\]]{40,}/g, "");
  return fromMarkdown(source, parsing)
    .children.flatMap(toLines)
    .map(({ kind, text }) => ({ kind, text: text.replace(/[\uE000-\uF8FF\u202A-\u202E\u2066-\u2069]/g, "").trim() }))
    .filter(({ text }) => text !== "");
};
