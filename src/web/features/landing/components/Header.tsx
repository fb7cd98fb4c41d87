import { Icon } from "../../../../ui/icon/icon.tsx";
import { Seal } from "../../../../ui/seal/seal.tsx";
import { Wordmark } from "../../../../ui/seal/wordmark.tsx";
import { paths } from "../../../app/paths.ts";
import { htmlLang } from "../../../kernel/locale-rule.ts";
import { setTheme, useTheme } from "../../../kernel/theme.ts";
import { useLanding } from "../use-landing.ts";

export const Header = () => {
  const { locale, setLocale, words } = useLanding();
  const isDark = useTheme() === "dark";
  const toTheme = isDark ? words.toLight : words.toDark;
  const other = locale === "zh" ? "en" : "zh";
  return (
    <header className="lp-head">
      <a className="lp-skip" href="#fan">
        {words.skip}
      </a>
      <a className="lp-brand" href={paths.landing} aria-label={words.home}>
        <Seal size={34} />
        <Wordmark />
      </a>
      <button
        type="button"
        className="tx"
        lang={htmlLang[other]}
        aria-label={`${words.otherLanguage} · ${words.switchLocale}`}
        title={words.switchLocale}
        onClick={() => setLocale(other)}
      >
        {words.otherLanguage}
      </button>
      <button type="button" className="ib" aria-label={toTheme} title={toTheme} onClick={() => setTheme(isDark ? "light" : "dark")}>
        <Icon name={isDark ? "sun" : "moon"} />
      </button>
    </header>
  );
};
