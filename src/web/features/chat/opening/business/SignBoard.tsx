import { useEffect, useMemo } from "react";
import "../../../../../topics/business/card.css";
import { toCapital } from "../../../../../shared/capital.ts";
import { Board } from "../../../../../topics/business/card/board.tsx";
import { Ring } from "../../../../../topics/business/card/ring.tsx";
import { Round } from "../../../../../topics/business/card/round.tsx";
import type { BusinessCast } from "../../../../../topics/business/engine.ts";
import { findIndustry, industries } from "../../../../../topics/business/industries.ts";
import { RadioRow } from "../../../../../ui/form/radios.tsx";
import { Instrument } from "../../../../../ui/plate/instrument.tsx";
import type { DeviceProps } from "../devices.ts";
import { useInstrument } from "../use-instrument.ts";
import { listMonths, readMonth, toOpening } from "./opening-month.ts";
import "./sign-board.css";

const longest = 40;
const signsMost = 12;
const common = ["restaurant", "cafe", "tea", "clothing", "beauty", "school", "design", "software", "ecommerce"];

const words = {
  zh: {
    title: "招牌",
    mode: "看名号还是起名",
    modes: { read: "看名号", new: "起名" },
    name: "名号",
    nameHint: "青禾书店",
    trade: "做哪一行",
    other: "别的行当",
    month: "开业",
    monthOf: "打算哪个月开业",
    open: "月份不限",
    empty: { read: "名号写上来，先挂起来看看", new: "选好行当，名号由我来起" },
  },
  en: {
    title: "Signboard",
    mode: "A name to read, or a new one",
    modes: { read: "Read a name", new: "New name" },
    name: "Name",
    nameHint: "Blue Door Coffee",
    trade: "Line of business",
    other: "Other trades",
    month: "Opening",
    monthOf: "Month of opening",
    open: "Any month",
    empty: { read: "Write the name; it goes up on the board", new: "Pick the trade, and I’ll find the name" },
  },
};
const noTaps = { activeFactId: null, onFact() {} };
const modes = ["read", "new"] as const;

/** A board to hang the name on; the trade lights its element on the ring. */
const SignBoard = ({ locale, onChoose }: DeviceProps) => {
  const { given, hand, put, preview, isReady } = useInstrument();
  const say = words[locale];
  const mode = given.suggest === true ? "new" : "read";
  const name = typeof given.name === "string" && mode === "read" ? given.name : "";
  const industry = typeof given.industry === "string" ? (findIndustry(given.industry) ?? null) : null;
  const cast = isReady ? (preview?.cast as BusinessCast | null) : null;
  const shown = mode === "read" ? cast : null;
  const ring = shown ?? { industry: cast?.industry ?? industry, chinese: null, owner: null };
  const trade = ring.industry?.id ?? "";
  const months = useMemo(() => listMonths(new Date().toLocaleDateString("sv"), locale), [locale]);
  const inputs = JSON.stringify(Object.keys(hand).length > 0 && isReady ? hand : null);
  const wordless = JSON.stringify(isReady && (mode === "new" || name !== "") ? given : null);
  useEffect(() => onChoose(JSON.parse(inputs), JSON.parse(wordless)), [inputs, wordless, onChoose]);
  const toLabel = ({ name: of }: (typeof industries)[number]) => (locale === "zh" ? of.zh : toCapital(of.en));
  const chips = industries.filter(({ id }) => common.includes(id) || id === trade);
  return (
    <Instrument
      title={say.title}
      aside={
        <RadioRow
          look="seg"
          title={say.mode}
          options={modes.map((value) => ({ value, label: say.modes[value] }))}
          value={mode}
          onChange={(next) => put(next === "new" ? { suggest: true, name: undefined } : { suggest: false })}
        />
      }
    >
      <div className="bu sign-figure" inert>
        <div className="sign-board">
          {shown ? (
            <Board cast={shown} locale={locale} {...noTaps} />
          ) : (
            <div className="bu-board">
              <div className="bu-chars">
                {name.trim() === "" ? (
                  <p className="sign-empty">{say.empty[mode]}</p>
                ) : (
                  // A sign stands where it stands: its place is its key.
                  [...name.trim()]
                    .slice(0, signsMost * 2)
                    .map((char, place) => ({ char, place }))
                    .map(({ char, place }) => (
                      <span key={place} className={/\p{Script=Han}/u.test(char) ? "bu-char" : "bu-letter"}>
                        <b>{char}</b>
                      </span>
                    ))
                )}
              </div>
            </div>
          )}
        </div>
        <div className="sign-ring">
          <Ring cast={ring} locale={locale} {...noTaps} />
        </div>
        <div className="sign-round">
          <Round cast={ring} locale={locale} {...noTaps} />
        </div>
      </div>
      <div className="sign-rows">
        {mode === "read" ? (
          <div className={name === "" ? "ins-row is-next" : "ins-row"}>
            <label htmlFor="sign-name">{say.name}</label>
            <input
              id="sign-name"
              className="ins-input sign-name"
              autoComplete="off"
              maxLength={longest}
              placeholder={say.nameHint}
              value={name}
              onChange={({ target }) =>
                put({ name: target.value.trim() === "" ? undefined : target.value, suggest: given.suggest === undefined ? undefined : false })
              }
            />
          </div>
        ) : null}
        <div className="ins-row">
          <label htmlFor="sign-month">{say.month}</label>
          <select
            id="sign-month"
            className="ins-select"
            aria-label={say.monthOf}
            value={readMonth(given.opening, months)}
            onChange={({ target }) => put({ opening: toOpening(target.value) })}
          >
            <option value="">{say.open}</option>
            {months.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={trade === "" && (name !== "" || mode === "new") ? "sign-trades is-next" : "sign-trades"}>
        <RadioRow
          look="choices"
          title={say.trade}
          options={chips.map((one) => ({ value: one.id, label: toLabel(one) }))}
          value={trade}
          onChange={(id) => put({ industry: id })}
        />
        <select className="ins-select" aria-label={say.other} value="" onChange={({ target }) => target.value && put({ industry: target.value })}>
          <option value="">{say.other}…</option>
          {industries
            .filter((one) => !chips.includes(one))
            .map((one) => (
              <option key={one.id} value={one.id}>
                {toLabel(one)}
              </option>
            ))}
        </select>
      </div>
    </Instrument>
  );
};
export default SignBoard;
