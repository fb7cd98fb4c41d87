import type { ReactNode } from "react";
import { Seal } from "../../../ui/seal/seal.tsx";
import { Wordmark } from "../../../ui/seal/wordmark.tsx";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { paths } from "../../app/paths.ts";
import { otherLocale, useLocale, useSetLocale } from "../../kernel/locale.tsx";
import { useWords } from "./use-words.ts";

/** A page for somebody who came by a link: neither rail nor chats, only whose it is and the other language. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const words = useWords();
  const locale = useLocale();
  const setLocale = useSetLocale();
  return (
    <div className="bl-page">
      <header>
        <a className="brand" href={paths.landing} aria-label={words.home}>
          <Seal />
          <Wordmark />
        </a>
        <button type="button" className="tx" lang={otherLocale(locale)} aria-label={words.toOtherLabel} onClick={() => setLocale(otherLocale(locale))}>
          {words.toOther}
        </button>
      </header>
      <main>{children}</main>
      <Toaster closeLabel={words.close} />
    </div>
  );
};
