/** Air between the header and what stands under it. */
const airPx = 12;

/** Where the page has to be scrolled for an element to stand just under the header. */
export const topOf = (element: Element): number => {
  const page = document.scrollingElement ?? document.documentElement;
  const header = document.querySelector(".top")?.getBoundingClientRect().height ?? 0;
  return Math.max(0, element.getBoundingClientRect().top + page.scrollTop - header - airPx);
};

/**
 * Where a turn's question stands under the header; the day above it scrolls away. A test's report follows its questions in one turn: then it is the
 * report that stands there. Without a turn, the page's top.
 */
export const topOfQuestion = (turn: Element | null | undefined): number =>
  turn ? topOf(turn.querySelector(":scope > .answer ~ .answer:last-child") ?? turn.querySelector(":scope > :not(.almanac)") ?? turn) : 0;
