import { useEffect } from "react";
import "../../../../../topics/name/card.css";
import { EnglishFigure } from "../../../../../topics/name/card/english-figure.tsx";
import { GridFigure } from "../../../../../topics/name/card/grid-figure.tsx";
import type { NameCast } from "../../../../../topics/name/engine.ts";
import { RadioRow } from "../../../../../ui/form/radios.tsx";
import { Instrument } from "../../../../../ui/plate/instrument.tsx";
import type { DeviceProps } from "../devices.ts";
import { useInstrument } from "../use-instrument.ts";
import { readName, toTiles } from "./tiles.ts";
import "./name-grid.css";

const longest = 40;
const sexes = ["female", "male"] as const;

const words = {
  zh: {
    title: "姓名",
    mode: "看名还是起名",
    modes: { read: "看名", new: "起名" },
    name: "姓名",
    nameHint: "江沐阳",
    surname: "姓",
    surnameHint: "陈",
    child: "给谁起名",
    children: { female: "女孩", male: "男孩" },
    waiting: { read: "写上去，笔画和五格就数出来。", new: "名字空着，由我来填。" },
  },
  en: {
    title: "Name",
    mode: "A name to read, or a new one",
    modes: { read: "Read a name", new: "New name" },
    name: "Full name",
    nameHint: "Anna Schmidt",
    surname: "Surname",
    surnameHint: "Chen or 陈",
    child: "A name for",
    children: { female: "A girl", male: "A boy" },
    waiting: { read: "As you write it, it is counted.", new: "The given name stays open for me to fill." },
  },
};
const noTaps = { activeFactId: null, onFact() {} };

/** A name set character by character, or letter by letter, and counted as it is typed; or a surname for which names are found. */
const NameGrid = ({ locale, onChoose }: DeviceProps) => {
  const { given, hand, put, preview, isReady } = useInstrument();
  const say = words[locale];
  const mode = given.suggest === true ? "new" : "read";
  const name = readName(given, mode);
  const cast = mode === "read" && isReady ? (preview?.cast as NameCast | null) : null;
  const inputs = JSON.stringify(Object.keys(hand).length > 0 && name !== "" && isReady ? hand : null);
  const wordless = JSON.stringify(name !== "" && isReady ? given : null);
  useEffect(() => onChoose(JSON.parse(inputs), JSON.parse(wordless)), [inputs, wordless, onChoose]);
  const setMode = (next: "read" | "new") => {
    const text = name === "" ? undefined : name;
    if (next === "new") put({ suggest: true, name: undefined, given: undefined, surname: text });
    else put({ suggest: false, surname: undefined, sex: undefined, name: text });
  };
  const write = (text: string) => {
    const next = text.slice(0, longest);
    put({ [mode === "new" ? "surname" : "name"]: next.trim() === "" ? undefined : next });
  };
  return (
    <Instrument
      title={say.title}
      aside={
        <RadioRow
          look="seg"
          title={say.mode}
          options={(["read", "new"] as const).map((value) => ({ value, label: say.modes[value] }))}
          value={mode}
          onChange={setMode}
        />
      }
    >
      <div className="nm name-figure">
        {cast ? (
          <div inert>
            {cast.kind === "english" ? <EnglishFigure cast={cast} locale={locale} {...noTaps} /> : <GridFigure cast={cast} locale={locale} {...noTaps} />}
          </div>
        ) : (
          <div className="name-empty">
            <div className="name-tiles" aria-hidden="true">
              {toTiles(name, mode, locale).map((line) => (
                <span key={line.key} className={line.isHan ? "name-line is-han" : "name-line"}>
                  {line.tiles.map(({ key, char, isNext }) => (
                    <span key={key} className={["ins-cell", char === "" ? "is-empty" : "", isNext ? "is-next" : ""].join(" ")}>
                      {char}
                    </span>
                  ))}
                </span>
              ))}
            </div>
            <p>{say.waiting[mode]}</p>
          </div>
        )}
      </div>
      <div className={name === "" ? "ins-row is-next" : "ins-row"}>
        <label htmlFor="name-typed">{mode === "new" ? say.surname : say.name}</label>
        <input
          id="name-typed"
          className="ins-input name-input"
          autoComplete="off"
          maxLength={longest}
          placeholder={mode === "new" ? say.surnameHint : say.nameHint}
          value={name}
          onChange={(event) => write(event.target.value)}
        />
        {mode === "new" ? (
          <span className="is-end">
            <RadioRow
              look="seg"
              title={say.child}
              options={sexes.map((value) => ({ value, label: say.children[value] }))}
              value={given.sex === "male" || given.sex === "female" ? given.sex : null}
              onChange={(sex) => put({ sex })}
            />
          </span>
        ) : null}
      </div>
    </Instrument>
  );
};
export default NameGrid;
