import { Refusal } from "./plan.ts";

const closers: Record<string, string> = { "{": "}", "[": "]" };

/** Where the bracket opened at `start` closes. */
const findClose = (text: string, start: number): number => {
  const open = text[start]!;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === closers[open]) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

/** Adds an import after the last one. @throws Refusal where a file has none */
export const addImport = (text: string, line: string): string => {
  const last = [...text.matchAll(/^import [^;]+;\n/gm)].at(-1);
  if (!last) throw new Refusal("There is no import to stand beside");
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
};

/** Adds an entry at the end of `const NAME … = {…}` or `[…]`. @throws Refusal where no such list is */
export const addEntry = (text: string, name: string, entry: string): string => {
  const head = new RegExp(`^(?:export )?const ${name}\\b[\\s\\S]*?\\s=\\s[{[]`, "m").exec(text);
  const start = head ? head.index + head[0].length - 1 : -1;
  const close = head ? findClose(text, start) : -1;
  if (close < 0) throw new Refusal(`There is no list called ${name}`);
  const held = text.slice(start + 1, close);
  const told = held.trimEnd().replace(/,$/, "");
  if (told.trim() === "") return `${text.slice(0, start + 1)}\n  ${entry},\n${text.slice(close)}`;
  const grown = held.includes("\n") ? `${told},\n  ${entry},\n` : `${told}, ${entry}${held.endsWith(" ") ? " " : ""}`;
  return text.slice(0, start + 1) + grown + text.slice(close);
};
