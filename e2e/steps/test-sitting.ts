import type { Locator, Page } from "playwright-core";
import { getSitting, listTestQuestions, saveSitting } from "../../src/shared/contract/sitting.ts";
import { lastTurn } from "./chat.ts";
import type { Person } from "./house.ts";
import { readStored, toVisitor } from "./stored.ts";

/** The card with a test's questions. */
export const testCard = (page: Page): Locator => lastTurn(page).locator(".sit");

const itemOf = (page: Page): Promise<string | null> => testCard(page).locator(".sit-question").getAttribute("data-item");

/** Which question stands on the card, counted from 1, and of how many. */
export const readPlace = async (page: Page): Promise<{ at: number; total: number }> => {
  const [at = 0, total = 0] = ((await testCard(page).locator(".sit-head > span").textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  return { at, total };
};

/** The answer to the question with this number: all that are offered, in turn. */
const toValue = (at: number, count: number): number => (at % count) + 1;

interface Answered {
  item: string;
  value: number;
}

type Give = (page: Page, value: number) => Promise<void>;
export const byKey: Give = (page, value) => page.keyboard.press(String(value));
export const byTouch: Give = (page, value) =>
  testCard(page)
    .getByRole("radio")
    .nth(value - 1)
    .tap();

/**
 * Answers from the question that stands on the card up to and with number `until`, each once it is there.
 * @returns what was answered, item by item
 */
export const answerUntil = async ({ page }: Person, until: number, give: Give): Promise<Answered[]> => {
  const answered: Answered[] = [];
  for (let { at, total } = await readPlace(page); at <= until; at += 1) {
    const item = (await itemOf(page))!;
    const value = toValue(at, await testCard(page).getByRole("radio").count());
    await give(page, value);
    answered.push({ item, value });
    if (at === total) break;
    await testCard(page).locator(`.sit-question:not([data-item="${item}"])`).waitFor();
  }
  return answered;
};

/**
 * Answers from the question that stands on the card up to and with number `until` beside the page, as another device would, then looks at the page anew.
 * @returns what was answered, item by item
 */
export const answerBeside = async (person: Person, until = Number.POSITIVE_INFINITY): Promise<Answered[]> => {
  const visitor = await toVisitor(person);
  const questions = (await readStored(person)).messages.flatMap(({ parts }) => parts).filter(({ type }) => type === "data-question");
  const { sitting: id } = (questions.at(-1) as { data: { sitting: string } }).data;
  const { test, version } = (await visitor.ask(getSitting, { id })).data;
  const items = (await visitor.ask(listTestQuestions, { test, version })).data;
  const from = (await readPlace(person.page)).at - 1;
  const given = items.slice(from, until).map(({ id: item, type, options: { length } }, at) => {
    const value = toValue((from + at) ** 2, length);
    return { item, value, answer: type === "mostLeast" ? [value, toValue(value, length)] : value };
  });
  const answers = Object.fromEntries(given.map(({ item, answer }) => [item, answer]));
  await visitor.ask(saveSitting, { id, answers, position: Math.min(from + given.length, items.length - 1) });
  await person.page.reload();
  await testCard(person.page).waitFor();
  return given;
};
