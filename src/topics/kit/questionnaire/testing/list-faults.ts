import { locales } from "../../../../shared/i18n/locale.ts";
import type { Questionnaire } from "../define-questionnaire.ts";
import { optionCounts } from "../parse-answers.ts";
import type { Item, ItemType } from "../questionnaire.ts";

const sharesWords: readonly ItemType[] = ["truefalse", "scale"];

const listItemFaults = (items: readonly Item[]): string[] => {
  const ids = items.map(({ id }) => id);
  const firstFinal = items.findIndex(({ type }) => type === "final");
  return [
    ...(items.length === 0 ? ["no items"] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} twice`),
    ...(firstFinal >= 0 ? items.slice(firstFinal).filter(({ type }) => type !== "final") : []).map(({ id }) => `${id} after a final item`),
  ];
};

/** What keeps a test from being sat: items twice, closing items that do not close, words missing, too many, or the same twice. */
export const listFaults = async ({ test, versions, listItems, words, minutes }: Questionnaire): Promise<string[]> => {
  const faults: string[] = [];
  for (const version of versions) {
    const items = listItems(version);
    faults.push(...listItemFaults(items).map((fault) => `${test} ${version}: ${fault}`));
    if (!((minutes[version] ?? 0) > 0)) faults.push(`${test} ${version}: no minutes`);
  }
  const items = new Map(versions.flatMap((version) => listItems(version)).map((item) => [item.id, item]));
  for (const locale of locales) {
    const said = await words[locale]();
    const texts = new Set<string>();
    for (const { id, type } of items.values()) {
      const own = said[id];
      const where = `${test} ${locale} ${id}`;
      if (!own) {
        faults.push(`${where}: no words`);
        continue;
      }
      const expected = sharesWords.includes(type) ? 0 : optionCounts[type];
      if (own.options.length !== expected) faults.push(`${where}: ${own.options.length} options of ${expected}`);
      const whole = [own.text, ...own.options].join("|");
      if (own.text.trim() === "" && expected === 0) faults.push(`${where}: nothing asked`);
      if (texts.has(whole)) faults.push(`${where}: the words of another item`);
      texts.add(whole);
    }
  }
  return faults;
};
