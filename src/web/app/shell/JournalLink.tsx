import { Suspense } from "react";
import { useLocation } from "react-router";
import { lazyOrNothing } from "../../kernel/lazy-or-nothing.ts";
import { Link } from "../../kernel/link.tsx";
import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { useWaited } from "./use-waited.ts";

const DueCount = lazyOrNothing(() => import("./DueCount.tsx"));
/** What has come to its day can wait for the page. */
const dueAfterMs = 1500;

/** What one keeps to look back on, and quietly how much of it has come to its day. */
export const JournalLink = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const { pathname } = useLocation();
  const isQuiet = useWaited(dueAfterMs, true);
  return (
    <Link className="topic" to={paths.journal()} aria-current={pathname === "/journal" ? "page" : undefined}>
      <svg className="g" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d="M6 3.500h11.500v17H6zM6 7.500h11.500M9.200 3.500v17M12 11.500h3M12 14.500h3" />
      </svg>
      {words.journal}
      {isQuiet ? (
        <Suspense>
          <DueCount />
        </Suspense>
      ) : null}
    </Link>
  );
};
