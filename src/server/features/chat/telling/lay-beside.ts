import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Paragraph } from "../../../../topics/kit/reading.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";

/** How a further draw stands to the one it lies beside. */
type Relation = "agrees" | "turns" | "softens" | "adds";

type Ways = readonly [(before: string, now: string) => string, ...((before: string, now: string) => string)[]];

const ways: Record<Locale, Record<Relation, Ways>> = {
  zh: {
    agrees: [
      (before, now) => `${now}落在${before}旁边，两边指的是同一头：先前那句话，它替你又按了一个手印。`,
      (before, now) => `挨着${before}的这一张是${now}，没有唱反调，把先前的意思往实里说了一层。`,
      (before, now) => `${before}之后来的是${now}：方向没变，添的是分量。`,
    ],
    turns: [
      (before, now) => `${now}落在${before}旁边，偏偏往另一头拉：先前的话不作废，可别只听一边。`,
      (before, now) => `挨着${before}来了${now}，两边顶上了。顶着的地方，正是你还没想定的地方。`,
      (before, now) => `${before}说一头，${now}说另一头：先把两边都当真，再看哪边你手里有凭据。`,
    ],
    softens: [
      (before, now) => `${now}落在${before}旁边，不推也不拦，把先前的话说得缓了些。`,
      (before, now) => `挨着${before}的是${now}：它不改结论，只改快慢。`,
      (before, now) => `${before}旁边添了${now}，先前的力道收了一半，剩下一半看你怎么接。`,
    ],
    adds: [
      (before, now) => `先前的${before}还摊着，旁边新添的是${now}：两个并着看，后来的这个只管补前面没说到的那一角。`,
      (before, now) => `${now}放在${before}旁边，当作同一件事的另一只眼睛。`,
      (before, now) => `${before}不动，${now}另起一行：前面说大局，这里说眼前这一步。`,
    ],
  },
  en: {
    agrees: [
      (before, now) => `${now} lies down beside ${before} and points the same way: what was said before is now said twice.`,
      (before, now) => `Next to ${before} comes ${now}, and there’s no quarrel between them; it puts weight behind the first answer.`,
      (before, now) => `${now} after ${before}: the direction holds, and it’s firmer than it was.`,
    ],
    turns: [
      (before, now) => `${now} lies down beside ${before} and pulls the other way. The first answer stands, but it isn’t the whole of it.`,
      (before, now) => `Beside ${before} comes ${now}, and the two disagree, right where you haven’t made up your own mind.`,
      (before, now) => `${before} says one thing and ${now} another: take both at their word, then ask which you have evidence for.`,
    ],
    softens: [
      (before, now) => `${now} beside ${before} neither pushes nor bars the way; it slows the first answer down.`,
      (before, now) => `Next to ${before} lies ${now}. It doesn’t change what was said, only how fast.`,
      (before, now) => `With ${now} beside it, ${before} loses half its force, and the other half is yours to use.`,
    ],
    adds: [
      (before, now) => `${before} stays where it is, and beside it now lies ${now}: read the second for the corner the first left dark.`,
      (before, now) => `${now} goes down beside ${before}, as a second eye on the same matter.`,
      (before, now) => `${before} told the larger shape; ${now}, beside it, tells the next step.`,
    ],
  },
};

/** Where a craft weighs its casts: above nothing to yes, below to no. */
const findLean = (topic: CastTopic, cast: unknown): number | null => {
  const values = topic.facts(cast).find(({ key }) => key === "lean")?.values as { total?: unknown } | undefined;
  return typeof values?.total === "number" ? values.total : null;
};

const toRelation = (before: number | null, now: number | null): Relation => {
  if (before === null || now === null) return "adds";
  if (now === 0 || before === 0) return "softens";
  return Math.sign(before) === Math.sign(now) ? "agrees" : "turns";
};

/** What lies there: the cast, and what the part of it that is asked about is called. */
interface Before {
  cast: unknown;
  asked: string | undefined;
}

/** The paragraph that sets a further draw beside the one that lies there, or beside the one part of it that was asked about. */
export const layBeside = (topic: CastTopic, before: Before, now: unknown, locale: Locale, said: readonly string[]): Paragraph => {
  const relation = toRelation(findLean(topic, before.cast), findLean(topic, now));
  const [first, ...others] = ways[locale][relation];
  const [earlier, later] = [before.asked ?? topic.summarise(before.cast, locale), topic.summarise(now, locale)];
  const text = chooseUnsaid([first(earlier, later), ...others.map((way) => way(earlier, later))], said, `${earlier}${later}`);
  return {
    label: locale === "zh" ? "并着看" : "Side by side",
    text,
    facts: topic
      .facts(now)
      .slice(0, 1)
      .map(({ id }) => id),
    part: "lead",
  };
};
