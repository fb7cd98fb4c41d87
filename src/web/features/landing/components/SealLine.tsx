import { Icon } from "../../../../ui/icon/icon.tsx";
import type { DrawState } from "../draw/draw-state.ts";
import { useIsLive } from "../use-is-live.ts";
import { useLanding } from "../use-landing.ts";

const shown = { first: 4, last: 4 } as const;
const toShort = (hash: string): string => `${hash.slice(0, shown.first)}…${hash.slice(-shown.last)}`;

/** What lies under the fan before a card is touched: the hash that holds the server to its seed. */
export const SealLine = ({ state: { seal, sealing, card } }: { state: DrawState }) => {
  const { words } = useLanding();
  const isLive = useIsLive();
  if (!isLive)
    return (
      <p className="seal-line">
        <noscript>{words.needsScript}</noscript>
      </p>
    );
  if (!seal) return <p className="seal-line">{sealing === "failed" ? words.sealFailed : words.sealing}</p>;
  return (
    <p className="seal-line">
      <Icon name="lock" size={15} />
      {card ? words.wasSealed : words.sealed}
      <code lang="en" title={`${words.sealTitle}\n${seal.commitment}`}>
        {toShort(seal.commitment)}
      </code>
      {card ? <a href="#fair">{words.check}</a> : null}
    </p>
  );
};
