import { fileURLToPath } from "node:url";

/** Written by `npm run migrations`, reviewed, never edited after they have landed. Built and source trees both carry them. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
