import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
import { useChat, useWords } from "../chat-context.ts";

/** The page of a chat that the server does not know. */
export const ThreadGone = () => {
  const words = useWords();
  const { topic, locale } = useChat();
  return (
    <section className="notice" role="alert">
      <h2>{words.goneTitle}</h2>
      <p>{words.goneWords}</p>
      <div className="notice-acts">
        <Link className="btn is-primary" to={paths.newChat(topic, locale)}>
          {words.goneNew}
        </Link>
        <Link className="btn" to={paths.history()}>
          {words.goneList}
        </Link>
      </div>
    </section>
  );
};
