import { breakpoints } from "../../../../shared/constants.ts";

/** Air between the header and what stands under it. */
const airPx = 12;
/** So much of a longer question stands under the header; chat.css keeps room for it. */
const shownLines = 2;

/** Where the page has to be scrolled for what stands at `top` of the window to stand just under the header, without air. */
const toScroll = (top: number): number => {
  const page = document.scrollingElement ?? document.documentElement;
  const header = document.querySelector(".top")?.getBoundingClientRect().height ?? 0;
  return Math.max(0, top + page.scrollTop - header);
};

/** Where the page has to be scrolled for an element to stand just under the header. */
export const topOf = (element: Element): number => toScroll(element.getBoundingClientRect().top - airPx);

/** Where a question's last lines begin in the window; null for one that stands there whole: one line, and two of them beside a figure. */
const findLastLines = (question: Element): number | null => {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(question);
  const { height, bottom } = question.getBoundingClientRect();
  const lines = Math.round((height - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight));
  const isBeside = matchMedia(`(min-width: ${breakpoints.panes}px)`).matches;
  return lines > (isBeside ? shownLines : 1) ? bottom - parseFloat(paddingBottom) - shownLines * parseFloat(lineHeight) : null;
};

/**
 * Where a turn's question stands under the header; the day above it scrolls away, and of a long question its upper lines do, so that the answer's first
 * words come onto the screen. A test's report follows its questions in one turn: then it is the report that stands there. Without a turn, the page's top.
 */
export const topOfQuestion = (turn: Element | null | undefined): number => {
  if (!turn) return 0;
  const report = turn.querySelector(":scope > .answer ~ .answer:last-child");
  if (report) return topOf(report);
  const question = turn.querySelector(":scope > .me-row > .me");
  const lastLines = question && findLastLines(question);
  return lastLines ? toScroll(lastLines) : topOf(turn.querySelector(":scope > :not(.almanac)") ?? turn);
};
