import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a generator is about to do: path from the repository's root → the file's whole text. */
export interface Plan {
  created: Record<string, string>;
  /** Files that stand already, with the new entries in them. */
  edited: Record<string, string>;
}

/** Why a generator will not go on; the message is for the person who called it. */
export class Refusal extends Error {}

/** Writes a plan whole or not at all. @throws Refusal when a file to be created stands already */
export const applyPlan = (root: string, { created, edited }: Plan): void => {
  const standing = Object.keys(created).filter((path) => existsSync(join(root, path)));
  if (standing.length > 0) throw new Refusal(`Nothing was written. These stand already:\n${standing.map((path) => `  ${path}`).join("\n")}`);
  for (const [path, text] of Object.entries({ ...created, ...edited })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
