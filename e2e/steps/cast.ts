import type { TopicId } from "../../src/topics/topic-ids.ts";
import { sittingMessagesEn } from "../../src/web/features/chat/thread/sitting/messages.en.ts";
import { sittingMessagesZh } from "../../src/web/features/chat/thread/sitting/messages.zh.ts";
import { ask, lastTurn, openTopic, send, waitStill, waitTold } from "./chat.ts";
import type { Person } from "./house.ts";
import { type Said, said, saidToTest, type ToldTopicId } from "./said.ts";
import { answerBeside, testCard } from "./test-sitting.ts";

/** Waits until the newest answer is told and its picture stands beside it. */
const waitCast = async ({ page }: Person): Promise<void> => {
  await lastTurn(page).locator(".plate .plate-cap").waitFor();
  await waitTold(page);
};

/** A palm in words, on Basic: the first of everything that is offered. */
export const describePalm = async (person: Person): Promise<void> => {
  const { page, words, locale } = person;
  const basic = page.getByRole("radio", { name: "Basic" });
  if (await basic.isVisible()) await basic.check({ force: true });
  await ask(person, { zh: "我的感情线怎么样？", en: "How is my heart line?" }[locale]);
  const fields = page.getByRole("form", { name: words.chat.askTitle });
  await fields.waitFor();
  for (const one of await fields.locator("select").all()) await one.selectOption({ index: 1 });
  await fields.getByRole("button", { name: words.chat.askSend, exact: true }).click();
  await lastTurn(page).locator(".pm-figure .pm-hand").waitFor();
  await waitTold(page);
};

/** A test from its beginning to its report. */
export const takeTest = async (person: Person, test: string): Promise<void> => {
  const { page, locale } = person;
  const words = { zh: sittingMessagesZh, en: sittingMessagesEn }[locale];
  await send(person, saidToTest[test]![locale]);
  await testCard(page).waitFor();
  await answerBeside(person);
  const report = testCard(page).getByRole("button", { name: words.report });
  // A page that is scrolled to the button in the moment it is pressed counts as scrolled by the person, and stays there.
  await report.scrollIntoViewIfNeeded();
  await waitStill(page);
  await report.click();
  await waitCast(person);
};

const ownWays: Partial<Record<TopicId, (person: Person) => Promise<void>>> = {
  palmistry: describePalm,
  mbti: (person) => takeTest(person, "mbti"),
  personality: (person) => takeTest(person, "bigFive"),
};

/** From a topic's first screen to its picture and its words. */
export const castTopic = async (person: Person, topic: TopicId, sentence?: Said): Promise<void> => {
  await openTopic(person, topic);
  const ownWay = ownWays[topic];
  if (ownWay) return ownWay(person);
  await ask(person, (sentence ?? said[topic as ToldTopicId])[person.locale]);
  await waitCast(person);
};
