const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

interface Stretch {
  from: number;
  to: number;
}

/**
 * Of a day's stretches in order, those that are looked at: all, where no time is known; else that of the time and its neighbours.
 * @param time "13:45", null when nobody knows
 */
export const chooseNearHours = <One extends Stretch>(all: readonly One[], time: string | null): (One & { isGiven: boolean })[] => {
  if (time === null) return all.map((one) => ({ ...one, isGiven: false }));
  const minute = toMinute(time);
  const given = Math.max(
    0,
    all.findIndex(({ from, to }) => minute >= from && minute < to),
  );
  return all.slice(Math.max(0, given - 1), given + 2).map((one) => ({ ...one, isGiven: one === all[given] }));
};
