import { type Body, bodies } from "./names.ts";
import { elementOf, type Mode, modeOf, modes, type Sign, type SkyElement, skyElements } from "./signs.ts";

/** Sun … Pluto: what elements, modes and figures are counted over. */
export const tenPlanets = bodies.slice(0, 10) as readonly Body[];

const countBy = <Key extends string>(keys: readonly Key[], of: (sign: Sign) => Key, signs: readonly Sign[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, signs.filter((sign) => of(sign) === key).length])) as Record<Key, number>;

/** How many of Sun … Pluto stand in each element and each mode. */
export const toBalance = (signOf: (body: Body) => Sign): { elements: Record<SkyElement, number>; modes: Record<Mode, number> } => {
  const signs = tenPlanets.map(signOf);
  return { elements: countBy(skyElements, elementOf, signs), modes: countBy(modes, modeOf, signs) };
};
