import type { Person } from "../../../kernel/who.ts";
import type { people } from "../tables.ts";

type Known = Pick<typeof people.$inferSelect, "id" | "timeZone" | "locale" | "settings">;

/** Who is asking, from their row: with all that calls want of it, so that none of them reads it again. */
export const toPerson = ({ id, timeZone, locale, settings: { schools } }: Known, standing: Person["standing"]): Person => ({
  id,
  standing,
  timeZone,
  locale,
  ...(schools && { schools }),
});
