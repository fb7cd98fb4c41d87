import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { errors } from "../../../shared/errors.ts";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { ApiFailure } from "../../kernel/api-failure.ts";
import { useLocale } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import { Answered } from "./Answered.tsx";
import { Asking } from "./Asking.tsx";
import { birthLink } from "./api.ts";
import { Frame } from "./Frame.tsx";
import { Solo } from "./Solo.tsx";
import { useWords } from "./use-words.ts";
import "./birth-link.css";

/** Nobody whose page is opened from here learns the link; it is all that opens it. */
const useNoReferrer = () =>
  useEffect(() => {
    const metas = [
      ["referrer", "no-referrer"],
      ["robots", "noindex, nofollow"],
    ].map(([name = "", content = ""]) => Object.assign(document.createElement("meta"), { name, content }));
    document.head.append(...metas);
    return () => {
      for (const meta of metas) meta.remove();
    };
  }, []);

const isOver = (error: Error): boolean =>
  error instanceof ApiFailure && [errors.gone.code, errors.notFound.code, errors.invalidParameters.code].some((code) => code === error.code);

/** What a link that asks for a birth opens: the asking, and after it what came of it. */
export const BirthLinkPage = () => {
  const words = useWords();
  const locale = useLocale();
  const { key = "" } = useParams();
  const { data: link, error, isPending, refetch } = useQuery(birthLink(usePerson(), key, locale));
  // Withdrawn just now: said once, and from the next look on the link is over.
  const [withdrawnFrom, setWithdrawnFrom] = useState<string | null>(null);
  useNoReferrer();
  useHeader(link ? words.title[link.purpose](link.asker) : "");
  if (withdrawnFrom !== null)
    return (
      <Frame>
        <Solo title={words.withdrawn} told={words.withdrawnWords(withdrawnFrom)} />
      </Frame>
    );
  if (isPending)
    return (
      <Frame>
        <div className="bl" aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton width="80%" height="2rem" />
          <Skeleton height="8rem" />
          <Skeleton height="24rem" />
        </div>
      </Frame>
    );
  if (!link)
    return (
      <Frame>
        {error && isOver(error) ? (
          <Solo title={words.gone.title} told={words.gone.words} />
        ) : (
          <Solo title={words.failedTitle} told={error?.message ?? ""} onRetry={() => void refetch()} />
        )}
      </Frame>
    );
  if (link.role === "stranger" && !link.isAnswered)
    return (
      <Frame>
        <Asking linkKey={key} link={link} />
      </Frame>
    );
  return (
    <Frame>
      {link.role === "stranger" ? (
        <Solo title={words.used.title} told={words.used.words} />
      ) : (
        <Answered linkKey={key} link={link} onWithdrawn={() => setWithdrawnFrom(link.asker)} />
      )}
    </Frame>
  );
};
