import { toCaller } from "../../../kernel/workers/port.ts";
import type { listFields } from "./list-fields.ts";

/** What the catalogue reads of the topics, in a thread. */
export const catalogueWorks = {
  "catalogue.fields": async (_: Record<never, never>): ReturnType<typeof listFields> => (await import("./list-fields.ts")).listFields(),
};

export const readCatalogue = toCaller<typeof catalogueWorks>();
