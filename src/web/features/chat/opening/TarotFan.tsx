import { useEffect, useId, useState } from "react";
import { CardBack } from "../../../../topics/tarot/art/back.tsx";
import { tarotFields } from "../../../../topics/tarot/input.ts";
import { RadioRow } from "../../../../ui/form/radios.tsx";
import { useWords } from "../chat-context.ts";
import type { DeviceProps } from "./devices.ts";
import { useGesture } from "./use-gesture.ts";
import "../../../../topics/tarot/art/art.css";
import "./tarot-fan.css";

const liftMs = 180;
const spreads = tarotFields.find(({ name }) => name === "spread")?.options ?? [];
const usual = "three";

/** Three cards face down. Which one is tapped decides nothing but the moment, and the moment is part of the draw. */
const TarotFan = ({ locale, onChoose, onDraw }: DeviceProps) => {
  const words = useWords();
  const uid = useId();
  const [spread, setSpread] = useState<string | null>(null);
  const [lifted, lift] = useGesture(liftMs, onDraw);
  useEffect(() => onChoose(spread === null ? null : { spread }, { spread: spread ?? usual }), [spread, onChoose]);
  return (
    <>
      <fieldset className="fan">
        <legend className="vh">{words.fan}</legend>
        {[0, 1, 2].map((at) => (
          <button key={at} type="button" className={lifted === at ? "is-lifted" : undefined} aria-label={words.fanCard(at + 1)} onClick={() => lift(at)}>
            <CardBack uid={`${uid}${at}`} />
          </button>
        ))}
      </fieldset>
      <p className="hint">{words.fanHint}</p>
      <RadioRow
        look="choices"
        title={words.spread}
        options={spreads.map(({ value, label }) => ({ value, label: label[locale] }))}
        value={spread ?? usual}
        onChange={setSpread}
      />
    </>
  );
};
export default TarotFan;
