/** The five of Ptolemy, with their angles in degrees. */
export const aspectAngles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
export type AspectType = keyof typeof aspectAngles;

export interface Aspect {
  type: AspectType;
  /** How far from exact, degrees. */
  orb: number;
}

/** The shorter way between two longitudes, 0 … 180 degrees. */
export const toSeparation = (one: number, other: number): number => {
  const way = (((one - other) % 360) + 360) % 360;
  return way > 180 ? 360 - way : way;
};

/**
 * The aspect two longitudes (degrees) make within its widest orb, or null: 12° and 73° make a sextile with an orb of 1°.
 * @param widest degrees by aspect; one that is left out is not looked for
 */
export const findAspect = (one: number, other: number, widest: Partial<Record<AspectType, number>>): Aspect | null => {
  const separation = toSeparation(one, other);
  for (const [type, angle] of Object.entries(aspectAngles) as [AspectType, number][]) {
    const orb = Math.abs(separation - angle);
    if (orb <= (widest[type] ?? -1)) return { type, orb };
  }
  return null;
};
