import { Refusal } from "./plan.ts";

/** What one server feature is called: `email-codes` is `emailCodes`, `EmailCodes` and the table `email_codes`. */
export interface FeatureNames {
  folder: string;
  constant: string;
  type: string;
  table: string;
}

/** @throws Refusal for a name that is not kebab-case */
export const toFeatureNames = (folder: string): FeatureNames => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) throw new Refusal(`A feature is named in kebab-case, like “points” or “email-codes”, not “${folder}”.`);
  const type = folder.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { folder, constant: type.charAt(0).toLowerCase() + type.slice(1), type, table: folder.replaceAll("-", "_") };
};
