import { testNames } from "../../../../../topics/personality/test-names.ts";
import type { DeviceProps } from "../devices.ts";
import { GoOn } from "./GoOn.tsx";
import { instruments } from "./offered-tests.ts";
import { useTestWords } from "./use-test-words.ts";
import "./instruments.css";

/** Seven tests, each with what it tells and how long it takes. The one that is touched begins. */
const Instruments = ({ locale, onChoose, onDraw }: DeviceProps) => {
  const words = useTestWords();
  const begin = (test: string) => {
    onChoose({ test }, { test });
    onDraw();
  };
  return (
    <>
      <GoOn />
      <ul className="instruments" aria-label={words.instruments}>
        {instruments.map(({ test, tells, questions, minutes }) => (
          <li key={test}>
            <button type="button" onClick={() => begin(test)}>
              <b>{testNames[test][locale]}</b>
              <span>{tells[locale]}</span>
              <small>{words.measure(questions, minutes)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
export default Instruments;
