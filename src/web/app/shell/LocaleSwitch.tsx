import { otherLocale, useLocale, useMessages, useSetLocale } from "../../kernel/locale.tsx";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

export const LocaleSwitch = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const setLocale = useSetLocale();
  const mark = (isOn: boolean, text: string) => (isOn ? <b>{text}</b> : text);
  return (
    <button
      type="button"
      className="tx"
      aria-label={`中 / EN, ${words.switchLocale}`}
      title={words.switchLocale}
      onClick={() => setLocale(otherLocale(locale))}
    >
      <span aria-hidden="true">
        {mark(locale === "zh", "中")} / {mark(locale === "en", "EN")}
      </span>
    </button>
  );
};
