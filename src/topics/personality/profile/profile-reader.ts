import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactMap, FactWording } from "../../kit/fact.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Reader } from "../../kit/reading.ts";
import { type Claim, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { Head } from "../../kit/telling/head.ts";
import type { Rule, Sayings } from "../../kit/telling/rule.ts";
import { findPart, type LivedPart, listParts, livedParts, type Part } from "./parts.ts";
import type { Profile, ScaleItem } from "./profile.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { type ProfileKey, profileRules } from "./profile-rules.ts";
import type { ProfileTexts } from "./profile-texts.ts";
import { type ProfileView, toProfileView } from "./profile-view.ts";
import { vary } from "./vary.ts";

/** How a test is answered, in words. */
export interface AnswerTerms {
  /** Of each answer 1 … 5 that is kept. */
  answers: Readonly<Record<number, string>>;
  /** How many things were answered, to begin a sentence with. */
  toCount(count: number): string;
}

/** What of a language every test of scales shares: its numbers, frames and chips. */
export interface ProfileFrame {
  locale: Locale;
  labels: Readonly<Record<Part | "lead" | "dissent" | "close", string>>;
  toHeadline(view: ProfileView, question: Question, texts: ProfileTexts): Head;
  toLead(view: ProfileView, texts: ProfileTexts, side: number): Claim;
  /** What the items of one part say in numbers. */
  tellPart(view: ProfileView, part: LivedPart, texts: ProfileTexts, side: number): Claim;
  /** What was answered to a scale’s items of one part, word for word. */
  tellAnswers(view: ProfileView, scale: string, part: LivedPart, texts: ProfileTexts): string;
  toFollowUps(view: ProfileView, asked: Question, turn: number, texts: ProfileTexts): string[];
  /** Sentences with numbers, and those that frame the words of an item. */
  ladder(view: ProfileView, texts: ProfileTexts): string;
  near(view: ProfileView, texts: ProfileTexts): string;
  crowd(view: ProfileView, texts: ProfileTexts): string;
  ahead(view: ProfileView, texts: ProfileTexts): string;
  agreement(view: ProfileView, texts: ProfileTexts): string;
  /** What a strong answer says, at times with the statement itself before it. */
  loud(view: ProfileView, texts: ProfileTexts, item: string): string;
  odd(view: ProfileView, texts: ProfileTexts, item: string): string;
  elsewhere(view: ProfileView, texts: ProfileTexts, item: string): string;
  stray(view: ProfileView, texts: ProfileTexts, item: string): string;
  strayAgainst(view: ProfileView, texts: ProfileTexts, item: string): string;
  doing(text: string): string;
  watching(text: string): string;
  toFactWords(texts: ProfileTexts): FactWording<ProfileFacts>;
}

const livedPartOf = (part: Part): LivedPart => (part === "sure" ? "self" : part);

const cut = (of: string): [scale: string, part: LivedPart] => {
  const at = of.lastIndexOf(".");
  return [of.slice(0, at), of.slice(at + 1) as LivedPart];
};

const toProfileSayings = (frame: ProfileFrame, texts: ProfileTexts): Sayings<ProfileView, ProfileKey> => {
  const byPart = (table: "costs" | "second" | "low") => (view: ProfileView, of: string) => {
    const [scale, part] = cut(of);
    const said = texts[table][scale]![part];
    return typeof said === "string" ? said : vary(view, `${table}.${part}`, said);
  };
  return {
    loud: (view, of) => frame.loud(view, texts, of),
    loudSecond: (view, of) => frame.loud(view, texts, of),
    loudThird: (view, of) => frame.loud(view, texts, of),
    odd: (view, of) => frame.odd(view, texts, of),
    elsewhere: (view, of) => frame.elsewhere(view, texts, of),
    stray: (view, of) => frame.stray(view, texts, of),
    strayAgainst: (view, of) => frame.strayAgainst(view, texts, of),
    does(view, of) {
      const [scale, part] = cut(of);
      return vary(view, `does.${part}`, [texts.does[scale]![part], texts.doesToo[scale]![part]]);
    },
    said(view, of) {
      const [scale, part] = cut(of);
      return frame.tellAnswers(view, scale, part, texts);
    },
    costs: byPart("costs"),
    second: byPart("second"),
    low: byPart("low"),
    against: (view, of) => vary(view, "against", texts.against[of]!),
    doing: (_, of) => {
      const [scale, part] = cut(of);
      return frame.doing(texts.doing[scale]![part]);
    },
    watching: (view, of) => frame.watching(vary(view, "watching", texts.watching[of]!)),
    watchingSecond: (view, of) => frame.watching(vary(view, "watching", texts.watching[of]!)),
    ladder: (view) => frame.ladder(view, texts),
    near: (view) => frame.near(view, texts),
    crowd: (view) => frame.crowd(view, texts),
    ahead: (view) => frame.ahead(view, texts),
    agreement: (view) => frame.agreement(view, texts),
  };
};

/** What one test adds to a language's frame. */
export interface ProfileTelling<Scale extends string, Id extends string, Cast extends Profile<Scale>, Own extends FactMap, Key extends string> {
  items: readonly ScaleItem<Scale>[];
  texts: ProfileTexts<Scale, Id>;
  ownWords: FactWording<Own>;
  ownRules: readonly Rule<ProfileView<Scale, Cast>, Key, Part>[];
  ownSay: Sayings<ProfileView<Scale, Cast>, Key>;
  summarise(cast: Cast): string;
}

/** The reader of a test of scales in the language of its frame. */
export const toProfileReader = <Scale extends string, Id extends string, Cast extends Profile<Scale>, Own extends FactMap, Key extends string>(
  frame: ProfileFrame,
  { items, texts: own, ownWords, ownRules, ownSay, summarise }: ProfileTelling<Scale, Id, Cast, Own, Key>,
): Reader<Cast, Own & ProfileFacts> => {
  type View = ProfileView<Scale, Cast>;
  const texts = own as ProfileTexts;
  const plain = (view: View): ProfileView => view as unknown as ProfileView;
  return toChartReader<Cast, Own & ProfileFacts, View, Key | ProfileKey, Part>({
    locale: frame.locale,
    words: { ...frame.toFactWords(texts), ...ownWords } as FactWording<Own & ProfileFacts>,
    rules: [...ownRules, ...(profileRules as unknown as readonly Rule<View, ProfileKey, Part>[])],
    say: { ...(toProfileSayings(frame, texts) as unknown as Sayings<View, ProfileKey>), ...ownSay } as Sayings<View, Key | ProfileKey>,
    labels: frame.labels,
    toView: (cast) => toProfileView<Scale, Cast>(cast, items),
    listParts: (_, question) => listParts(question),
    findPart,
    toHeadline: (view, question) => frame.toHeadline(plain(view), question, texts),
    toLead: (view) => frame.toLead(plain(view), texts, 0),
    toAnswer(view, asked, part, turn) {
      const claim = part === "sure" ? frame.toLead(plain(view), texts, turn + 1) : frame.tellPart(plain(view), livedPartOf(part), texts, turn);
      return { ...frame.toHeadline(plain(view), asked, texts), ...claim };
    },
    toFollowUps: (view, asked, turn) => frame.toFollowUps(plain(view), asked, turn, texts),
    summarise,
  });
};

export const isLived = (part: Part | null): part is LivedPart => part !== null && (livedParts as readonly Part[]).includes(part);
