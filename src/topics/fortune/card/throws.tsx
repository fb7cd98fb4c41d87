import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { Blocks, Throw } from "../engine.ts";
import { BlockPair } from "./blocks.tsx";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

const returnedMost = 5;

/** The throws that confirmed the stick. */
export const Throws = ({ throws, words, ...tapping }: { throws: readonly Throw[]; words: CardWords } & Tapping) => (
  <Term fact="blocks" className="ft-throws" {...tapping}>
    {throws
      .map((fall, step) => ({ fall, step }))
      .map(({ fall, step }) => (
        <span key={step} className="ft-throw">
          <BlockPair fall={fall} />
          <small>{words.throws[fall]}</small>
        </span>
      ))}
  </Term>
);

/** The sticks that were sent back, each with the throw that did it. */
export const Returned = ({ blocks, words, ...tapping }: { blocks: readonly Blocks[]; words: CardWords } & Tapping) => (
  <Term fact="refused" className="ft-returned" {...tapping}>
    <b className="ft-returned-head">{words.returned}</b>
    {blocks
      .slice(0, returnedMost)
      .map(({ made, throws }, step) => ({ made, step, fall: throws.at(-1) ?? "negative" }))
      .map(({ made, step, fall }) => (
        <span key={step}>
          {made} <small className="ft-fall">{words.throws[fall]}</small>
        </span>
      ))}
    {blocks.length > returnedMost ? <span>{words.more(blocks.length)}</span> : null}
  </Term>
);
