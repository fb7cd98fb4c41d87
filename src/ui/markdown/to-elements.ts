import type { AlignType, List, Nodes, Paragraph, RootContent, Table, Text } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { hasMark, toMarked, withoutMarks } from "./marks.ts";
import { Quote } from "./quote.tsx";
import { toSafeLink } from "./safe-link.ts";

const join = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

const lineBreak = createElement("br");

/** Line breaks inside a paragraph stay, as whoever wrote it meant them. */
const breakLines = (text: string): ReactNode[] => text.split("\n").flatMap((line, at) => (at === 0 ? [line] : [lineBreak, line]));
const toLines = (text: string): ReactNode => (text.includes("\n") ? join(breakLines(text)) : text);

const han = /\p{Script=Han}/u;

/** In a quotation on a page of another language, a line of Chinese says that it is one, so that it is set and read as such. */
const toVerse = (text: string): ReactNode =>
  join(
    withoutMarks(text)
      .split("\n")
      .flatMap((line, at) => {
        const set = han.test(line) ? createElement("span", { lang: "zh-Hans" }, line) : line;
        return at === 0 ? [set] : [lineBreak, set];
      }),
  );

const toLink = (address: string, children: ReactNode[]): ReactNode => {
  const href = toSafeLink(address);
  return href === null ? join(children) : createElement("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
};

const toTable = (node: Table): ReactNode => {
  const row = (cells: RootContent[], tag: "th" | "td") =>
    createElement("tr", null, ...cells.map((cell, at) => createElement(tag, { style: toAlignment(node.align?.[at]) }, ...toNodes(cell))));
  const [head, ...body] = node.children;
  return createElement(
    "div",
    { className: "md-table" },
    createElement(
      "table",
      null,
      head ? createElement("thead", null, row(head.children, "th")) : null,
      createElement("tbody", null, ...body.map(({ children }) => row(children, "td"))),
    ),
  );
};
const toAlignment = (align: AlignType | undefined) => (align ? { textAlign: align } : undefined);

const toList = (list: List): ReactNode => {
  const isLoose = list.spread || list.children.some(({ spread }) => spread);
  // A tight list's paragraphs are its lines.
  const items = list.children.map(({ children }) =>
    createElement("li", null, ...children.flatMap((child) => (!isLoose && child.type === "paragraph" ? toNodes(child) : [toElement(child)]))),
  );
  return list.ordered ? createElement("ol", list.start === 1 ? null : { start: list.start ?? 1 }, ...items) : createElement("ul", null, ...items);
};

/** A paragraph of nothing but words. */
const isPlain = (node: RootContent): node is Paragraph & { children: [Text] } =>
  node.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "text";

const toNodes = (node: Nodes): ReactNode[] => {
  if (!("children" in node)) return [];
  const hasMarks = node.children.some((child) => child.type === "text" && hasMark(child.value));
  if (!hasMarks) return node.children.map((child) => toElement(child));
  return toMarked(node.children.flatMap((child) => (child.type === "text" ? breakLines(child.value) : [toElement(child)])));
};

/**
 * One node as an element. Only what is named here is ever shown; HTML is shown as the text it is, and pictures as the words that
 * stand for them.
 */
export const toElement = (node: RootContent): ReactNode => {
  switch (node.type) {
    case "text":
    case "html":
      return toLines(withoutMarks(node.value));
    case "paragraph":
      return createElement("p", null, ...toNodes(node));
    case "heading":
      return createElement(`h${Math.min(4, Math.max(2, node.depth))}`, null, ...toNodes(node));
    case "emphasis":
      return createElement("em", null, ...toNodes(node));
    case "strong":
      return createElement("strong", null, ...toNodes(node));
    case "inlineCode":
      return createElement("code", null, withoutMarks(node.value));
    case "code":
      return createElement("pre", null, createElement("code", null, node.value));
    case "break":
      return lineBreak;
    case "thematicBreak":
      return createElement("hr");
    case "blockquote":
      return createElement(
        Quote,
        null,
        ...node.children.map((child) => (isPlain(child) ? createElement("p", null, toVerse(child.children[0].value)) : toElement(child))),
      );
    case "list":
      return toList(node);
    case "table":
      return toTable(node);
    case "link":
      return toLink(node.url, toNodes(node));
    case "linkReference":
      return join(toNodes(node));
    case "image":
    case "imageReference":
      return node.alt ?? "";
    default:
      return null;
  }
};
