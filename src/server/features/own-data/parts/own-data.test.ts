import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { ownData } from "./own-data.ts";

const root = join(import.meta.dirname, "../../..");

/** Every table that has a person in it, and those that go with the person by themselves. */
const listOwnedTables = async (): Promise<string[]> => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /(?:^|\/)tables\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
  return tables
    .map((table) => getTableConfig(table))
    .filter(({ columns, foreignKeys }) => columns.some(({ name }) => name === "person_id") && !foreignKeys.some(({ onDelete }) => onDelete === "cascade"))
    .map(({ name }) => name);
};

/** A transaction that does nothing and notes which tables are emptied. */
const createNoting = (noted: Set<string>): Db => {
  const chain: unknown = new Proxy(() => {}, {
    get: (_, name) => (name === "then" ? (done: (rows: unknown[]) => void) => done([]) : chain),
    apply: () => chain,
  });
  const tx = new Proxy(
    {},
    {
      get: (_, name) =>
        name === "delete"
          ? (table: PgTable) => {
              noted.add(getTableName(table));
              return chain;
            }
          : chain,
    },
  );
  return tx as Db;
};

test("check 57: no table that has a person in it is left out when all of theirs goes", async () => {
  const owned = await listOwnedTables();
  expect(owned).toEqual(expect.arrayContaining(["messages", "shares", "journal_entries", "uploads"]));
  const noted = new Set<string>();
  for (const { forget } of ownData) await forget(createNoting(noted), "p1" as PersonId);
  expect(owned.filter((name) => !noted.has(name))).toEqual([]);
});

test("the person goes last: until then the rest is found again", () => {
  expect(ownData.at(-1)!.name).toBe("account");
});
