const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const indented = /^(?: {2,}|\t)/;

/**
 * Cuts Markdown into pieces that parse alone as they would together: at empty lines, but never inside a fence or a list.
 * While text is added at the end only the last piece changes, or the list before it that turns out to go on.
 */
export const toBlocks = (text: string): string[] => {
  const blocks: string[] = [];
  let lines: string[] = [];
  let blankCount = 0;
  let openFence: string | null = null;
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join("\n"));
    lines = [];
    blankCount = 0;
  };
  for (const line of text.split("\n")) {
    if (openFence === null && line.trim() === "") {
      if (lines.length > 0) blankCount += 1;
      continue;
    }
    if (blankCount > 0) {
      const goesOn = indented.test(line) || (listItem.test(line) && listItem.test(lines[0] ?? ""));
      if (goesOn) lines.push(...Array<string>(blankCount).fill(""));
      else close();
      blankCount = 0;
    }
    lines.push(line);
    const mark = fence.exec(line)?.[1];
    if (openFence === null) openFence = mark ?? null;
    else if (mark?.startsWith(openFence) && line.trim() === mark) openFence = null;
  }
  close();
  return blocks;
};
