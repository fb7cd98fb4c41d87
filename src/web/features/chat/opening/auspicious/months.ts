/** "2026-12", so many months on. */
export const stepMonth = (month: string, by: number): string => {
  const [year = 0, place = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, place - 1 + by, 1));
  return first.toISOString().slice(0, 7);
};

/** The days of a month that are still to come. @param today "2026-11-23" */
export const toSpan = (month: string, today: string): { from: string; to: string } => {
  const [year = 0, place = 1] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, place, 0)).toISOString().slice(0, 10);
  const first = `${month}-01`;
  return { from: first < today && today <= last ? today : first, to: last };
};
