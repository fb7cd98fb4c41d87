import { manifest } from "./manifest.ts";
import type { TopicId } from "./topic-ids.ts";

/** One topic's glyph, for decoration: the topic's name stands beside it. */
export const Glyph = ({ topic, size = 20 }: { topic: TopicId; size?: number }) => (
  <svg className="g" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={manifest[topic].glyph} />
  </svg>
);
