/** One part of the match: points, the most it can give, and how it is counted. */
export interface Scored {
  score: number;
  of: number;
  /** 0–100, before it is cut to the part's points. */
  percent: number;
  /** The key of the rule; its words and numbers stand in the part's fact. */
  rule: string;
}

/** What each part counts for; together 100. */
export const weights = { animals: 15, dayStems: 15, dayBranches: 20, nayin: 8, elements: 20, kua: 7, synastry: 15 } as const;
export type PartName = keyof typeof weights;
export const partNames = Object.keys(weights) as PartName[];

export const toScored = (part: PartName, percent: number, rule: string): Scored => {
  const whole = Math.round(percent);
  return { score: Math.round((weights[part] * whole) / 100), of: weights[part], percent: whole, rule };
};
