import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { locales } from "../../../../shared/i18n/locale.ts";
import type { NamedTalk, Talk } from "./talk.ts";

const ending = ".talk.ts";

/** Every talk there is, by its file: `zh/breakup`. @param wanted part of the names; left out, all */
export const listTalks = async (wanted = ""): Promise<NamedTalk[]> => {
  const found = locales.flatMap((locale) =>
    readdirSync(join(import.meta.dirname, locale))
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ locale, file, name: `${locale}/${file.slice(0, -ending.length)}` })),
  );
  return Promise.all(
    found
      .filter(({ name }) => name.includes(wanted))
      .map(async ({ locale, file, name }) => {
        const { talk } = (await import(pathToFileURL(join(import.meta.dirname, locale, file)).href)) as { talk: Talk };
        return { ...talk, name, locale };
      }),
  );
};
