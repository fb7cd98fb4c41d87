import { useId } from "react";
import { cardWords } from "../../../../../topics/numerology/card/words.ts";
import { cores, type NumerologyCast } from "../../../../../topics/numerology/cast-types.ts";
import { findCore } from "../../../../../topics/numerology/find-repeat.ts";
import { BirthPlate } from "../../../../kernel/birth/BirthPlate.tsx";
import { useBirths } from "../birth/use-births.ts";
import type { DeviceProps } from "../devices.ts";
import "./six-numbers.css";

const asked = { birth: ["date"] };
const nameMaxLength = 80;
const nameWords = { zh: { label: "姓名", hint: "拼音或字母，可不填" }, en: { label: "Full name", hint: "as given at birth, optional" } };

/** The core numbers over a date and a name: the date's come first, the name's as it is spelt. */
const SixNumbers = (props: DeviceProps) => {
  const { locale } = props;
  const id = useId();
  const words = cardWords[locale];
  const { births, preview, others, setOther } = useBirths(asked, props);
  const cast = preview?.cast as NumerologyCast | null | undefined;
  const name = others.name ?? preview?.known.name;
  const figure = (
    <dl className="numbers" aria-live="polite">
      {cores.map((core) => {
        const number = cast ? findCore(cast, core) : null;
        return (
          <div key={core} className={core === "lifePath" ? "is-first" : undefined}>
            <dt>{words.core[core]}</dt>
            <dd key={number}>{number}</dd>
          </div>
        );
      })}
    </dl>
  );
  const more = (
    <div className="birth-row numbers-name">
      <label className="birth-label" htmlFor={id}>
        {nameWords[locale].label}
      </label>
      <input
        id={id}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={nameMaxLength}
        placeholder={nameWords[locale].hint}
        value={typeof name === "string" ? name : ""}
        onChange={(event) => setOther("name", event.target.value)}
      />
    </div>
  );
  return <BirthPlate title={words.title} birth={births.birth} leaves={["time", "place", "sex"]} locale={locale} figure={figure} more={more} />;
};
export default SixNumbers;
