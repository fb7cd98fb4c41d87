import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTopicId, isOpenTopic, topicIds } from "../../src/shared/topic-ids.ts";
import { addEntry, addImport } from "./edit-list.ts";
import { type Plan, Refusal } from "./plan.ts";
import { toEngineFiles } from "./topic-engine-files.ts";
import { toTopicNames } from "./topic-names.ts";
import { getGlyphPath, toPictureFiles } from "./topic-picture-files.ts";
import { toProofFiles } from "./topic-proof-files.ts";
import { toTellingFiles } from "./topic-telling-files.ts";

const lists = {
  ids: "src/shared/topic-ids.ts",
  registry: "src/topics/registry.ts",
  prompts: "src/topics/prompts.ts",
  cards: "src/topics/cards.ts",
  glyphs: "src/topics/glyphs.tsx",
} as const;

/** A topic that casts, as an empty folder of the whole shape, and its entries. @throws Refusal for an id that is unknown or open */
export const planTopic = (root: string, given: string): Plan => {
  const id = findTopicId(given);
  if (!id) throw new Refusal(`No topic is called “${given}”. Being prepared are: ${topicIds.filter((one) => !isOpenTopic(one)).join(", ")}`);
  if (isOpenTopic(id)) throw new Refusal(`${id} is open already.`);
  const names = toTopicNames(id);
  const { folder, constant } = names;
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const files = { ...toEngineFiles(names), ...toTellingFiles(names), ...toPictureFiles(names, getGlyphPath(read(lists.glyphs), names)), ...toProofFiles(names) };
  const entry = id === constant ? id : `${id}: ${constant}`;
  return {
    created: Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/topics/${folder}/${name}`, text])),
    edited: {
      [lists.ids]: addEntry(read(lists.ids), "openTopicIds", `"${id}"`),
      [lists.registry]: addImport(addEntry(read(lists.registry), "topics", entry), `import { ${constant} } from "./${folder}/topic.ts";`),
      [lists.prompts]: addImport(addEntry(read(lists.prompts), "prompts", `${id}: ${constant}Prompt`), `import { ${constant}Prompt } from "./${folder}/prompt.ts";`),
      [lists.cards]: addEntry(read(lists.cards), "cards", `${id}: () => import("./${folder}/card.tsx")`),
    },
  };
};
