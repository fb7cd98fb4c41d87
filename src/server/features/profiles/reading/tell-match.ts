import type { infer as Infer } from "zod/mini";
import type { sharedMatch } from "../../../../shared/contract/birth-request.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import { getCastTopic } from "../../../../topics/registry.ts";

export interface MatchRequest {
  asker: Birth;
  answerer: Birth;
  /** The instant of the match, ISO 8601 UTC. */
  moment: string;
  locale: Locale;
}

interface Side {
  dayMaster: string;
  pillars: { year: string; month: string; day: string; hour: string | null };
}

/** What of the marriage topic's cast a shared match is made of. */
interface MatchCast {
  a: Side;
  b: Side;
  total: { score: number; margin: number };
}

const noChance = {
  below(): never {
    throw new Error("a match draws nothing");
  },
};

const toPillars = ({ pillars: { year, month, day, hour } }: Side): (string | null)[] => [year, month, day, hour];

/** The marriage topic's cast of two births, told in short: the headline, and the reasons of the lead and what follows it. */
export const tellMatch = async ({ asker, answerer, moment, locale }: MatchRequest): Promise<Infer<typeof sharedMatch>> => {
  const topic = await getCastTopic("marriage");
  const isAskerMan = asker.sex === "male";
  const [a, b] = isAskerMan ? [asker, answerer] : [answerer, asker];
  const cast = topic.cast(topic.parse({ a, b, question: "" }), { chance: noChance, moment });
  const { headline, paragraphs } = topic.tell(cast, hearQuestion("", locale), { tier: "basic", variant: 0 });
  const match = cast as MatchCast;
  const [one, other] = isAskerMan ? [match.a, match.b] : [match.b, match.a];
  const { score, margin } = match.total;
  return {
    score,
    from: Math.max(0, score - margin),
    to: Math.min(100, score + margin),
    headline,
    reasons: paragraphs.filter(({ part }) => part !== "caution").map(({ text }) => text),
    dayStems: [one.dayMaster, other.dayMaster],
    pillars: [toPillars(one), toPillars(other)],
  };
};
