import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manifest } from "../../src/topics/manifest.ts";
import { findTopicId, toTopicFolder } from "../../src/topics/topic-ids.ts";
import { addEntry } from "./edit-list.ts";
import { type Plan, Refusal } from "./plan.ts";
import { toEngineFiles } from "./topic-engine-files.ts";
import { type TopicNames, toTopicNames } from "./topic-names.ts";
import { toPictureFiles } from "./topic-picture-files.ts";
import { toProofFiles } from "./topic-proof-files.ts";
import { toTellingFiles } from "./topic-telling-files.ts";

/** The files a topic has its two rows in. */
export const lists = { manifest: "src/topics/manifest.ts", registry: "src/topics/registry.ts" } as const;

const letters = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The first letter no topic has, counted on from the last one given. @throws Refusal when all are given */
export const pickLetter = (given: readonly string[]): string => {
  const last = Math.max(...given.map((letter) => letters.indexOf(letter)));
  const free = [...letters.slice(last + 1), ...letters].find((letter) => !given.includes(letter));
  if (!free) throw new Refusal("Every letter is given away");
  return free;
};

const toManifestRow = ({ id, folder, type }: TopicNames, letter: string): string => `${id}: {
    letter: "${letter}",
    names: {
      zh: { name: "", brief: "" },
      en: { name: "", brief: "" },
    },
    glyph: "M4.5 4.5h15v15h-15z",
    words: () => import("./${folder}/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./${folder}/engine.ts")).cast${type}), namedBy: ["asked"] },
  }`;

const toRegistryRow = ({ id, folder, constant }: TopicNames): string => `${id}: {
    topic: async () => (await import("./${folder}/topic.ts")).${constant},
    prompt: async () => (await import("./${folder}/prompt.ts")).${constant}Prompt,
    fields: async () => (await import("./${folder}/input.ts")).${constant}Fields,
    asked: async () => (await import("./${folder}/asked.ts")).asked,
    terms: async () => (await import("./${folder}/terms.ts")).terms,
    sharing: async () => (await import("./${folder}/sharing.ts")).sharing,
  }`;

/** @throws Refusal for what cannot be an id, and for one that is taken, as an id or as a folder */
export const parseNewId = (root: string, given: string): string => {
  if (!/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/.test(given) || given.length < 2) throw new Refusal(`“${given}” is no id; one looks like runes, or teaLeaves`);
  if (findTopicId(given)) throw new Refusal(`${given} is a topic already.`);
  if (existsSync(join(root, "src/topics", toTopicFolder(given)))) throw new Refusal(`src/topics/${toTopicFolder(given)} stands already.`);
  return given;
};

/** A topic that casts, as a folder of the whole shape without words, and its two rows. @throws Refusal where a list cannot take one */
export const planTopic = (root: string, id: string): Plan => {
  const names = toTopicNames(id);
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const files = { ...toEngineFiles(names), ...toTellingFiles(names), ...toPictureFiles(names), ...toProofFiles(names) };
  const letter = pickLetter(Object.values(manifest).map((row) => row.letter));
  return {
    created: Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/topics/${names.folder}/${name}`, text])),
    edited: {
      [lists.manifest]: addEntry(read(lists.manifest), "rows", toManifestRow(names, letter)),
      [lists.registry]: addEntry(read(lists.registry), "registry", toRegistryRow(names)),
    },
  };
};
