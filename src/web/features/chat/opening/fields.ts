/** What an instrument's fields hold: set by hand, and as the words in the input have it. */
export interface Fields {
  hand: Readonly<Record<string, unknown>>;
  heard: Readonly<Record<string, unknown>>;
}

export const noFields: Fields = { hand: {}, heard: {} };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Words say something else now: where they speak of a field they go over the hand that set it before. */
export const takeWords = ({ hand, heard: before }: Fields, heard: Fields["heard"]): Fields => ({
  hand: Object.fromEntries(Object.entries(hand).filter(([name]) => heard[name] === undefined || isSame(heard[name], before[name]))),
  heard,
});

/** A field set by hand goes over the words from then on; undefined leaves it to them again. */
export const takeHand = ({ hand, heard }: Fields, part: Fields["hand"]): Fields => ({
  hand: Object.fromEntries(Object.entries({ ...hand, ...part }).filter(([, value]) => value !== undefined)),
  heard,
});

/** What stands in the fields, and what a cast with these words goes by. */
export const toGiven = ({ hand, heard }: Fields): Record<string, unknown> => ({ ...heard, ...hand });

/** True where what is known is known of just these fields, not of those that stood there before. */
export const isAnswerTo = (given: Record<string, unknown>, known: Record<string, unknown>): boolean =>
  Object.keys(known).length === Object.keys(given).length && Object.entries(given).every(([name, value]) => isSame(known[name], value));
