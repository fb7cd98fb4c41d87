/** Of who walks backwards in a month, those still at it on a day or yet to begin: what has ended before is no news. Days as YYYY-MM-DD; null is open. */
export const listUnended = <Span extends { to: string | null }>(retrogrades: readonly Span[], day: string): Span[] =>
  retrogrades.filter(({ to }) => to === null || to >= day);
