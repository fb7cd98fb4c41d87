import type { Locale } from "../../../shared/i18n/locale.ts";
import { keepLast } from "../../../shared/keep-last.ts";
import type { FactMap, FactOf, FactWording } from "../fact.ts";
import type { Question } from "../hearing/question.ts";
import type { Paragraph, Reader, Reading, ReadingRequest } from "../reading.ts";
import { type Head, openWith } from "./head.ts";
import { type Found, findRules, type Rule, type Sayings, sayRule } from "./rule.ts";
import { countWords, readingLength } from "./sentences.ts";

/** A sentence with the facts it rests on. */
export interface Claim {
  text: string;
  facts: readonly string[];
}

/** What a chart topic is told by; `Part` names the parts of a reading (character, love, the year …). */
export interface ChartTelling<Cast, Facts extends FactMap, View, Key extends string, Part extends string> {
  locale: Locale;
  words: FactWording<Facts>;
  rules: readonly Rule<View, Key, Part>[];
  say: Sayings<View, Key>;
  /** The shoulder note of each part. */
  labels: Readonly<Record<Part | "lead" | "dissent" | "close", string>>;
  toView(cast: Cast, facts: FactOf<Facts>[], question: Question): View;
  /** The parts of a whole reading, the asked one first. */
  listParts(view: View, question: Question): readonly Part[];
  /** The part a question asks about, or null. */
  findPart(question: Question): Part | null;
  /** One sentence that answers the question with its lean, without Markdown, with what it left out where it did. */
  toHeadline(view: View, question: Question): string | Head;
  /** What stands behind the headline: the two or three facts that decide it, told in two to four sentences. */
  toLead(view: View, question: Question): Claim;
  /** The first sentences of a follow-up's answer: yes, no, when, how, by this chart; `part` is what it is about. */
  toAnswer(view: View, asked: Question, part: Part, turn: number): Claim & Head;
  /** Three questions this chart can answer, none of them `asked`; `turn` counts the follow-ups told. */
  toFollowUps(view: View, asked: Question, turn: number): string[];
  summarise(cast: Cast): string;
}

/** How many rules a part tells of itself: the asked part more. */
const mostOf = { asked: 3, other: 2 } as const;

const toParagraph = (label: string, claims: readonly Claim[], part: Paragraph["part"], gap: string): Paragraph => ({
  label,
  text: claims.map(({ text }) => text).join(gap),
  facts: [...new Set(claims.flatMap(({ facts }) => facts))],
  part,
});

/** The list turned so that another side comes first; the heaviest three stay among themselves. */
const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const shift = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(shift), ...items.slice(0, shift)];
};

/** The built-in reader of a chart: the answer, then its parts by the rules that hold, the heaviest first, a dissent, and what to do with it. */
export const toChartReader = <Cast, Facts extends FactMap, View, Key extends string, Part extends string>(
  telling: ChartTelling<Cast, Facts, View, Key, Part>,
): Reader<Cast, Facts> => {
  const { locale, rules, say, labels } = telling;
  const gap = locale === "zh" ? "" : " ";
  const limits = readingLength[locale];
  const withRest = (claim: Claim, rest: string | undefined): Claim => ({ ...claim, text: openWith(rest, claim.text, gap) });
  const toLength = (paragraphs: readonly Paragraph[]): number => paragraphs.reduce((sum, { text }) => sum + countWords(text, locale), 0);

  /** One chart is told several times over for one question: at both lengths, in other words, in answer to more of it. */
  const openFor = keepLast((cast: Cast, question: Question, facts: FactOf<Facts>[]) => {
    const view = telling.toView(cast, facts, question);
    const found = findRules(rules, view);
    const claims = new Map<Found<View, Key, Part>, Claim>();
    const claim = (one: Found<View, Key, Part>): Claim => {
      const known = claims.get(one) ?? { text: sayRule(say, one, view), facts: one.holding.facts };
      claims.set(one, known);
      return known;
    };
    const listOf = (part: Part, role?: Rule<View>["role"]) => found.filter(({ rule }) => rule.part === part && rule.role === role);
    /** The first of a role in the asked part, else in any. */
    const findRole = (part: Part | null, role: "dissent" | "doing" | "watching", turn: number): Claim | undefined => {
      const own = part === null ? [] : listOf(part, role);
      const any = found.filter(({ rule }) => rule.role === role);
      const [first] = turned(own.length > 0 ? own : any, turn);
      return first && claim(first);
    };
    const toBody = (part: Part, most: number, variant: number): Paragraph | null => {
      const told = turned(listOf(part), listOf(part).length > most ? variant : 0).slice(0, most);
      if (told.length === 0) return null;
      return toParagraph(labels[part], [...listOf(part, "intro").slice(0, 1), ...told].map(claim), "body", gap);
    };
    const toClose = (part: Part | null, variant: number): Paragraph[] => {
      const claims = (["doing", "watching"] as const).flatMap((role) => findRole(part, role, variant) ?? []);
      return claims.length === 0 ? [] : [toParagraph(labels.close, claims, "close", gap)];
    };
    return { view, claim, listOf, findRole, toBody, toClose };
  });
  const open = ({ cast, question, facts }: ReadingRequest<Cast, Facts>) => openFor(cast, question, facts);

  return {
    words: telling.words,
    tell(request): Reading {
      const { question, tier, variant } = request;
      const chart = open(request);
      const asked = telling.findPart(question);
      const parts = telling.listParts(chart.view, question);
      const head = telling.toHeadline(chart.view, question);
      const { headline, rest }: Head = typeof head === "string" ? { headline: head } : head;
      const lead = toParagraph(labels.lead, [withRest(telling.toLead(chart.view, question), rest)], "lead", gap);
      const close = chart.toClose(asked, variant);
      const followUps = telling.toFollowUps(chart.view, question, 0);
      if (tier === "basic") {
        const told: Paragraph[] = [];
        let length = toLength([lead, ...close]);
        for (const part of parts) {
          if (told.length > 0 && length >= limits.basic.least) break;
          const body = chart.toBody(part, 1, variant);
          if (!body) continue;
          told.push(body);
          length += toLength([body]);
        }
        return { headline, paragraphs: [lead, ...told, ...close], followUps };
      }
      const dissent = chart.findRole(asked, "dissent", variant);
      const tail = [...(dissent ? [toParagraph(labels.dissent, [dissent], "dissent", gap)] : []), ...close];
      const build = (extra: number): Paragraph[] =>
        parts.flatMap((part) => chart.toBody(part, (part === asked ? mostOf.asked : mostOf.other) + extra, variant) ?? []);
      // A chart with much to say is cut from its last parts; one with little tells more of each.
      const around = toLength([lead, ...tail]);
      let extra = -1;
      let body = build(extra);
      let length = around + toLength(body);
      while (extra < 3 && length < limits.whole.least) {
        extra += 1;
        body = build(extra);
        length = around + toLength(body);
      }
      while (body.length > 1 && length > limits.whole.most) length -= toLength(body.splice(-1));
      return { headline, paragraphs: [lead, ...body, ...tail], followUps };
    },
    answer(request): Reading {
      const { asked, question, turn } = request;
      const chart = open(request);
      const part = telling.findPart(asked) ?? telling.findPart(question) ?? telling.listParts(chart.view, question)[0]!;
      const { headline, rest, ...answer } = telling.toAnswer(chart.view, asked, part, turn);
      // The first reading told the heaviest of each part; a follow-up goes on from there, and round.
      const told = part === telling.findPart(question) ? mostOf.asked : mostOf.other;
      const more = turned(chart.listOf(part), told + turn * 2).slice(0, 2);
      const first = toParagraph(labels[part], [withRest(answer, rest), ...more.map(chart.claim)], "body", gap);
      const dissent = chart.findRole(part, "dissent", turn + 1);
      const second = request.tier === "plus" && dissent ? [toParagraph(labels.dissent, [dissent], "dissent", gap)] : [];
      return { headline, paragraphs: [first, ...second, ...chart.toClose(part, turn + 1)], followUps: telling.toFollowUps(chart.view, asked, turn + 1) };
    },
    summarise: telling.summarise,
  };
};
