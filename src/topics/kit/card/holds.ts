/**
 * Whether a fact is shown in a row of a card: by the first part of its id.
 * @param rowOf the row of each first part; what stands in none is in the figure
 */
export const createHolds =
  <Row extends string>(rowOf: Readonly<Record<string, Row>>) =>
  (row: Row) =>
  (factId: string): boolean =>
    rowOf[factId.split(".", 1)[0]!] === row;
