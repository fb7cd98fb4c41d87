/** Both drivers answer raw SQL with `{rows}`; Drizzle's common type does not say so. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
