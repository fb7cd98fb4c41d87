import pg from "pg";
import type { Asked } from "./reader.ts";

interface Row {
  id: string;
  generation: string;
  message: string;
  text: string;
  uses: number;
  use: string | null;
}

export interface Verdict {
  outcomes: Record<string, number>;
  /** What must not be, each with the runs it befell. */
  wrongs: Record<string, string[]>;
}

const isCharged = ({ generation, text }: Row): boolean => generation === "completed" || (generation === "stopped" && text !== "");

/** Holds what pages have in the end against the rows. */
export const judge = async (databaseUrl: string, asked: (Asked | null)[], ids: string[]): Promise<Verdict> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = (await client.query(
    `select g.id, g.status as generation, m.status as message, m.text, count(u.*)::int as uses, min(u.state) as use from generations g
     left join messages m on m.person_id = g.person_id and m.id = g.message_id
     left join plus_uses u on u.person_id = g.person_id and u.generation_id = g.id
     group by g.id, g.status, m.status, m.text`,
  )) as { rows: Row[] };
  await client.end();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const outcomes: Record<string, number> = {};
  for (const { generation } of rows) outcomes[generation] = (outcomes[generation] ?? 0) + 1;
  const pages = asked.flatMap((one) => (one ? one.pages.map((page) => ({ id: one.generationId, page })) : []));
  const idsOf = (bad: Row[]) => bad.map(({ id }) => id);
  return {
    outcomes,
    wrongs: {
      "never ended": idsOf(rows.filter(({ generation }) => generation === "running")),
      "message and run disagree": idsOf(rows.filter(({ generation, message }) => generation !== message)),
      "asked but not there, or twice": ids.filter((id) => rows.filter((row) => row.id === id).length !== 1),
      "page that waits still": pages.filter(({ page }) => !page).map(({ id }) => id),
      "page with another text than stored": pages.filter(({ id, page }) => page && page.text !== byId.get(id)?.text).map(({ id }) => id),
      "page told another end than stored": pages.filter(({ id, page }) => page && page.status !== byId.get(id)?.generation).map(({ id }) => id),
      "use lost or doubled": idsOf(rows.filter((row) => row.uses !== 1 || row.use !== (isCharged(row) ? "spent" : "returned"))),
    },
  };
};
