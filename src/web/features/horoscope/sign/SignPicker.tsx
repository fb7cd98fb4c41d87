import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { signGlyphs } from "../../../../topics/kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import { type Sign, signs } from "../../../../topics/kit/sky/signs.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { keepSign, type ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";

interface SignPickerProps {
  chosen: Sign | undefined;
  toAddress: ToAddress;
}

/** The twelve, in one row where there is room. */
export const SignPicker = ({ chosen, toAddress }: SignPickerProps) => {
  const words = useWords();
  const locale = useLocale();
  return (
    <nav className="signs" aria-label={words.signs}>
      {signs.map((sign) => (
        <Link key={sign} to={toAddress({ sign })} onClick={() => keepSign(sign)} aria-current={sign === chosen ? "true" : undefined}>
          <SkyGlyph path={signGlyphs[sign]} size={24} />
          <span>{locale === "zh" ? signNames.zh[sign].slice(0, 2) : signNames.en[sign]}</span>
        </Link>
      ))}
    </nav>
  );
};
