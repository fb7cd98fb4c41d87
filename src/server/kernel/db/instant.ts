import { timestamp } from "drizzle-orm/pg-core";

/** A moment to the millisecond; read as PostgreSQL writes it, with a space and an offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string", precision: 3 });
