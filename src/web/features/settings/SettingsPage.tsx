import { useMutation } from "@tanstack/react-query";
import { modelNames } from "../../../shared/constants.ts";
import { updateUser } from "../../../shared/contract/people.ts";
import { type Locale, locales } from "../../../shared/i18n/locale.ts";
import { RadioRow } from "../../../ui/form/radios.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { Row, Rows, RowsPage } from "../../../ui/rows/rows.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { paths } from "../../app/paths.ts";
import { callApi } from "../../kernel/api-client.ts";
import { setEnter, useEnterChoice } from "../../kernel/enter.ts";
import { Link } from "../../kernel/link.tsx";
import { useLocale, useMessages, useSetLocale } from "../../kernel/locale.tsx";
import { setModel, useModel } from "../../kernel/session.ts";
import { setSound, useSound } from "../../kernel/sound.ts";
import { keepRate, rates, useRate } from "../../kernel/speech-rate.ts";
import { chooseTheme, useThemeChoice } from "../../kernel/theme-choice.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh, type SettingsMessages } from "./messages.zh.ts";
import { SchoolRows } from "./SchoolRows.tsx";

const languages: Record<Locale, string> = { zh: "中文", en: "English" };
const tiers = { "3.5": "Basic", "4": "Plus" } as const;
const themeChoices = ["light", "dark", "system"] as const;
const enterChoices = ["send", "line"] as const;

/** How things look, sound and are cast; the first belong to this browser, the last to the person. */
export const SettingsPage = () => {
  const words = useMessages<SettingsMessages>({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const setLocale = useSetLocale();
  const rate = useRate();
  const sound = useSound();
  useHeader(words.title);
  // Letters are written in it; that they are not yet is nothing to stop for.
  const { mutate: keepLocale } = useMutation({ mutationFn: (lang: Locale) => callApi(updateUser, { lang }) });
  const switchLocale = (next: Locale): void => {
    setLocale(next);
    keepLocale(next);
  };
  const links = [
    [words.shares, words.sharesNote, paths.shares],
    [words.account, words.accountNote, paths.account],
    [words.about, words.aboutNote, paths.about],
  ] as const;
  return (
    <RowsPage title={words.title}>
      <Rows title={words.look}>
        <Row label={words.language}>
          <RadioRow
            look="seg"
            title={words.language}
            options={locales.map((value) => ({ value, label: languages[value] }))}
            value={locale}
            onChange={switchLocale}
          />
        </Row>
        <Row label={words.theme}>
          <RadioRow
            look="seg"
            title={words.theme}
            options={themeChoices.map((value) => ({ value, label: words.themes[value] }))}
            value={useThemeChoice()}
            onChange={chooseTheme}
          />
        </Row>
      </Rows>
      <Rows title={words.listen}>
        <Row label={words.rate} note={words.rateNote}>
          <select aria-label={words.rate} value={rate} onChange={({ target }) => keepRate(Number(target.value))}>
            {[...rates].sort().map((value) => (
              <option key={value} value={value}>
                {words.rates(value)}
              </option>
            ))}
          </select>
        </Row>
        <Row label={words.sound}>
          <Switch label={words.sound} isOn={sound} onChange={setSound} />
        </Row>
      </Rows>
      <Rows title={words.write}>
        <Row label={words.enter}>
          <RadioRow
            look="seg"
            title={words.enter}
            options={enterChoices.map((value) => ({ value, label: words.enters[value] }))}
            value={useEnterChoice()}
            onChange={setEnter}
          />
        </Row>
        <Row label={words.model} note={words.modelNote}>
          <RadioRow
            look="seg"
            title={words.model}
            options={modelNames.map((value) => ({ value, label: tiers[value], className: value === "4" ? "plus" : undefined }))}
            value={useModel()}
            onChange={setModel}
          />
        </Row>
      </Rows>
      <SchoolRows words={words} />
      <Rows title={words.other}>
        {links.map(([label, note, to]) => (
          <Row key={to} label={label} note={note}>
            <Link className="link" to={to} aria-label={`${words.open}${locale === "en" ? " " : ""}${label}`}>
              {words.open}
            </Link>
          </Row>
        ))}
      </Rows>
    </RowsPage>
  );
};
