import { Link } from "../kernel/link.tsx";
import { useLocale, useMessages } from "../kernel/locale.tsx";
import { useHeader } from "./header-slots.tsx";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";
import { paths } from "./paths.ts";

const NotFoundPage = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  useHeader(words.notFoundTitle);
  return (
    <section className="notice">
      <p className="notice-number" aria-hidden="true">
        404
      </p>
      <p>{words.notFoundWords}</p>
      <div className="notice-acts">
        <Link className="btn is-primary" to={paths.topic("ask", locale)}>
          {words.toIndex}
        </Link>
        <Link className="btn" to={paths.history()}>
          {words.toHistory}
        </Link>
      </div>
    </section>
  );
};
export default NotFoundPage;
