export interface Syllable {
  /** With its tone mark, as given: "yáng". */
  text: string;
  /** Without it, ü as v: "yang", "nv". */
  plain: string;
  /** "" where it opens with a vowel. y and w count as initials: they are heard so. */
  initial: string;
  final: string;
  /** 1–4; 5 for the light tone. */
  tone: number;
}

const marks = ["āēīōūǖ", "áéíóúǘńḿ", "ǎěǐǒǔǚň", "àèìòùǜǹ"];
const bare: Record<string, string> = {};
for (const row of marks) for (const [place, letter] of [..."aeiouv"].entries()) bare[row[place]!] = letter;
Object.assign(bare, { ń: "n", ň: "n", ǹ: "n", ḿ: "m", ü: "v" });

const takeApart = (text: string): Syllable => {
  const plain = [...text].map((letter) => bare[letter] ?? letter).join("");
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])/.exec(plain)?.[0] ?? "";
  const tone = marks.findIndex((row) => [...text].some((letter) => row.includes(letter))) + 1;
  return { text, plain, initial, final: plain.slice(initial.length), tone: tone || 5 };
};

/** Some 1,400 syllables are all there are. */
const taken = new Map<string, Syllable>();

/** One Mandarin syllable taken apart. "yáng" is y + ang in the second tone. The answer is shared: not to be changed. */
export const parseSyllable = (text: string): Syllable => {
  const before = taken.get(text);
  if (before) return before;
  const syllable = takeApart(text);
  taken.set(text, syllable);
  return syllable;
};
