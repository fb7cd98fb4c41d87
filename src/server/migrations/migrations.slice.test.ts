import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, test } from "vitest";
import { migrationsFolder } from "../kernel/db/migrations.ts";

/** The migrations up to and with one, as they once stood. */
const upTo = (tag: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "yarrow-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
};

test("a visitor's rows are the person's, under the same id; a model's name becomes its tier", async () => {
  const client = new PGlite();
  const db = drizzle(client);
  const before = upTo("0003_horoscopes");
  await migrate(db, { migrationsFolder: before });
  await client.exec(`
    insert into visitors (id, secret_hash, time_zone, created_at) values ('v1', 'hash', 'Europe/Paris', '2026-11-01T10:00:00Z');
    insert into chat_groups (owner_id, id, module, title, title_source, content) values ('v1', 'chat', 'm', 'T', 'question', 'Q');
    insert into messages (owner_id, id, group_id, role, status, model, text) values ('v1', 'one', 'chat', 'assistant', 'completed', '4', 'A'), ('v1', 'two', 'chat', 'assistant', 'completed', '3.5', 'B'), ('v1', 'said', 'chat', 'user', 'completed', null, 'C');
    insert into plus_uses (owner_id, generation_id, day, state) values ('v1', 'run', '2026-11-01', 'spent');
  `);
  await migrate(db, { migrationsFolder });
  const rows = async (sql: string) => (await client.query(sql)).rows;
  expect(await rows("select id, time_zone, role from people")).toEqual([{ id: "v1", time_zone: "Europe/Paris", role: null }]);
  expect(await rows("select kind, subject, person_id, retired_at from credentials")).toEqual([
    { kind: "visitor", subject: "hash", person_id: "v1", retired_at: null },
  ]);
  expect(await rows("select id, tier from messages where person_id = 'v1' order by id")).toEqual([
    { id: "one", tier: "plus" },
    { id: "said", tier: null },
    { id: "two", tier: "basic" },
  ]);
  expect(await rows("select person_id, state from plus_uses")).toEqual([{ person_id: "v1", state: "spent" }]);
  await client.close();
  rmSync(before, { recursive: true });
}, 60_000);
