const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

interface Stretch {
  from: number;
  to: number;
}

/**
 * Of a day's stretches in order, those that are looked at: all, where no time is known; else that of the time and its neighbours.
 * @param time "13:45", null when nobody knows
 */
export const chooseNearHours = <One extends Stretch>(all: readonly One[], time: string | null, reach = 1): (One & { isGiven: boolean })[] => {
  if (time === null) return all.map((one) => ({ ...one, isGiven: false }));
  const minute = toMinute(time);
  const found = all.findIndex(({ from, to }) => minute >= from && minute < to);
  const given = found < 0 ? 0 : found;
  return all.slice(Math.max(0, given - reach), given + reach + 1).map((one) => ({ ...one, isGiven: one === all[given] }));
};
