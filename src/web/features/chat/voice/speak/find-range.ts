/** The letters of a text and where each stands, spaces left out: what is drawn breaks its lines elsewhere than what was told. */
const toLetters = (root: Node): { letters: string; nodes: Text[]; starts: number[] } => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  const starts: number[] = [];
  let letters = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push(node as Text);
    starts.push(letters.length);
    letters += (node as Text).data.replace(/\s/g, "");
  }
  return { letters, nodes, starts };
};

/** Where the `index`th letter stands, counted without spaces. */
const toPlace = (nodes: readonly Text[], starts: readonly number[], index: number): [Text, number] => {
  let at = starts.findLastIndex((start) => start <= index);
  while (at > 0 && nodes[at]!.data.trim() === "") at -= 1;
  const { data } = nodes[at]!;
  let left = index - starts[at]!;
  let offset = 0;
  while (offset < data.length && (left > 0 || /\s/.test(data[offset]!))) {
    if (!/\s/.test(data[offset]!)) left -= 1;
    offset += 1;
  }
  return [nodes[at]!, offset];
};

/** Where words are drawn within an element, at or after the `nth` place they occur at (0: the first); null where they are not. */
export const findRange = (root: Node, words: string, nth = 0): Range | null => {
  const wanted = words.replace(/\s/g, "");
  const { letters, nodes, starts } = toLetters(root);
  let found = -1;
  for (let time = 0; time <= nth && wanted !== ""; time += 1) {
    const next = letters.indexOf(wanted, found + 1);
    if (next < 0) break;
    found = next;
  }
  if (found < 0) return null;
  const range = document.createRange();
  range.setStart(...toPlace(nodes, starts, found));
  const [lastNode, lastOffset] = toPlace(nodes, starts, found + wanted.length - 1);
  range.setEnd(lastNode, lastOffset + 1);
  return range;
};
