import { expect } from "vitest";
import { openChat, textOf } from "../../src/server/testing/chat.ts";
import { createVisitor, type Visitor } from "../../src/server/testing/test-app.ts";
import { toPlainText } from "../../src/web/features/chat/thread/to-plain-text.ts";
import { readReading } from "./chat.ts";
import { eventually, type Person } from "./house.ts";

/** The person's own access to the server, beside the page. */
export const toVisitor = async ({ page, locale, url }: Person): Promise<Visitor> => {
  const secret = await page.evaluate<string>("localStorage.getItem('visitor')");
  const asPerson = (asked: Request) => fetch(new Request(asked, { headers: { ...Object.fromEntries(asked.headers), "x-visitor": secret } }));
  return createVisitor(asPerson, locale, url);
};

/** The id of the chat that the page shows. */
export const toChatId = ({ page }: Person): string => {
  const id = new URL(page.url()).searchParams.get("msg");
  if (!id) throw new Error(`no chat in ${page.url()}`);
  return id;
};

export const readStored = async (person: Person) => openChat(await toVisitor(person), toChatId(person));

/** What has been cast in the chat that the page shows, in order. */
export const listCasts = async (person: Person) =>
  (await readStored(person)).messages.flatMap(({ parts }) => parts).flatMap((part) => (part.type === "data-cast" ? [part.data] : []));

/** The page's newest answer is the stored one, letter for letter. @returns it, as Markdown */
export const expectAsStored = async (person: Person): Promise<string> => {
  // The page may say how an answer ended a moment before the server has written it down.
  await eventually(async () => (await readStored(person)).activeGeneration).toBeNull();
  const { messages } = await readStored(person);
  const stored = textOf(messages.at(-1));
  expect(await readReading(person.page)).toBe(toPlainText(stored).replace(/\s/g, ""));
  return stored;
};
