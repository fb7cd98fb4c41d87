import { toCaller } from "../../../kernel/workers/port.ts";
import type { listBase, listSubregion } from "./list-places.ts";
import type { readBirth } from "./read-birth.ts";
import type { tellMatch } from "./tell-match.ts";

/** What reads calendars, the sky or the gazetteer, in a thread. */
export const profileWorks = {
  "profiles.birth": async (request: Parameters<typeof readBirth>[0]) => (await import("./read-birth.ts")).readBirth(request),
  "profiles.countries": async (request: Parameters<typeof listBase>[0]) => (await import("./list-places.ts")).listBase(request),
  "profiles.places": async (request: Parameters<typeof listSubregion>[0]) => (await import("./list-places.ts")).listSubregion(request),
  "profiles.match": async (request: Parameters<typeof tellMatch>[0]) => (await import("./tell-match.ts")).tellMatch(request),
};

export const look = toCaller<typeof profileWorks>();
