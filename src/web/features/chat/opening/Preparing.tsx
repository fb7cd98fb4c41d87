import { Link } from "react-router";
import { topicNames } from "../../../../shared/i18n/topics.ts";
import { openTopicIds } from "../../../../shared/topic-ids.ts";
import { Glyph } from "../../../../topics/glyphs.tsx";
import { paths } from "../../../app/paths.ts";
import { useChat, useWords } from "../chat-context.ts";

/** A topic that cannot be asked yet. */
export const Preparing = () => {
  const words = useWords();
  const { topic, locale } = useChat();
  const names = topicNames[locale];
  return (
    <section className="preparing">
      <Glyph topic={topic} size={44} />
      <h2>{names[topic].name}</h2>
      <p>{words.preparing}</p>
      <p>{words.preparingWords}</p>
      <ul>
        {openTopicIds.map((id) => (
          <li key={id}>
            <Link className="btn" to={paths.newChat(id, locale)}>
              <Glyph topic={id} size={20} />
              {names[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
