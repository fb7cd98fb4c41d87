import { useEffect, useState } from "react";
import { zhouYiFields } from "../../../../topics/zhou-yi/input.ts";
import { RadioRow } from "../../../../ui/form/radios.tsx";
import { Instrument } from "../../../../ui/plate/instrument.tsx";
import { useWords } from "../chat-context.ts";
import { Coin } from "./Coin.tsx";
import type { DeviceProps } from "./devices.ts";
import { NumberTrio } from "./number/NumberTrio.tsx";
import { isWhole, noNumbers } from "./number/numbers.ts";
import { Stalks } from "./Stalks.tsx";
import { useGesture } from "./use-gesture.ts";
import "./coin-toss.css";

const tossMs = 300;
/** Throws noted down elsewhere are written to the reader in words. */
const options = (zhouYiFields.find(({ name }) => name === "method")?.options ?? []).filter(({ value }) => value !== "manual");
const usual = "coins";

/** Three coins, forty-nine stalks or three numbers, to be touched. */
const CoinToss = ({ locale, onChoose, onDraw }: DeviceProps) => {
  const words = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [numbers, setNumbers] = useState(noNumbers);
  const [moving, begin] = useGesture(tossMs, onDraw);
  const method = chosen ?? usual;
  useEffect(() => {
    const inputs = { method, ...(method === "numbers" && isWhole(numbers) && { numbers }) };
    onChoose(chosen === null ? null : inputs, inputs);
  }, [chosen, method, numbers, onChoose]);
  const toss = () => begin(0);
  return (
    <>
      <div className="toss">
        {method === "coins" ? (
          <div className={moving === null ? "coins" : "coins is-thrown"}>
            <Coin isPlain={false} />
            <Coin isPlain />
            <Coin isPlain={false} />
            <button type="button" aria-label={words.coinsToss} onClick={toss} />
          </div>
        ) : null}
        {method === "yarrow" ? (
          <button type="button" className={moving === null ? "stalks" : "stalks is-parted"} aria-label={words.stalksDivide} onClick={toss}>
            <Stalks />
          </button>
        ) : null}
        {method === "numbers" ? (
          <Instrument title={options.find(({ value }) => value === "numbers")!.label[locale]}>
            <NumberTrio locale={locale} trio={numbers} onChange={setNumbers} />
          </Instrument>
        ) : null}
      </div>
      {method === "numbers" ? null : <p className="hint">{method === "coins" ? words.coinsHint : words.stalksHint}</p>}
      <RadioRow
        look="choices"
        title={words.method}
        options={options.map(({ value, label }) => ({ value, label: label[locale] }))}
        value={method}
        onChange={setChosen}
      />
    </>
  );
};
export default CoinToss;
