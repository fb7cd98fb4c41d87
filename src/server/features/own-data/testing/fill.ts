import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createComparison, getComparison } from "../../../../shared/contract/compare.ts";
import { keepReading } from "../../../../shared/contract/journal.ts";
import { getUser, updateUser } from "../../../../shared/contract/people.ts";
import { createShare } from "../../../../shared/contract/share.ts";
import { openChat, say, toSend } from "../../../testing/chat.ts";
import { newId, type TestApp, type Visitor } from "../../../testing/test-app.ts";

const lines = [120, 300, 480, 660].map(
  (x) => `<path d="M${x} 60V640M60 ${x}H840" stroke="#222" stroke-width="6"/><text x="${x}" y="${x}" font-size="34">room</text>`,
);
const plan = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/>${lines.join("")}</svg>`),
);

export interface Filled {
  personId: string;
  msggroup: string;
  answerId: string;
  shareKey: string;
  comparisonId: string;
  imageId: string;
  uploadId: string;
}

/** Somebody who has something in every part of the house; `word` stands in all they wrote. */
export const fill = async (app: TestApp, visitor: Visitor, word: string): Promise<Filled> => {
  const { ids } = await say(visitor, `我和${word}该不该换工作？`);
  const answerId = (await openChat(visitor, ids.msggroup)).messages.at(-1)!.id;
  const chosen = { msggroup: ids.msggroup, messageIds: [answerId] };
  const share = await visitor.ask(createShare, chosen);
  await visitor.ask(keepReading, { msggroup: ids.msggroup, messageId: answerId, expects: `${word}会答应`, dueOn: null });
  const picture = (await plan.clone().png().toBuffer()).toString("base64");
  const pictured = await say(visitor, `看看${word}家这张图`, { module: "i", base64String: picture });
  const image = (await openChat(visitor, pictured.ids.msggroup)).messages[0]!.parts.find((part) => part.type === "data-image")!;
  await say(visitor, "开始测试", { module: "r", inputs: { version: "simplified" } });
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await plan.clone().jpeg().toBuffer())]), "me.jpg");
  const { "content-type": _, ...headers } = visitor.headers;
  const uploaded = await app.fetch(new Request("http://localhost/system/upload?path=avatar", { method: "POST", headers, body: form }));
  const address = ((await uploaded.json()) as { data: string }).data;
  await visitor.raw(updateUser, { nickname: word, avatar: address }, { "idempotency-key": newId("key") });
  const comparisonId = newId("comparison");
  const sides = ["m", "l"].map((module) => {
    const { msggroup, generationId, clientMessageId } = toSend("");
    return { msggroup, generationId, clientMessageId, module };
  });
  await visitor.ask(createComparison, { id: comparisonId, question: `${word}和我谁该先开口？`, model: "3.5", sides });
  while (!(await visitor.ask(getComparison, { id: comparisonId })).data.told) await new Promise((resolve) => setTimeout(resolve, 20));
  const { user_id: personId } = (await visitor.ask(getUser)).data;
  return {
    personId,
    msggroup: ids.msggroup,
    answerId,
    shareKey: share.data.shareKey,
    comparisonId,
    imageId: image.data.id,
    uploadId: address.split("/").at(-1)!,
  };
};

/** How many rows of each table hold this text anywhere, those without left out; the queue's tables too. */
export const findInTables = async ({ kernel }: TestApp, text: string): Promise<Record<string, number>> => {
  const { run } = kernel.database;
  const tables = (await run(
    "select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    [],
  )) as { schema: string; name: string }[];
  const found: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [row] = (await run(`select count(*)::int as n from "${schema}"."${name}" as t where position($1 in t::text) > 0`, [text])) as { n: number }[];
    if (row!.n > 0) found[name] = row!.n;
  }
  return found;
};

/** The files that lie under somebody's name. */
export const listFilesOf = ({ kernel }: TestApp, personId: string): string[] => {
  try {
    return readdirSync(join(kernel.config.DATA_DIR, "files", personId));
  } catch {
    return [];
  }
};
