import { eq } from "drizzle-orm";
import { chatGroups, messages } from "../../src/server/features/chat/tables.ts";
import { openPglite } from "../../src/server/kernel/db/pglite.ts";
import { say } from "../../src/server/testing/chat.ts";
import { asChat } from "../../src/server/testing/ids.ts";
import { createVisitor, openTestApp } from "../../src/server/testing/test-app.ts";

/** Every so many turns the cards are drawn anew. */
const turnsPerCast = 10;
const rowsAtOnce = 100;
const hourMs = 3_600_000;

export const toQuestion = (turn: number): string => `第 ${turn} 问：那再往后看呢？`;

/**
 * Writes one chat of many turns into a data folder: a real reading and a real follow-up, over and over.
 * @param appSecret the one the house will be served with
 * @returns the chat's id and the secret of the visitor whose it is
 */
export const furnishLongChat = async (dataDir: string, turns: number, appSecret: string): Promise<{ msggroup: string; secret: string }> => {
  const database = await openPglite(dataDir);
  const app = await openTestApp(database, { APP_SECRET: appSecret });
  const visitor = createVisitor(app.fetch);
  const { ids } = await say(visitor, "我该不该换工作？");
  const msggroup = asChat(ids.msggroup);
  await say(visitor, "那再往后看呢？", { msggroup });
  const { db } = database;
  const told = await db.select().from(messages).where(eq(messages.groupId, msggroup)).orderBy(messages.position);
  const [, reading, , followUp] = told;
  if (!reading || !followUp) throw new Error("no reading to copy");

  const rows: (typeof messages.$inferInsert)[] = [];
  let parentId = followUp.id;
  for (let turn = told.length / 2 + 1; turn <= turns; turn += 1) {
    const { position: _, ...answer } = turn % turnsPerCast === 0 ? reading : followUp;
    const createdAt = new Date(Date.now() - (turns - turn) * hourMs).toISOString();
    const [asked, answered] = [`q${turn}`, `a${turn}`];
    const { personId, groupId } = answer;
    rows.push({ personId, groupId, id: asked, parentId, role: "user", text: toQuestion(turn), status: "completed", createdAt });
    rows.push({ ...answer, id: answered, parentId: asked, createdAt });
    parentId = answered;
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce) await db.insert(messages).values(rows.slice(at, at + rowsAtOnce));
  await db.update(chatGroups).set({ activeLeafId: parentId }).where(eq(chatGroups.id, msggroup));
  await app.close();
  await database.close();
  return { msggroup, secret: visitor.headers["x-visitor"] };
};
