import { Link } from "../../kernel/link.tsx";
import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { usePlace } from "../use-place.ts";
import { JournalLink } from "./JournalLink.tsx";

/** Under the topics: what is no chat, the day's sky for the twelve signs, one question asked two ways, and the journal. */
export const PageLinks = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const { room } = usePlace();
  return (
    <div className="page-links">
      <Link className="topic" to={paths.horoscope()} aria-current={room === "horoscope" ? "page" : undefined}>
        <svg className="g" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d="M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M6.9 13.6C4.3 15.4 2.8 17 3.3 17.8c.9 1.3 6-.6 11.3-4.3s8.900-7.500 8-8.800c-.6-.8-2.700-.3-5.500 1.200M12 2v1.500M19.500 18.500v1.500M5 4.500v1" />
        </svg>
        {words.sky}
      </Link>
      <Link className="topic" to={paths.compare()} aria-current={room === "compare" ? "page" : undefined}>
        <svg className="g" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d="M4 5h6.500v14H4zM13.500 5H20v14h-6.500zM6 9h2.500M15.500 9H18M6 12h2.500M15.500 15H18" />
        </svg>
        {words.compare}
      </Link>
      <JournalLink />
    </div>
  );
};
