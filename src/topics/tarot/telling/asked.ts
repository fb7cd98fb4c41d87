import type { Locale } from "../../../shared/i18n/locale.ts";
import { findNamedCards } from "../named-cards.ts";
import type { Role } from "../spreads.ts";
import type { SeenCard, View } from "./view.ts";

const whatIf: Record<Locale, RegExp> = {
  zh: /如果|要是|假如|假设|万一|倘若|(?:不|先|继续)(?:动|走|换|做|说|等)(?:的话)?(?:呢|会怎)/,
  en: /\bwhat (?:if|happens if|about (?:staying|waiting|leaving|not))\b|^(?:and )?if (?:i|we)\b|\bsuppos(?:e|ing)\b/i,
};

const otherPerson: Record<Locale, RegExp> = {
  zh: /对方|那个人|那一头|别人|(?:他|她|TA)(?:们)?(?:现在|心里|到底|对我|会|是|在|怎么|有没有|那边|呢|还)/i,
  en: /\b(?:other (?:person|side)|their side|(?:what|how) (?:does|do|is|are|about) (?:he|she|they|him|her|them)\b|(?:he|she|they) (?:think|thinks|feel|feels|want|wants)|does (?:he|she)|do they)\b/i,
};

const dissent: Record<Locale, RegExp> = { zh: /反对|异议|唱反调|不同意/, en: /\b(?:disagree\w*|dissent\w*|vote against)\b/i };
const anotherWay: Record<Locale, RegExp> = { zh: /[别其]他?的(?:办法|法子|方法|路|出路)/, en: /\b(?:another|any other|a different) (?:way|road|path)\b/i };
const which: Record<Locale, RegExp> = { zh: /[选挑走]哪|哪(?:个|一个|边|条|头)/, en: /\bwhich\b/i };
const onceMore: Record<Locale, RegExp> = { zh: /到底|究竟|所以|^那(?:就|我)?(?:该|要|能|会|可|行|值|是不是)/, en: /^(?:so|then|and so)\b|\bafter all\b/i };

const loss: Record<Locale, RegExp> = {
  zh: /等不(?:来|到)|没成|没有|做不(?:到|成)|看错|不来|失败|不成|没戏/,
  en: /\b(?:never|stop waiting|can['’]t|cannot|nothing there|wrong|fails?|doesn['’]t|don['’]t get)\b/i,
};

const roleWords: Record<Locale, [Role, RegExp][]> = {
  zh: [
    ["root", /来路|过去|以前|起因|根基|底子|走到(?:这|今天)/],
    ["obstacle", /阻碍|障碍|卡在?|难处|拦|症结|绊|这一关/],
    ["advice", /建议|法子|办法|可以怎么做/],
    ["outcome", /结果|结局|走向|将来|未来|以后|后来|去向|往哪里|最后/],
    ["present", /现在|眼下|现状|目前|此刻/],
  ],
  en: [
    ["root", /\b(?:past|root|origin|began|brought me here|got here|behind me)\b/i],
    ["obstacle", /\b(?:obstacle|block|blocks|blocking|stuck|sticks|in the way|crosses|knot)\b/i],
    ["advice", /\b(?:advice|helps|what could be)\b/i],
    ["outcome", /\b(?:outcome|result|future|ending|end up|leads|heading|later)\b/i],
    ["present", /\b(?:present|right now|at the moment|current)\b/i],
  ],
};

const ordinals: Record<Locale, RegExp> = {
  zh: /第\s*([一二两三四五六七八九十]|\d{1,2})\s*张/,
  en: /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\s+card\b/i,
};
const counted: Record<Locale, string[]> = {
  zh: ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"],
  en: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
};

const findByOrdinal = ({ cards, language: { locale } }: View, text: string): SeenCard | undefined => {
  const word = ordinals[locale].exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  if (word === "last") return cards.at(-1);
  const place = /^\d+$/.test(word) ? Number(word) : counted[locale].indexOf(word === "两" ? "二" : word) + 1;
  return cards[place - 1];
};

/** The card of this cast that a follow-up names: by its name, its turn or the words of its place. */
export const findNamedCard = (view: View, text: string): SeenCard | undefined => {
  const named = findNamedCards(text, view.language.locale);
  const byName = view.cards.find(({ id }) => named.some((card) => card.id === id));
  return byName ?? findByOrdinal(view, text) ?? view.cards.find(({ placeName }) => text.toLowerCase().includes(placeName.toLowerCase()));
};

/** The card a follow-up means by its part in the story: the past, what blocks, the outcome. */
export const findRoleCard = ({ cards, language }: View, text: string): SeenCard | undefined => {
  const role = roleWords[language.locale].find(([, words]) => words.test(text))?.[0];
  return role && cards.findLast((card) => card.role === role);
};

export const asksOfDissent = (text: string, locale: Locale): boolean => dissent[locale].test(text);
export const asksAnotherWay = (text: string, locale: Locale): boolean => anotherWay[locale].test(text);
/** "Which one, then?": of the two ways named before. */
export const asksWhich = (text: string, locale: Locale): boolean => which[locale].test(text);
/** Whether a follow-up puts the first question again, in fewer words. */
export const asksOnceMore = (text: string, locale: Locale): boolean => onceMore[locale].test(text);
/** A "what if" about a thing failing to come, not about doing otherwise. */
export const asksOfLoss = (text: string, locale: Locale): boolean => loss[locale].test(text);
export const asksWhatIf = (text: string, locale: Locale): boolean => whatIf[locale].test(text);
export const asksOfOther = (text: string, locale: Locale): boolean => otherPerson[locale].test(text);
