/** A place in ecliptic coordinates, astronomical units, or its rate a day. */
export type Vector = readonly [number, number, number];

export interface State {
  place: Vector;
  rate: Vector;
}

export const toLength = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

/** The Sun's pull in AU³/day², Gauss's constant squared. */
const solarPull = 0.000_295_912_208_285_591_1;

/** Where a body was `days` ago on its way round the Sun: the second-order term is the Sun's pull, all that counts within the hours light takes. */
export const toEarlier = ({ place, rate }: State, days: number): Vector => {
  const distance = toLength(place);
  const pull = (-solarPull / distance ** 3) * 0.5 * days * days;
  return [place[0] - rate[0] * days + pull * place[0], place[1] - rate[1] * days + pull * place[1], place[2] - rate[2] * days + pull * place[2]];
};

export const subtract = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
