import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findTopicId, isOpenTopic, type TopicId, topicIds } from "../../src/shared/topic-ids.ts";
import { addEntry, addImport } from "./edit-list.ts";
import { type Plan, Refusal } from "./plan.ts";
import { toEngineFiles } from "./topic-engine-files.ts";
import { type TopicNames, toTopicNames } from "./topic-names.ts";
import { getGlyphPath, toPictureFiles, withoutGlyph } from "./topic-picture-files.ts";
import { toProofFiles } from "./topic-proof-files.ts";
import { toTellingFiles } from "./topic-telling-files.ts";

/** The files a topic is entered in. */
export const lists = {
  ids: "src/shared/topic-ids.ts",
  registry: "src/topics/registry.ts",
  prompts: "src/topics/prompts.ts",
  cards: "src/topics/cards.ts",
  engines: "src/topics/engines.ts",
  glyphs: "src/topics/glyphs.tsx",
  words: "src/topics/words.ts",
} as const;

const toEngineEntry = ({ id, folder, type }: TopicNames): string => `${id}: {
    async load() {
      const { cast${type} } = await import("./${folder}/engine.ts");
      return { version: 1, cast: (input, context) => cast${type}(input as ${type}Input, context) };
    },
    namedBy: ["result"],
  }`;

/** @throws Refusal for an id that is unknown, or open already */
export const parsePreparedId = (given: string): TopicId => {
  const id = findTopicId(given);
  if (!id) throw new Refusal(`No topic is called “${given}”. Being prepared are: ${topicIds.filter((one) => !isOpenTopic(one)).join(", ")}`);
  if (isOpenTopic(id)) throw new Refusal(`${id} is open already.`);
  return id;
};

/** A topic that casts, as a folder of the whole shape without words, and its entries. @throws Refusal where a list cannot take one */
export const planTopic = (root: string, id: TopicId): Plan => {
  const names = toTopicNames(id);
  const { folder, constant, type } = names;
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const files = {
    ...toEngineFiles(names),
    ...toTellingFiles(names),
    ...toPictureFiles(names, getGlyphPath(read(lists.glyphs), names)),
    ...toProofFiles(names),
  };
  const withTopic = addEntry(read(lists.registry), "topics", id === constant ? id : `${id}: ${constant}`);
  const withPrompt = addEntry(read(lists.prompts), "prompts", `${id}: ${constant}Prompt`);
  const glyphs = withoutGlyph(read(lists.glyphs), names);
  const withEngine = addEntry(read(lists.engines), "engines", toEngineEntry(names));
  return {
    created: Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/topics/${folder}/${name}`, text])),
    edited: {
      [lists.ids]: addEntry(read(lists.ids), "openTopicIds", `"${id}"`),
      [lists.registry]: addImport(withTopic, `import { ${constant} } from "./${folder}/topic.ts";`),
      [lists.prompts]: addImport(withPrompt, `import { ${constant}Prompt } from "./${folder}/prompt.ts";`),
      [lists.cards]: addEntry(read(lists.cards), "cards", `${id}: () => import("./${folder}/card.tsx")`),
      [lists.glyphs]: addImport(addEntry(glyphs, "drawn", `${id}: ${type}`), `import { Glyph as ${type} } from "./${folder}/glyph.tsx";`),
      [lists.words]: addEntry(read(lists.words), "openingWords", `${id}: () => import("./${folder}/words.ts")`),
      [lists.engines]: addImport(withEngine, `import type { ${type}Input } from "./${folder}/input.ts";`),
    },
  };
};
