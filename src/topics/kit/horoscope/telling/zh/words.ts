import type { Words } from "../writer.ts";
import { doings, moonDoings, watches } from "./closing.ts";
import { events, jupiterHouses, sunHouses } from "./events.ts";
import { headlines } from "./headlines.ts";
import { looks } from "./looks.ts";
import { moonLines, moonOpenings, moonTouches } from "./moon.ts";
import { dignities, retrogrades } from "./states.ts";
import { careerTenants } from "./tenants-career.ts";
import { healthTenants } from "./tenants-health.ts";
import { loveTenants } from "./tenants-love.ts";
import { wealthTenants } from "./tenants-wealth.ts";
import { touches } from "./touches.ts";

export const words: Words = {
  tenants: { love: loveTenants, career: careerTenants, wealth: wealthTenants, health: healthTenants },
  looks,
  touches,
  dignities,
  retrogrades,
  moonOpenings,
  moonTouches,
  moonLines,
  headlines,
  doings,
  moonDoings,
  watches,
  events,
  sunHouses,
  jupiterHouses,
};
