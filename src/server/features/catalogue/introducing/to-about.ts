import about from "../../../../../package.json" with { type: "json" };
import type { getAbout } from "../../../../shared/contract/about.ts";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { Config } from "../../../kernel/config.ts";

const listHosts = (urls: readonly (string | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).hostname] : []))),
];

/** What people are told of whoever runs this installation: never a key, a path or a model's name. */
export const toAbout = ({ OPERATOR_NAME, CONTACT_EMAIL, APP_ENV, models, audio }: Config): AnswerOf<typeof getAbout> => ({
  version: about.version,
  operator: OPERATOR_NAME ?? null,
  contact: CONTACT_EMAIL ?? null,
  isDevelopment: APP_ENV === "development",
  models: listHosts([models.basic?.baseUrl, models.plus?.baseUrl]),
  voices: listHosts([audio.ear?.baseUrl, audio.voice?.baseUrl]),
});
