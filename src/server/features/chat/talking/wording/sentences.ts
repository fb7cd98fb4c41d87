import { toLower } from "../../../../../shared/capital.ts";

/** A closing mark and the quotes after it; in English only before a space. */
const closing = /[。！？]["”’」）)]{0,4}|(?<!\bNo|^\d|\n\d)[.!?]["”’)]{0,4}(?=\s|$)|\n/g;

/** The sentences of a Markdown text, trimmed; verse is left out, and so are the marks of emphasis. */
export const listSentences = (text: string): string[] => {
  const plain = text.replace(/^(?:>|#).*$/gm, "").replaceAll("**", "");
  const ends = [...plain.matchAll(closing)].map((match) => match.index + match[0].length);
  return [...ends, plain.length].map((end, place) => plain.slice(ends[place - 1] ?? 0, end).trim()).filter((sentence) => sentence.length > 1);
};

/** The same words, whatever they are set in. */
const toBare = (text: string): string => text.replaceAll("**", "").replace(/\s+/g, " ");

/** Knows what was said in this chat: whether a sentence stands there already. */
export const toSaid = (said: readonly string[]): ((sentence: string) => boolean) => {
  const all = said.map(toBare);
  return (sentence) => all.some((text) => text.includes(toBare(sentence)));
};

/** Without its closing mark, so that it can go on inside another. */
export const toOpen = (sentence: string): string => sentence.trim().replace(/(?<![。.！!？?；;，,：:])[。.！!？?；;，,：:]{1,4}(["”’」]?)$/, "$1");

const opening =
  /^(?:The|A|An|With|You|Your|Yours|In|On|If|There|What|When|Where|Who|It|One|Two|Three|Behind|For|To|At|By|From|Of|No|Not|Take|Give|Put|Keep|Watch|Notice|Someone|Somebody|Anyone|People|Under|Over|After|Before|Here|This|That|These|Those|Don’t|Most|Some|All|Every|Each|Write|Ask|Say|Look|Set|Settle|Go|Tell|Find|Do|Claim|File|Recall|Tomorrow|Tonight|Next|Switch|Yes|Better|Once|Taken|As|Because|Having|Being|Nothing|Everything|Anything|Both|Beside)\b(?!’s)|^(?:It|There|What|That|Here|Who|Where)’s\b/;
/** A sentence that goes on after another's first words: only what is no name becomes small. */
export const toRunning = (sentence: string): string => (opening.test(sentence) ? toLower(sentence) : sentence);

/** Marks that are opened are closed too. */
const isBalanced = (text: string): boolean =>
  ["“”", "「」", "（）", "()", "《》"].every(([open, close]) => text.split(open!).length === text.split(close!).length);

/** A clause that leans on the next one does not stand alone. */
const leaning =
  /^(?:如果|要是|若|倘若|只要|既然|虽然|因为|当|等到|与其|不是|除非|无论|if|when|while|as|because|although|though|unless|since|once|whether|where|for|with|by|after|before|to|in|on|at)(?![a-z])/i;
/** A clause that promises more is not the end of a sentence. */
const promising = /(?:条件|这样|一句|一件事?|问题是|condition|this|thing|:)$/i;
/** Nor does one that is only an answer's first word. */
const isTooShort = (text: string): boolean => (/\p{Script=Han}/u.test(text) ? text.length < 4 : text.split(" ").length < 3);

/** The ways to end a sentence early, whole first: each ends with a clause and can stand alone. */
export const listCuts = (sentence: string): string[] => {
  const open = toOpen(sentence);
  const ends = [...open.matchAll(/[，；：]|[,;:](?=\s)/g)].map(({ index }) => index).reverse();
  const cuts = [open, ...ends.map((end) => open.slice(0, end).trim())];
  const last = (cut: string): string =>
    cut
      .split(/[，；：]|[,;:]\s/)
      .at(-1)!
      .trim();
  return cuts.filter((cut, place) => place === 0 || (isBalanced(cut) && !isTooShort(cut) && !leaning.test(last(cut)) && !promising.test(cut)));
};
