import { toLower } from "../../../../shared/capital.ts";
import { findPerson } from "./person.ts";

const deed = /\b(?:should|shall|can|may|ought) (?:i|we)\s+(?:really |just |finally |now |to )?([a-z]+)((?: [\p{L}\d’'-]+){0,8}?)\s*[?.!]*$/iu;

const wisdom =
  /\b(?:is|would) it (?:be )?(?:wise|right|worth it|time|a good idea|safe|ok|okay|sensible)(?: for (?:me|us))? to (?:really |just |finally |now )?([a-z]+)((?: [\p{L}\d’'-]+){0,8}?)\s*[?.!]*$/iu;

const doubling: Record<string, string> = {
  quit: "quitting",
  stop: "stopping",
  cut: "cutting",
  get: "getting",
  let: "letting",
  put: "putting",
  sit: "sitting",
  run: "running",
  swap: "swapping",
  drop: "dropping",
  plan: "planning",
  begin: "beginning",
  admit: "admitting",
  forget: "forgetting",
  set: "setting",
  win: "winning",
  split: "splitting",
  rent: "renting",
  travel: "travelling",
  spend: "spending",
};
const plain =
  "accept adopt apply approach ask attend back book bring build buy call cancel change choose clean close come commit confess confront contact continue date decline divorce do drive end enter expand fight find fix fly follow forgive found give go have help hire hold invest join keep launch learn leave lend listen look make marry meet move offer open paint pass pay phone play postpone propose publish push reach read refuse reply report resign respond retire return say see sell send settle share show sign sleep speak start stay stick study sue switch take talk teach tell text train trust try turn visit wait wear work write".split(
    " ",
  );

const toGerund = (verb: string): string | null => {
  if (doubling[verb]) return doubling[verb];
  if (!plain.includes(verb)) return null;
  if (/(?:[^e]e)$/.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
};

const swaps: Record<string, string> = {
  my: "your",
  mine: "yours",
  me: "you",
  myself: "yourself",
  our: "your",
  ours: "yours",
  us: "you",
  ourselves: "yourselves",
};

/** Said back to the asker: "my flat" → "your flat". */
export const toYou = (text: string): string => text.replace(/\b(?:my|mine|me|myself|our|ours|us|ourselves)\b/gi, (word) => swaps[word.toLowerCase()] ?? word);

/** A second verb follows the first: "quitting … and travelling". */
const toLinked = (rest: string): string => rest.replace(/ and ([a-z]+)/g, (whole, verb: string) => (toGerund(verb) ? ` and ${toGerund(verb)}` : whole));

const toGerundPhrase = (infinitive: string | null): string | null => {
  if (!infinitive) return null;
  const [verb = "", ...rest] = infinitive.split(" ");
  const gerund = toGerund(verb.toLowerCase());
  return gerund ? [gerund, ...rest].join(" ") : null;
};

/** What the question asks leave for, as a gerund said to the asker: "Should I quit my job?" → "quitting your job". null where it can't be lifted whole. */
export const findDeed = (text: string): string | null => {
  const sentence =
    text
      .match(/(?<![^.!?\n])[^.!?\n]+\?/g)
      ?.at(-1)
      ?.trim() ?? text.trim();
  if (/\bwh(?:at|o|ich)\b/i.test(sentence)) return null;
  const found = deed.exec(sentence) ?? wisdom.exec(sentence);
  if (!found || /\b(?:i|we|you|or|but|if|what|who|how|when|am|i’m|i'm)\b/i.test(found[2] ?? "")) return null;
  const gerund = toGerund(found[1]!.toLowerCase());
  if (!gerund) return null;
  return gerund + toLinked(toYou(found[2] ?? ""));
};

const aim = /\bhow (?:do|can|could|should|might|best do) (?:i|we) (?:best |ever |even ){0,3}([\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,10})\s*[?.!]*$/iu;

/** What a "how" wants to reach, as an infinitive said to the asker: "How do I tell my boss?" → "tell your boss". */
export const findAim = (text: string): string | null => {
  const found = aim.exec(text.trim())?.[1];
  if (!found || /\b(?:i|we|you|or|if)\b|^(?:do|go|start|begin|know)\b/i.test(found)) return null;
  return toYou(found.trim());
};

/** What the question turns on, as a noun phrase: "quitting your job", "you and your sister"; null where it can’t be named. */
export const findSubject = (text: string): string | null => {
  const deedOrAim = findDeed(text) ?? toGerundPhrase(findAim(text));
  if (deedOrAim) return deedOrAim;
  const person = findPerson(text);
  return person ? `you and ${person}` : null;
};

/** True where an option is a deed ("move to Leeds") and no thing ("the local school"). */
export const isDeed = (option: string): boolean => toGerund(option.split(" ")[0]!.toLowerCase()) !== null;

/** One way of a choice, fit to stand inside a sentence: "Take the job" → "take the job"; "London" stays. */
export const toOption = (text: string): string => {
  const said = toYou(text);
  const first = said.split(" ")[0]!.toLowerCase();
  return toGerund(first) || /^(?:the|a|an|your|this|that|staying|going|moving|leaving|keeping|taking)$/.test(first) ? toLower(said) : said;
};

/** Something to be told of a third person, where "rather than" would make no sense. */
const whatIs = /\b(?:does|do|is|are|am|will|would|did|has|have) (?:he|she|they|it|this|that|there|i (?:still )?(?:love|want|miss|feel|need))\b/i;
export const asksWhatIs = (text: string): boolean => whatIs.test(text);

/** What one decides oneself may not be able to wait for a far window. */
export const asksOfOwnDeed = (text: string): boolean => /\b(?:should|shall|can) (?:i|we)\b/i.test(text);

/** What an open question wants of a cast: nothing named, to see something, to look ahead. */
export const findOpen = (text: string): "bare" | "see" | "ahead" | null => {
  if (text === "" || /\bdon['’]t know what\b/i.test(text)) return "bare";
  if (/\b(?:see|know|learn|understand|miss(?:ing)?|notice|look at)\b/i.test(text)) return "see";
  return /\b(?:ahead|next|coming|future|this (?:year|month|week)|going|tomorrow)\b/i.test(text) ? "ahead" : null;
};

const hoping = /\b(?:get (?:easier|better|over)|heal|recover|be (?:happy|ok|okay|all right|alright|fine)|pass|feel better)\b/i;
/** Whether things will ease. */
export const asksOfHope = (text: string): boolean => hoping.test(text);
