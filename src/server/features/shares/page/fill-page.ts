import type { ShareSnapshot } from "../../../../shared/contract/share.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { escapeHtml } from "../../../kernel/escape-html.ts";

/** What the page is served with. */
export type PageState = { state: "open"; key: string; url: string; image: string; snapshot: ShareSnapshot } | { state: "revoked" | "missing"; locale: Locale };

const titles = {
  revoked: { zh: "这一卷收回去了 · Yarrow 蓍问", en: "This reading was withdrawn · Yarrow" },
  missing: { zh: "没有这一卷 · Yarrow 蓍问", en: "There is no such reading · Yarrow" },
};
const site: Record<Locale, string> = { zh: "Yarrow 蓍问", en: "Yarrow" };
const languages: Record<Locale, string> = { zh: "zh-Hans", en: "en" };

const meta = (name: string, value: string): string => `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escapeHtml(value)}">`;

/** What a link shows of itself in a chat or on a wall: those who fetch it run no script. */
const toHead = ({ url, image, snapshot: { lang, title, description } }: Extract<PageState, { state: "open" }>): string =>
  [
    meta("description", description),
    meta("og:type", "article"),
    meta("og:site_name", site[lang]),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", url),
    meta("og:image", image),
    meta("og:image:width", "1080"),
    meta("og:image:height", "1440"),
    meta("og:locale", lang === "zh" ? "zh_CN" : "en_US"),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:title", title),
    meta("twitter:description", description),
    meta("twitter:image", image),
  ].join("\n  ");

/** The words, for whoever runs no script and until the script runs. */
const toWords = ({ records }: ShareSnapshot): string =>
  records
    .map(({ asked, headline, passages }) => {
      const told = passages.flatMap(({ blocks }) => blocks.map(({ text }) => `<p>${escapeHtml(text)}</p>`));
      return `<section class="sp-record">${asked ? `<div class="sp-asked"><p>${escapeHtml(asked)}</p></div>` : ""}<article class="sp-words">${headline ? `<h1>${escapeHtml(headline)}</h1>` : ""}${told.join("")}</article></section>`;
    })
    .join("");

/** The built page with its title, its preview and its words. @param html `share.html` as it was built */
export const fillPage = (html: string, page: PageState): string => {
  const isOpen = page.state === "open";
  const locale = isOpen ? page.snapshot.lang : page.locale;
  const title = isOpen ? `${page.snapshot.title} · ${site[locale]}` : titles[page.state][locale];
  const root = isOpen
    ? `<div id="root" data-state="open" data-key="${escapeHtml(page.key)}" data-share="${escapeHtml(JSON.stringify(page.snapshot))}"><main class="sp-main">${toWords(page.snapshot)}</main></div>`
    : `<div id="root" data-state="${page.state}"></div>`;
  const slots: [RegExp, string][] = [
    [/<html lang="[^"]*">/, `<html lang="${languages[locale]}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>${isOpen ? `\n  ${toHead(page)}` : ""}`],
    [/<div id="root"><\/div>/, root],
  ];
  return slots.reduce((filled, [slot, content]) => filled.replace(slot, () => content), html);
};
