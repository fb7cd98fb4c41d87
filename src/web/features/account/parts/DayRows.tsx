import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateUser } from "../../../../shared/contract/people.ts";
import { type Locale, locales } from "../../../../shared/i18n/locale.ts";
import { RadioRow } from "../../../../ui/form/radios.tsx";
import { Row, Rows } from "../../../../ui/rows/rows.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { useLocale, useSetLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { type User, userKey } from "../../../kernel/user.ts";
import { useWords } from "../use-words.ts";
import { sayDay } from "./say-day.ts";

const languages: Record<Locale, string> = { zh: "中文", en: "English" };

/** The zones this browser knows, and the one that is set where it knows it by another name. */
const listZones = (own: string): string[] => {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(own) ? known : [own, ...known];
};

/** "Asia/Shanghai" → "Asia/Shanghai · +08:00" */
const sayZone = (zone: string, now: Date): string => {
  const offset = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${zone.replaceAll("_", " ")} · ${offset?.replace("GMT", "") || "+00:00"}`;
};

/** The language one is written to in, and the zone one's days go by, which says when it may change next. */
export const DayRows = ({ user }: { user: User }) => {
  const words = useWords();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const client = useQueryClient();
  const person = usePerson();
  const refresh = () => client.invalidateQueries({ queryKey: userKey(person) });
  const zone = useMutation({
    mutationFn: (time_zone: string) => callApi(updateUser, { time_zone }),
    onError: (error) => showToast(error.message || words.zoneFailed),
    onSettled: refresh,
  });
  const language = useMutation({ mutationFn: (lang: Locale) => callApi(updateUser, { lang }) });
  const freeAt = user.time_zone_free_at;
  const isFixed = freeAt !== null && Date.parse(freeAt) > Date.now();
  const now = new Date();
  return (
    <Rows title={words.days}>
      <Row label={words.zone} note={isFixed ? words.zoneLater(sayDay(freeAt, locale)) : words.zoneNote}>
        <select
          className="zones"
          aria-label={words.zone}
          value={zone.isPending ? zone.variables : user.time_zone}
          disabled={isFixed || zone.isPending}
          onChange={({ target }) => zone.mutate(target.value)}
        >
          {(isFixed ? [user.time_zone] : listZones(user.time_zone)).map((name) => (
            <option key={name} value={name}>
              {sayZone(name, now)}
            </option>
          ))}
        </select>
      </Row>
      <Row label={words.language} note={words.languageNote}>
        <RadioRow
          look="seg"
          title={words.language}
          options={locales.map((value) => ({ value, label: languages[value] }))}
          value={locale}
          onChange={(next) => {
            setLocale(next);
            language.mutate(next);
          }}
        />
      </Row>
    </Rows>
  );
};
