import { toHouse } from "../../kit/sky/houses.ts";
import { type Body, bodies } from "../../kit/sky/names.ts";
import type { ChartBody, Synastry } from "../cast-types.ts";
import { listContacts } from "./find-aspects.ts";
import type { Natal } from "./natal.ts";

const toOverlay = (of: Record<Body, ChartBody>, cusps: readonly number[] | null): Record<Body, number> | null =>
  cusps && (Object.fromEntries(bodies.map((body) => [body, toHouse(of[body].longitude, cusps)])) as Record<Body, number>);

/** Two charts laid over one another: contacts, and whose bodies fall into which house of the other. */
export const toSynastry = (first: Natal, second: Natal): Synastry => ({
  bodies: second.bodies,
  angles: second.angles,
  cusps: second.cusps,
  aspects: listContacts(first, second),
  overlays: { ofSecondInFirst: toOverlay(second.bodies, first.cusps), ofFirstInSecond: toOverlay(first.bodies, second.cusps) },
});
