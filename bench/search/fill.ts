import { foldMessage, foldTitle } from "../../src/server/features/chat/searching/folded.ts";
import type { Database } from "../../src/server/kernel/db/db.ts";
import type { Talk } from "./texts.ts";

/** So many messages are in a chat, questions and answers by turns. */
export const chatLength = 10;

const run = async (database: Database, sql: string, params: unknown[] = []): Promise<void> => {
  await database.run(sql, params);
};

/** What was said, once, with its folding: the rows are made of it. */
export const keepTalks = async (database: Database, talks: readonly Talk[]): Promise<void> => {
  await run(database, "create unlogged table bench_talks (no int primary key, asked text, asked_folded text, told text, told_folded text, title_folded text)");
  const rows = talks.map(({ asked, told }) => [
    asked,
    foldMessage({ role: "user", text: asked }).folded,
    told,
    foldMessage({ role: "assistant", text: told }).folded,
    foldTitle(asked).titleFolded,
  ]);
  await run(
    database,
    `insert into bench_talks select row_number() over () - 1, a, b, c, d, e from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as t(a, b, c, d, e)`,
    [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])),
  );
};

/** Chats from `from` up to `to`, dealt out to the people in turn, so that nobody's rows lie side by side. */
export const addChats = async (database: Database, toPerson: string, from: number, to: number): Promise<void> => {
  const talk = (no: string): string => `(${no}) % (select count(*) from bench_talks)`;
  await run(
    database,
    `insert into chat_groups (person_id, id, module, title, title_folded, fold_version, title_source, content, active_leaf_id, created_at, updated_at)
     select ${toPerson}, 'chat' || i, 'm', t.asked, t.title_folded, 1, 'question', t.asked, 'm' || i || '-' || ${chatLength}, at, at
     from generate_series(${from}, ${to - 1}) i join bench_talks t on t.no = ${talk("i * 31")}, lateral (select now() - make_interval(secs => (${to} - i) * 60)) as w(at)`,
  );
  await run(
    database,
    `insert into messages (person_id, id, group_id, parent_id, role, text, folded, fold_version, status, created_at)
     select ${toPerson}, 'm' || i || '-' || k, 'chat' || i, case when k > 1 then 'm' || i || '-' || (k - 1) end,
       case when k % 2 = 1 then 'user' else 'assistant' end,
       case when k % 2 = 1 then t.asked else t.told end, case when k % 2 = 1 then t.asked_folded else t.told_folded end, 1, 'completed', now() - make_interval(secs => (${to} - i) * 60)
     from generate_series(1, ${chatLength}) k cross join generate_series(${from}, ${to - 1}) i join bench_talks t on t.no = ${talk("i * 31 + k / 2 * 17")}`,
  );
};
