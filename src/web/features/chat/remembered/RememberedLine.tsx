import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
import { useMessages } from "../../../kernel/locale.tsx";
import { rememberedMessagesEn } from "./messages.en.ts";
import { type RememberedMessages, rememberedMessagesZh } from "./messages.zh.ts";
import "./remembered.css";

/** What of earlier chats an answer uses or names, with the way to all that is remembered. @param lines null: a birth was filled into the form */
const RememberedLine = ({ lines }: { lines: readonly string[] | null }) => {
  const words = useMessages<RememberedMessages>({ zh: rememberedMessagesZh, en: rememberedMessagesEn });
  return (
    <p className="remembered">
      {(lines ?? [words.offered]).map((line) => (
        <span key={line}>{line} </span>
      ))}
      <Link to={paths.memory}>{words.page}</Link>
    </p>
  );
};
export default RememberedLine;
