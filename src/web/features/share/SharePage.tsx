import { useLayoutEffect, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { isTopicId } from "../../../topics/topic-ids.ts";
import { Seal } from "../../../ui/seal/seal.tsx";
import { Wordmark } from "../../../ui/seal/wordmark.tsx";
import { paths } from "../../app/paths.ts";
import { htmlLang } from "../../kernel/locale-rule.ts";
import { keep } from "../../kernel/storage.ts";
import { SharedRecord } from "./SharedRecord.tsx";
import type { Served } from "./served.ts";
import { dictionaries, LocaleContext } from "./words.ts";

const toDay = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === "zh" ? "zh-CN" : "en-GB", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

/** What was shared, for whoever has the link; or that it is no longer there. */
export const SharePage = ({ served, firstLocale }: { served: Served; firstLocale: Locale }) => {
  const [locale, setLocale] = useState(firstLocale);
  const words = dictionaries[locale];
  const other = locale === "zh" ? "en" : "zh";
  useLayoutEffect(() => {
    document.documentElement.lang = htmlLang[locale];
  }, [locale]);
  const switchLocale = () => {
    keep("lang", other);
    setLocale(other);
  };
  const topic = served.state === "open" && isTopicId(served.snapshot.topic) ? served.snapshot.topic : "ask";
  const ask = (
    <a className="btn is-primary" href={paths.newChat(topic, locale)}>
      {words.askOwn}
    </a>
  );
  return (
    <LocaleContext value={locale}>
      <div className="sp">
        <header className="sp-head">
          <a className="sp-brand" href={paths.landing} aria-label={words.home}>
            <Seal size={32} />
            <Wordmark />
          </a>
          <button type="button" className="tx" lang={htmlLang[other]} title={words.switchLocale} onClick={switchLocale}>
            {words.otherLanguage}
          </button>
        </header>
        {served.state === "open" ? (
          <>
            <main className="sp-main" lang={htmlLang[served.snapshot.lang]}>
              {served.snapshot.records.map((record, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot never changes.
                <SharedRecord key={at} record={record} shareKey={served.key} lang={served.snapshot.lang} out={served.snapshot.out} />
              ))}
              <p className="sp-from">
                <span>{words.from}</span>
                <span>{toDay(served.snapshot.day, locale)}</span>
              </p>
            </main>
            <div className="sp-ask">
              {ask}
              <p className="fine">{words.fine}</p>
            </div>
          </>
        ) : (
          <main className="sp-gone">
            <svg className="sp-empty" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
              <path d="M1 1H71V71H1ZM36 1V71M1 36H71" />
            </svg>
            <h1>{served.state === "revoked" ? words.revokedTitle : words.missingTitle}</h1>
            <p>{served.state === "revoked" ? words.revoked : words.missing}</p>
            {ask}
          </main>
        )}
      </div>
    </LocaleContext>
  );
};
