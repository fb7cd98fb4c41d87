import { useEffect, useId, useRef, useState } from "react";
import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { signGlyphs } from "../../../../topics/kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import type { Sign } from "../../../../topics/kit/sky/signs.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { PeriodBar } from "../period/PeriodBar.tsx";
import type { HoroscopePlace, ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { BirthdayFinder } from "./BirthdayFinder.tsx";
import { SignPicker } from "./SignPicker.tsx";

interface SignHeadProps {
  sign: Sign;
  place: HoroscopePlace;
  toAddress: ToAddress;
}

/** One's own sign, large, and the stretch of time told of; the twelve wait behind a button until another is wanted. */
export const SignHead = ({ sign, place, toAddress }: SignHeadProps) => {
  const words = useWords();
  const locale = useLocale();
  const listId = useId();
  const change = useRef<HTMLButtonElement>(null);
  /** The sign it was opened at: once another is taken it is shut. */
  const [openedAt, setOpenedAt] = useState<Sign | null>(null);
  const isOpen = openedAt === sign;
  const isTaken = openedAt !== null && !isOpen;
  useEffect(() => {
    if (!isTaken) return;
    setOpenedAt(null);
    change.current?.focus();
  }, [isTaken]);
  return (
    <>
      <div className="sign-head">
        <div className="sign-own">
          <SkyGlyph path={signGlyphs[sign]} size={56} className="sign-glyph" />
          <h2>{signNames[locale][sign]}</h2>
          <button ref={change} type="button" className="tx" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpenedAt(isOpen ? null : sign)}>
            {words.changeSign}
          </button>
        </div>
        <PeriodBar place={place} toAddress={toAddress} />
      </div>
      <div id={listId} className="sign-others">
        {isOpen ? (
          <>
            <SignPicker chosen={sign} toAddress={toAddress} />
            <BirthdayFinder toAddress={toAddress} />
          </>
        ) : null}
      </div>
    </>
  );
};
