import { type HourModel, type PastAnswer, toLikelihoods } from "./hour-model.ts";

/** From this lead over the next an hour is named, if dealing the same answers out anew seldom gives one as clear. */
export const leadFrom = 2;
export const seldom = 0.2;

export interface HoursTold {
  /** By hour, how likely the answers are under it, the likeliest 1. */
  heights: number[];
  /** By hour, its share of belief after the answers; together 1. */
  shares: number[];
  /** The places of the hours that stand highest, which these years do not tell from each other. */
  leaders: number[];
  /** How many times likelier than the next best; 1 where nothing tells the hours apart. */
  lead: number;
  /** Of all ways to deal the same answers out over the same years, the share that has some hour lead as clearly. */
  dealtShare: number;
  /** The lead is long enough and narrow enough, and chance seldom makes such a one. */
  isLeaning: boolean;
}

const near = 1 + 1e-9;

interface Standing {
  leaders: number[];
  lead: number;
  /** The leaders together are half of what is looked at, or less: to rule out a sliver is no lean. */
  isNarrow: boolean;
}

const toStanding = (priors: readonly number[], likelihoods: readonly number[]): Standing => {
  const best = Math.max(...likelihoods);
  const next = Math.max(0, ...likelihoods.filter((of) => of * near < best));
  const leaders = likelihoods.flatMap((of, hour) => (of * near >= best ? [hour] : []));
  const share = leaders.reduce((sum, hour) => sum + priors[hour]!, 0);
  return { leaders, lead: next === 0 ? 1 : best / next, isNarrow: share <= 0.5 };
};

/** Every different order of some answers. */
const listDeals = (answers: readonly PastAnswer[]): PastAnswer[][] => {
  if (answers.length === 0) return [[]];
  return [...new Set(answers)].flatMap((first) => {
    const at = answers.indexOf(first);
    return listDeals([...answers.slice(0, at), ...answers.slice(at + 1)]).map((rest) => [first, ...rest]);
  });
};

/**
 * What answers say of the hour, and how often the same answers dealt out anew would say as much.
 * @param marks by year asked, then by hour
 */
export const tellHours = ({ priors }: HourModel, marks: readonly (readonly boolean[])[], answers: readonly PastAnswer[]): HoursTold => {
  const likelihoods = toLikelihoods(priors.length, marks, answers);
  const whole = likelihoods.reduce((sum, of, hour) => sum + of * priors[hour]!, 0);
  const { leaders, lead, isNarrow } = toStanding(priors, likelihoods);
  // What was not recalled stays where it is: which years one remembers is no part of the deal.
  const places = answers.flatMap((answer, at) => (answer === "unsure" ? [] : [at]));
  const deals = listDeals(places.map((at) => answers[at]!));
  const asClear = deals.filter((deal) => {
    const dealt = toStanding(
      priors,
      toLikelihoods(
        priors.length,
        places.map((at) => marks[at]!),
        deal,
      ),
    );
    return dealt.isNarrow && dealt.lead * near >= lead;
  });
  const dealtShare = asClear.length / deals.length;
  return {
    heights: likelihoods.map((of) => of / likelihoods[leaders[0]!]!),
    shares: likelihoods.map((of, hour) => (of * priors[hour]!) / whole),
    leaders,
    lead,
    dealtShare,
    isLeaning: lead >= leadFrom && dealtShare <= seldom && isNarrow,
  };
};
