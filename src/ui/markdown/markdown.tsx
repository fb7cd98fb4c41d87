import type { RootContent } from "mdast";
import { createElement, Fragment, memo } from "react";
import { withMarks } from "./marks.ts";
import { parseBlock, parseGrowing } from "./parse-block.ts";
import { toBlocks } from "./to-blocks.ts";
import { toElement } from "./to-elements.ts";
import "./markdown.css";

interface MarkdownProps {
  text: string;
  /** True while text is still being added at the end. */
  isStreaming?: boolean;
  /** Passages to be marked, as they stand in the text. */
  marked?: readonly string[];
}

const unmarked: readonly string[] = [];

/** Drawn again only when the nodes are others: a finished piece keeps its own. */
const Block = memo(({ nodes }: { nodes: RootContent[] }) => createElement(Fragment, null, ...nodes.map(toElement)));

/** Markdown as elements, Chinese emphasis included. No HTML, no pictures, no addresses but http, https and mailto. */
export const Markdown = memo(({ text, isStreaming = false, marked = unmarked }: MarkdownProps) => {
  const sources = toBlocks(withMarks(text, marked));
  const last = sources.length - 1;
  const blocks = sources.map((source, at) => createElement(Block, { nodes: isStreaming && at === last ? parseGrowing(source) : parseBlock(source) }));
  return createElement(Fragment, null, ...blocks);
});
