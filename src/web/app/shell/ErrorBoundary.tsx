import { Component, type ReactNode } from "react";
import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { reload } from "../reload-once.ts";

const Broken = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  return (
    <section className="notice" role="alert">
      <h2>{words.brokenTitle}</h2>
      <p>{words.brokenWords}</p>
      <div className="notice-acts">
        <button type="button" className="btn is-primary" onClick={() => void reload()}>
          {words.retry}
        </button>
      </div>
    </section>
  );
};

/** Stands in for a page that threw. Retrying loads the page anew: code that failed to arrive is remembered as failed until then. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children;
  }
}
