import { Component, type ReactNode } from "react";
import { useWords } from "../chat-context.ts";

const CardFailed = ({ onRetry }: { onRetry(): void }) => {
  const words = useWords();
  return (
    <p className="state">
      {words.cardFailed}
      <button type="button" className="link" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
};

/** A picture that cannot be loaded or drawn takes nothing else of the answer with it. */
export class CardBoundary extends Component<{ topic: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <CardFailed onRetry={() => this.setState({ hasFailed: false })} /> : this.props.children;
  }
}
