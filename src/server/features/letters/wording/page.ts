import type { Locale } from "../../../../shared/i18n/locale.ts";
import { escapeHtml } from "../../../kernel/escape-html.ts";

interface Parts {
  locale: Locale;
  subject: string;
  hello: string;
  lead: string;
  code: string;
  next: string;
  otherwise: string;
  house: string;
  foot: string;
}

const faces = {
  zh: { body: "-apple-system,'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif", display: "'Noto Serif SC','Songti SC',SimSun,serif" },
  en: { body: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif", display: "'Source Serif 4',Georgia,'Times New Roman',serif" },
} as const;

// Mail programs read inline styles; those that know the dark take the classes. Each colour of text comes with the ground it stands on.
const darkSheet = `@media (prefers-color-scheme:dark){.g{background:#12141f!important}.s{background:#191c2a!important;border-color:#2c2f3d!important}
.i{color:#ece6d8!important}.j{color:#b9b4aa!important}.c{background:#0d0f18!important;border-color:#2c2f3d!important;color:#ece6d8!important}.l{border-color:#2c2f3d!important}}`;

const paragraph = (text: string, colour: string, rest = ""): string =>
  text && `<p class="${colour === "#1f1b16" ? "i" : "j"}" style="margin:0 0 16px;color:${colour};${rest}">${escapeHtml(text)}</p>`;

/** A mail as a page: no picture, no address, nothing that is fetched. */
export const toPage = ({ locale, subject, hello, lead, code, next, otherwise, house, foot }: Parts): string => {
  const { body, display } = faces[locale];
  const box = `<div class="c" style="margin:24px 0;padding:20px 8px 20px 18px;background:#efe9dc;border:1px solid #ded7c8;border-radius:10px;color:#1f1b16;font:600 34px/1.2 ${display};letter-spacing:10px;text-align:center">${escapeHtml(code)}</div>`;
  return `<!doctype html>
<html lang="${locale === "zh" ? "zh-Hans" : "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkSheet}</style></head>
<body class="g" style="margin:0;padding:0;background:#f7f3ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead)}</div>
<table role="presentation" class="g" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f3ea"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;font:16px/1.7 ${body};text-align:left">
<tr><td style="padding:0 0 16px 4px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="34" height="34" align="center" valign="middle" style="width:34px;height:34px;background:#b23a2e;border-radius:6px;color:#fdf8f0;font:20px/34px ${faces.zh.display}" aria-hidden="true">蓍</td>
<td class="i" style="padding-left:12px;color:#1f1b16;font:600 20px/34px ${display}">${escapeHtml(house)}</td></tr></table></td></tr>
<tr><td class="s" style="padding:32px 28px 16px;background:#fcfaf4;border:1px solid #e6dfd0;border-radius:16px">
<h1 class="i" style="margin:0 0 20px;color:#1f1b16;font:600 22px/1.4 ${display}">${escapeHtml(subject)}</h1>
${paragraph(hello, "#1f1b16")}${paragraph(lead, "#1f1b16")}${code && box}${paragraph(next, "#1f1b16")}
<div class="l" style="border-top:1px solid #e6dfd0;padding-top:16px">${paragraph(otherwise, "#5a554d", "font-size:14px;")}</div></td></tr>
<tr><td style="padding:16px 4px 0">${paragraph(foot, "#6b665d", "font-size:13px;")}</td></tr>
</table></td></tr></table></body></html>
`;
};
