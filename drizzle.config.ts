import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/server/features/*/tables.ts", "./src/server/kernel/*/tables.ts"],
  out: "./src/server/migrations",
});
