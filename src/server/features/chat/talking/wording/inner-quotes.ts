/** Words that go into quotation marks of ours: their own become the inner ones. */
export const toInnerQuotes = (words: string): string => words.replaceAll("“", "‘").replaceAll("”", "’");
