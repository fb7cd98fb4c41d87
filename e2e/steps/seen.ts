import type { Page } from "playwright-core";
import { waitStill } from "./chat.ts";

interface Size {
  width: number;
  height: number;
}

const screens: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** From this width on figure and words stand side by side. */
const panesFrom = 1200;
/** In panes a wide figure may fill the window under the header. */
const headerPx = 112;

/** Where things stand after an answer, in px of the window. */
export interface Seen {
  window: Size;
  plate: number;
  /** Ten cards, twelve palaces: a figure with a pane of its own width. */
  isWide: boolean;
  headline: { top: number; bottom: number; lines: number } | null;
  /** Of the first paragraph: where it begins, and where its second line ends. */
  words: { top: number; second: number } | null;
  dock: number;
  /** How much wider the page is than the window. */
  sideways: number;
}

export const look = async (page: Page): Promise<Seen> => {
  await waitStill(page);
  return page.evaluate<Seen>(`(() => {
    const turn = document.querySelector(".turn.is-last");
    const headline = turn.querySelector(".reading > h2");
    const words = turn.querySelector(".reading .words > :first-child");
    const lineOf = (element) => parseFloat(getComputedStyle(element).lineHeight);
    const place = (element, read) => element && read(element.getBoundingClientRect(), lineOf(element));
    return {
      window: { width: innerWidth, height: innerHeight },
      plate: turn.closest(".sitting").querySelector(".plate").offsetHeight,
      isWide: turn.closest(".sitting").querySelector(".is-wide") !== null,
      headline: place(headline, ({ top, bottom, height }, line) => ({ top, bottom, lines: Math.round(height / line) })),
      words: place(words, ({ top, height }, line) => ({ top, second: top + Math.min(height, 2 * line) })),
      dock: document.querySelector(".dock").getBoundingClientRect().top,
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  })()`);
};

/** The highest a plate may be, in px. */
const toMost = ({ window: { width, height }, isWide }: Seen): number => (width < panesFrom ? 400 : isWide ? height - headerPx : 450);

/** What one does not take in at once, with what was measured: a figure over its limit, a headline or first lines that are not above the input, a page that scrolls sideways. */
export const listBroken = (seen: Seen): string[] => {
  const { plate, headline, words, dock, sideways } = seen;
  return [
    plate > toMost(seen) && `the plate is ${plate} high`,
    headline === null && "there is no headline",
    headline && (headline.top < 0 || headline.bottom > dock) && `the headline stands at ${Math.round(headline.top)}, the input at ${Math.round(dock)}`,
    sideways > 0 && `the page is ${sideways} wider than the window`,
    headline && headline.lines > 2 && `the headline has ${headline.lines} lines`,
    words === null && "there are no words",
    words && words.second > dock && `the second line of the words ends at ${Math.round(words.second)}, the input begins at ${Math.round(dock)}`,
  ].filter((one) => typeof one === "string");
};

/** What one would miss after an answer, on each screen, one after the other. The question stands under the header on each. */
export const listUnseen = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize();
  const unseen: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    unseen.push(...listBroken(await look(page)).map((broken) => `${screen.width}: ${broken}`));
  }
  if (before) await page.setViewportSize(before);
  await waitStill(page);
  return unseen;
};
