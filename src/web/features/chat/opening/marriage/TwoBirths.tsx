import { useEffect, useId, useRef, useState } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { type FourPillars, pillarNames } from "../../../../../topics/kit/pillars/four-pillars.ts";
import { BirthPlate } from "../../../../kernel/birth/BirthPlate.tsx";
import type { BirthDraft } from "../../../../kernel/birth/birth-draft.ts";
import { useBirths } from "../birth/use-births.ts";
import type { DeviceProps } from "../devices.ts";
import "./two-births.css";

const needs = ["date", "time", "place"];
const asked = { a: needs, b: needs };
type One = keyof typeof asked;
const both: readonly One[] = ["a", "b"];

const words: Record<Locale, { title: string; whose: string; a: string; b: string; open: string }> = {
  zh: { title: "合婚", whose: "填谁的生日", a: "男方", b: "女方", open: "待填" },
  en: { title: "Two births", whose: "Whose birth is being set", a: "His", b: "Hers", open: "to be set" },
};

const toText = (pillars: FourPillars): string => pillarNames.flatMap((name) => pillars[name] ?? []).join(" ");

/** The date as far as it is set: "1990-05". Neither has pillars before both have a date. */
const toDateText = ({ calendar, solar, lunar }: BirthDraft): string => {
  const { year, month, day } = calendar === "lunar" ? lunar : solar;
  const set = [year, month, day];
  return set
    .slice(0, set.includes(0) ? set.indexOf(0) : 3)
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
};

/** Two births side by side as their pillars; the one that is chosen stands over its wheels. Once the first is whole, it is the other's turn. */
const TwoBirths = (props: DeviceProps) => {
  const { locale } = props;
  const say = words[locale];
  const name = useId();
  const { births, preview } = useBirths(asked, props);
  const [shown, show] = useState<One>("a");
  const hasTurned = useRef(false);
  const isTurn = births.a.isWhole && !births.b.isWhole;
  useEffect(() => {
    if (!isTurn || hasTurned.current) return;
    hasTurned.current = true;
    show("b");
  }, [isTurn]);
  const cast = preview?.cast as Record<One, { pillars: FourPillars }> | null | undefined;
  const figure = (
    <fieldset className="two-births">
      <legend className="vh">{say.whose}</legend>
      {both.map((one) => {
        const date = toDateText(births[one].draft);
        return (
          <label key={one} className={births[one].isWhole ? undefined : "is-open"}>
            <input type="radio" name={name} checked={one === shown} onChange={() => show(one)} />
            <b>{say[one]}</b>
            {cast ? <span lang="zh">{toText(cast[one].pillars)}</span> : <span className={date === "" ? "is-empty" : undefined}>{date || say.open}</span>}
          </label>
        );
      })}
    </fieldset>
  );
  return <BirthPlate title={say.title} birth={births[shown]} locale={locale} figure={figure} />;
};
export default TwoBirths;
