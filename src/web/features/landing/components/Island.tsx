import { htmlLang } from "../../../kernel/locale-rule.ts";
import type { IslandName } from "../readings/islands.ts";
import type { ServedIslands } from "../readings/use-islands.ts";

interface IslandProps {
  name: IslandName;
  of: ServedIslands;
}

/** Markup made when the page was built. */
export const Island = ({ name, of: { locale, islands } }: IslandProps) =>
  islands === null ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, from the build or from our own page
    <div className={name} data-island={name} lang={htmlLang[locale]} dangerouslySetInnerHTML={{ __html: islands[name] }} />
  );
