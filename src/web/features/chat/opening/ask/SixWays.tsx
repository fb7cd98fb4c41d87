import { Glyph } from "../../../../../topics/glyph.tsx";
import { manifest } from "../../../../../topics/manifest.ts";
import type { TopicId } from "../../../../../topics/topic-ids.ts";
import { paths } from "../../../../app/paths.ts";
import { Link } from "../../../../kernel/link.tsx";
import { useChat } from "../../chat-context.ts";
import { keepDraft, readDraft } from "../../composer/drafts.ts";
import { putWords } from "../../thread/heard-words.ts";
import type { DeviceProps } from "../devices.ts";
import { ways } from "./ways.ts";
import "./six-ways.css";

const title = { zh: "也可以自己挑一法", en: "Or choose the way yourself" };

/** Six ways under the line one writes. What was written goes along to the one that is taken. */
const SixWays = ({ locale }: DeviceProps) => {
  const { composer } = useChat();
  const carry = (topic: TopicId) => {
    const written = composer.current?.take() ?? "";
    if (written === "") return;
    const key = `new:${topic}`;
    const now = Date.now();
    keepDraft(key, putWords(readDraft(key, now), written, null), now);
  };
  return (
    <nav className="six-ways" aria-label={title[locale]}>
      <ul>
        {ways[locale].map(({ topic, when }) => (
          <li key={topic}>
            <Link to={paths.newChat(topic, locale)} onClick={() => carry(topic)}>
              <Glyph topic={topic} size={26} />
              <b>{manifest[topic].names[locale].name}</b>
              <span>{when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
export default SixWays;
