import { useMessages } from "../../kernel/locale.tsx";
import { useOnline } from "../../kernel/use-online.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

export const OfflineBar = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const isOnline = useOnline();
  return <div role="status">{isOnline ? null : <p className="offline">{words.offline}</p>}</div>;
};
