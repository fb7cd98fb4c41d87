/** Air between the header and what stands under it. */
const airPx = 12;

/** Where the page has to be scrolled for an element to stand just under the header. */
export const topOf = (element: Element): number => {
  const page = document.scrollingElement ?? document.documentElement;
  const header = document.querySelector(".top")?.getBoundingClientRect().height ?? 0;
  return Math.max(0, element.getBoundingClientRect().top + page.scrollTop - header - airPx);
};
