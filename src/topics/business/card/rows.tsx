import type { ReactNode } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { toRelation } from "../../kit/hexagrams/elements.ts";
import type { BusinessCast } from "../engine.ts";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

interface Row {
  id: string;
  label: string;
  value: ReactNode;
}

const listRows = ({ chinese, latin, industry, owner, score, scoreParts }: BusinessCast, words: (typeof cardWords)["zh"]): Row[] => [
  ...(chinese
    ? [
        {
          id: "sound",
          label: words.sound,
          value: `${chinese.sound.pinyin.join(" ")} · ${
            chinese.sound.homophones.length === 0 ? words.noEcho : words.echo(chinese.sound.homophones.map(({ word }) => word).join("、"))
          }`,
        },
        { id: "length", label: words.length, value: words.count([...chinese.core].length, false) },
      ]
    : []),
  ...(latin
    ? [
        { id: "beats", label: words.sound, value: words.beats(latin.syllables) },
        ...(chinese ? [] : [{ id: "length", label: words.length, value: words.count(latin.letterCount, true) }]),
        { id: "clash", label: words.clash, value: latin.clash ?? latin.initialsClash ?? words.noClash },
      ]
    : []),
  ...(industry && chinese ? [{ id: "fit", label: words.fit, value: words.fits[toRelation(industry.main, chinese.mainElement)] }] : []),
  ...(owner && industry ? [{ id: "ownerTrade", label: words.ownerTrade, value: words.standings[owner.standing] }] : []),
  ...(owner && chinese
    ? [
        {
          id: "ownerName",
          label: words.ownerName,
          value: words.brought(
            chinese.elements
              .filter(({ element }) => owner.useful.includes(element))
              .map(({ char }) => char)
              .join(""),
          ),
        },
      ]
    : []),
  {
    id: "score",
    label: words.score,
    value: (
      <>
        <b>{score}</b> {scoreParts.map(({ key, value }) => `${words.scoreOf[key]} ${value}`).join(" · ")}
      </>
    ),
  },
];

/** What the name comes to, a line each. */
export const Rows = ({ cast, locale, ...tapped }: Tapping & { cast: BusinessCast; locale: Locale }) => (
  <div className="bu-rows">
    {listRows(cast, cardWords[locale]).map(({ id, label, value }) => (
      <Term key={id} id={id} className="bu-row" {...tapped}>
        <i>{label}</i>
        <span>{value}</span>
      </Term>
    ))}
  </div>
);
