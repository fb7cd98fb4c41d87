import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { cjkFriendlyExtension } from "micromark-extension-cjk-friendly";
import { gfmTable } from "micromark-extension-gfm-table";

/** Parsed pieces by their text: a finished paragraph is parsed once, however often the text after it grows. */
const parsed = new Map<string, RootContent[]>();
const parsedMost = 400;

const parse = (source: string): RootContent[] =>
  fromMarkdown(source, { extensions: [gfmTable(), cjkFriendlyExtension()], mdastExtensions: [gfmTableFromMarkdown()] }).children;

/** A piece of Markdown as mdast nodes; the same text gives the same nodes. */
export const parseBlock = (source: string): RootContent[] => {
  const known = parsed.get(source);
  if (known) return known;
  const nodes = parse(source);
  if (parsed.size >= parsedMost) parsed.delete(parsed.keys().next().value as string);
  parsed.set(source, nodes);
  return nodes;
};

let mend: (source: string) => string = (source) => source;
/** What closes open marks comes after the page, before anything is told. Until then they show as they are written. */
export const mending: Promise<void> = import("remend").then(
  ({ default: remend }) => {
    mend = (source) =>
      remend(source, {
        linkMode: "text-only",
        katex: false,
        inlineKatex: false,
        strikethrough: false,
        singleTilde: false,
        htmlTags: false,
        comparisonOperators: false,
      });
  },
  () => {},
);

/** A piece that is still being written: marks that are open so far are closed for now. */
export const parseGrowing = (source: string): RootContent[] => parse(mend(source));
