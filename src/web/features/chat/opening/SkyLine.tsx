import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
import { useChat, useWords } from "../chat-context.ts";

/** From the natal chart to the day's sky, for who has no time of birth at hand. */
export const SkyLine = () => {
  const words = useWords();
  const { topic } = useChat();
  if (topic !== "astro") return null;
  return (
    <p className="sky-line">
      <Link className="tx" to={paths.horoscope()}>
        {words.skyToday}
      </Link>
    </p>
  );
};
