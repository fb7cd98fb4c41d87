import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useWords } from "../use-words.ts";
import type { AccountHandle } from "./use-account.ts";

const kinds = ["email", "phone"] as const;

/** Email or phone. @param children at the line's end */
export const KindTabs = ({ handle, children }: { handle: AccountHandle; children?: ReactNode }) => {
  const words = useWords();
  const tabs = useRef<HTMLDivElement>(null);
  const now = handle.account.kind;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    handle.change({ kind: now === "email" ? "phone" : "email" });
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <div className="kinds">
      <div ref={tabs} role="tablist" aria-label={words.how}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            role="tab"
            aria-selected={kind === now}
            tabIndex={kind === now ? 0 : -1}
            onClick={() => handle.change({ kind })}
            onKeyDown={press}
          >
            {words[kind]}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
};
