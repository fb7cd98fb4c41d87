import type { PlayedTurn } from "./played.ts";

const closing = /[。！？]["”’」）)]{0,4}|(?<!\bNo)[.!?]["”’)]{0,4}(?=\s|$)|\n/g;
/** So short a sentence says nothing twice. */
const shortest = 5;

const toLetters = (sentence: string): string => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The sentences of an answer without verse, as their letters. */
const listSpoken = (text: string): string[] => {
  const plain = text.replace(/^>.*$/gm, "");
  const ends = [...plain.matchAll(closing)].map((match) => match.index + match[0].length);
  return [...ends, plain.length].map((end, place) => toLetters(plain.slice(ends[place - 1] ?? 0, end))).filter((letters) => letters.length >= shortest);
};

/** How many sentences there are, and which come again, by the turn that repeats them. */
export const findRepeats = (turns: readonly PlayedTurn[]): { count: number; repeats: Map<number, string[]> } => {
  const heard = new Set<string>();
  const repeats = new Map<number, string[]>();
  let count = 0;
  for (const [at, { text }] of turns.entries()) {
    for (const sentence of listSpoken(text)) {
      count += 1;
      if (heard.has(sentence)) repeats.set(at, [...(repeats.get(at) ?? []), sentence]);
      heard.add(sentence);
    }
  }
  return { count, repeats };
};

/** How often in a row one form may be shown. */
const mostForms = 2;

const toForm = ({ form }: PlayedTurn): string | null => (form ? JSON.stringify(form.fields) : null);

const dateOf = (birth: unknown): unknown => (birth as { date?: unknown } | undefined)?.date;

const checkBirths = (before: PlayedTurn | undefined, { turn, plan }: PlayedTurn): string[] => {
  const [earlier, now] = [before?.plan?.flow.people ?? {}, plan?.flow.people ?? {}];
  return Object.keys(earlier).flatMap((whose) => {
    const [one, other] = [dateOf(earlier[whose]), dateOf(now[whose])];
    if (one === undefined || one === other || turn.means === "correct") return [];
    return [`the birth of ${whose} was ${String(one)} and is ${String(other)}`];
  });
};

/** What is wrong with an answer beside those before it. */
export const checkTalk = (turns: readonly PlayedTurn[]): string[][] => {
  const { repeats } = findRepeats(turns);
  const casts = new Set<string>();
  return turns.map((played, at) => {
    const { cast } = played;
    const isKnown = cast !== null && casts.has(cast.castId);
    if (cast) casts.add(cast.castId);
    const form = toForm(played);
    const isThird = form !== null && at >= mostForms && turns.slice(at - mostForms, at).every((earlier) => toForm(earlier) === form);
    return [
      ...(repeats.get(at) ?? []).map((sentence) => `said before: ${sentence}`),
      ...(isKnown ? ["a draw that was drawn before"] : []),
      ...(isThird ? ["the same form a third time"] : []),
      ...checkBirths(turns[at - 1], played),
    ];
  });
};
