import { useEffect } from "react";
import { Instrument } from "../../../../../ui/plate/instrument.tsx";
import type { DeviceProps } from "../devices.ts";
import { useInstrument } from "../use-instrument.ts";
import { NumberTrio } from "./NumberTrio.tsx";
import { isEmpty, isWhole, toTrio } from "./numbers.ts";

const words = {
  zh: { title: "三数成卦", draw: "替我抽" },
  en: { title: "Three numbers", draw: "Draw them for me" },
};
const drawn = { digits: null };

/** Three numbers, typed or turned; none of them, and they are drawn. */
const NumberDials = ({ locale, onChoose, onDraw }: DeviceProps) => {
  const { given, hand, put } = useInstrument();
  const trio = toTrio(given.digits);
  const isByHand = isWhole(toTrio(hand.digits));
  const wordless = isWhole(trio) ? { digits: trio } : isEmpty(trio) ? drawn : null;
  const ready = JSON.stringify(wordless);
  useEffect(() => {
    const cast = JSON.parse(ready) as Record<string, unknown> | null;
    onChoose(isByHand ? cast : null, cast);
  }, [ready, isByHand, onChoose]);
  const draw = () => {
    onChoose(drawn, drawn);
    onDraw();
  };
  return (
    <Instrument
      title={words[locale].title}
      aside={
        <button type="button" className="tx" onClick={draw}>
          {words[locale].draw}
        </button>
      }
    >
      <NumberTrio locale={locale} trio={trio} onChange={(next) => put({ digits: isEmpty(next) ? undefined : next })} />
    </Instrument>
  );
};
export default NumberDials;
