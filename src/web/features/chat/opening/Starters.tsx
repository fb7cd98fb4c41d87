import { Suspense } from "react";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useChat, useWords } from "../chat-context.ts";
import { useOwnWords } from "./use-own-words.ts";

const starterPlaces = [0, 1, 2, 3, 4, 5];

const OwnStarters = () => {
  const { ask } = useChat();
  return useOwnWords().starters.map((question) => (
    <li key={question}>
      <button type="button" onClick={() => ask(question)}>
        {question}
      </button>
    </li>
  ));
};

/** Questions to begin with. */
export const Starters = () => {
  const words = useWords();
  const waiting = starterPlaces.map((place) => (
    <li key={place}>
      <Skeleton width="70%" height="2.4em" />
    </li>
  ));
  return (
    <nav className="starters" aria-label={words.starters}>
      <h2>{words.starters}</h2>
      <ul>
        <Suspense fallback={waiting}>
          <OwnStarters />
        </Suspense>
      </ul>
    </nav>
  );
};
