import type { Throw } from "../engine.ts";

const crescent = "M17 1.5C8 2.5 2 8.5 2 15C2 21.5 8 27.5 17 28.5C13.5 24.5 12 20 12 15C12 10 13.5 5.5 17 1.5Z";

/** One block: round side up is filled, flat side up shows its face. */
const Block = ({ isRound, isRight }: { isRound: boolean; isRight: boolean }) => (
  <g transform={isRight ? "translate(42 0) scale(-1 1)" : undefined} className={isRound ? "ft-round" : "ft-flat"}>
    <path d={crescent} />
    {isRound ? null : <path className="ft-face" d="M13.5 5C8.5 7 5.2 10.8 5.2 15C5.2 19.2 8.5 23 13.5 25" />}
  </g>
);

/** Two blocks as they fell: one of each a yes, both flat a laugh, both round a no. */
export const BlockPair = ({ fall }: { fall: Throw }) => (
  <svg className="ft-pair" viewBox="0 0 42 30" aria-hidden="true">
    <Block isRound={fall !== "laughing"} isRight={false} />
    <Block isRound={fall === "negative"} isRight />
  </svg>
);
