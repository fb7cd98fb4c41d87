import { Suspense } from "react";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useOwnWords } from "./use-own-words.ts";

const OwnTitle = () => useOwnWords().title;
const OwnLead = () => useOwnWords().lead;

/** What the topic asks for, over its instrument; until the words have come, as much room. */
export const Heading = () => (
  <header className="opening-head">
    <h2 className="opening-title">
      <Suspense fallback={<Skeleton width="60%" height="1.4em" />}>
        <OwnTitle />
      </Suspense>
    </h2>
    <p>
      <Suspense fallback={<Skeleton width="80%" height="1.4em" />}>
        <OwnLead />
      </Suspense>
    </p>
  </header>
);
