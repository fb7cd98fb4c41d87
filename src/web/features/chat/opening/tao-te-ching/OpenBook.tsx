import { type CSSProperties, useEffect, useState } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { isCalm } from "../../../../../ui/media/is-calm.ts";
import type { DeviceProps } from "../devices.ts";
import { useGesture } from "../use-gesture.ts";
import "./open-book.css";

/** A leaf that is stopped falls flat in so long. */
const fallMs = 300;
const leaves = Array.from({ length: 18 }, (_, at) => at);

const words: Record<Locale, { open: string; stop: string; hint: string; stopHint: string }> = {
  zh: { open: "翻书", stop: "停在这里", hint: "想着一件事，点一下，书就翻起来；再点一下，停住。", stopHint: "想停就点一下。" },
  en: {
    open: "Leaf through the book",
    stop: "Stop here",
    hint: "Hold the matter in mind. One touch sets the leaves going, another stops them.",
    stopHint: "Touch it where you want it to stop.",
  },
};

/** One page as it was cut in wood: a double border, seven ruled columns. */
const Page = () => (
  <svg viewBox="0 0 150 190" preserveAspectRatio="none" aria-hidden="true">
    <path className="book-border" d="M10 14H140V178H10Z" />
    <path className="book-rule" d="M13.500 17.500H136.500V174.500H13.500Z" />
    <path
      className="book-rule"
      d="M31 17.500V174.500M48.500 17.500V174.500M66 17.500V174.500M83.500 17.500V174.500M101 17.500V174.500M118.500 17.500V174.500"
    />
  </svg>
);

/** An open book to leaf through. Where it is stopped decides nothing: the chapter is the sealed one, and the hand is mixed into it. */
const OpenBook = ({ locale, onChoose, onDraw }: DeviceProps) => {
  const say = words[locale];
  const [isLeafing, setLeafing] = useState(false);
  const [falling, begin] = useGesture(fallMs, onDraw);
  useEffect(() => onChoose(null, { question: "" }), [onChoose]);
  const isStopped = falling !== null;
  const touch = () => {
    if (isLeafing || isCalm()) begin(0);
    else setLeafing(true);
  };
  return (
    <>
      <button
        type="button"
        className={`book${isLeafing ? " is-leafing" : ""}${isStopped ? " is-stopped" : ""}`}
        aria-label={isLeafing ? say.stop : say.open}
        onClick={touch}
      >
        <span className="book-block" aria-hidden="true">
          <span className="book-page is-left">
            <Page />
            <b lang="zh">道德經</b>
          </span>
          <span className="book-page is-right">
            <Page />
            <span className="book-first" lang="zh">
              道可道非常道
              <br />
              名可名非常名
            </span>
          </span>
          {leaves.map((at) => (
            <i key={at} className="book-leaf" style={{ "--at": at } as CSSProperties} onAnimationEnd={at === leaves.length - 1 ? () => begin(0) : undefined}>
              <span>
                <Page />
              </span>
            </i>
          ))}
          <svg className="book-thread" viewBox="0 0 24 190" preserveAspectRatio="none" aria-hidden="true">
            <path d="M12 0V190M4 26H20M4 72H20M4 118H20M4 164H20" />
          </svg>
        </span>
      </button>
      <p className="hint" role="status">
        {isLeafing ? say.stopHint : say.hint}
      </p>
    </>
  );
};
export default OpenBook;
