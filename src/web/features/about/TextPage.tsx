import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { about } from "./api.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";
import type { Passage, ToText } from "./texts/legal-text.ts";
import "./text-page.css";

type TextName = "agreement" | "privacy";

const texts: Record<TextName, Record<Locale, () => Promise<{ toText: ToText }>>> = {
  agreement: { zh: () => import("./texts/agreement.zh.ts"), en: () => import("./texts/agreement.en.ts") },
  privacy: { zh: () => import("./texts/privacy.zh.ts"), en: () => import("./texts/privacy.en.ts") },
};

const Told = ({ passage }: { passage: Passage }) =>
  typeof passage === "string" ? (
    <p>{passage}</p>
  ) : (
    <dl>
      {passage.map(([about, words]) => (
        <div key={about}>
          <dt>{about}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );

/** A long text with its contents; each section has an address. */
export const TextPage = ({ name }: { name: TextName }) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { hash } = useLocation();
  const facts = useQuery(about);
  const text = useQuery({
    queryKey: ["text", name, locale],
    queryFn: () => texts[name][locale]().then(({ toText }) => ({ toText })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useHeader(words[name]);
  const isThere = Boolean(facts.data && text.data);
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isThere, hash]);
  if (facts.isError || text.isError)
    return (
      <div className="text-page">
        <p role="alert">
          {words.textFailed}{" "}
          <button type="button" className="link" onClick={() => void Promise.all([facts.refetch(), text.refetch()])}>
            {words.retry}
          </button>
        </p>
      </div>
    );
  if (!facts.data || !text.data)
    return (
      <div className="text-page" aria-busy="true">
        <Skeleton width="60%" height="2rem" />
      </div>
    );
  const { operator, contact, models, voices, isDevelopment } = facts.data;
  const { title, lead, sections } = text.data.toText({ operator: operator ?? (isDevelopment ? words.unsetIn : null), contact, models, voices });
  return (
    <article className="text-page">
      <p className="text-draft">{words.draft}</p>
      <h2>{title}</h2>
      <p className="text-lead">{lead}</p>
      <nav aria-label={words.contents}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h3 id={`${section.id}-title`}>{section.title}</h3>
          {section.passages.map((passage) => (
            <Told key={typeof passage === "string" ? passage : passage[0]![0]} passage={passage} />
          ))}
        </section>
      ))}
    </article>
  );
};
