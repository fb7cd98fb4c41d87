const againMs = 2000;
const triesMost = 60;

const askAgain = (link: HTMLLinkElement, triesLeft: number): void => {
  if (triesLeft === 0) return;
  setTimeout(() => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener("error", () => askAgain(next, triesLeft - 1), { once: true });
    link.replaceWith(next);
  }, againMs);
};

/**
 * Fetches a style sheet that did not come: Vite asks for each one once, and takes it for there afterwards.
 * @param error Vite's; one about a script is let be, for a script is asked for again
 */
export const fetchLostStyle = ({ message }: Error): void => {
  const href = /CSS for (\S+)$/.exec(message)?.[1];
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.href === href) askAgain(link, triesMost);
};
