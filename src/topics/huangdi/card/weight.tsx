import { useEffect } from "react";
import { loadVerse } from "../../../ui/fonts/load-fonts.ts";
import type { HuangdiCast } from "../cast-types.ts";
import { harshVerses } from "../data/verse-lean.ts";
import { type Open, Tap } from "./tap.tsx";
import type { CardWords } from "./words.ts";

/** The place, the weight in all, and its song; one that frightens waits for a tap. */
export const Weight = ({ cast, words, ...open }: Open & { cast: HuangdiCast; words: CardWords }) => {
  const { total } = cast.boneWeight;
  const song = harshVerses.includes(total) ? null : cast.boneVerse;
  useEffect(() => {
    if (song) loadVerse();
  }, [song]);
  return (
    <div className="hd-weigh">
      <Tap {...open} fact="place" className="hd-where">
        {words.where(cast)} <b>{words.part(cast.part)}</b>
      </Tap>
      <Tap {...open} fact="total" className="hd-total">
        <b>{words.weight(total)}</b>
        <small>{words.like(total)}</small>
      </Tap>
      {cast.boneVerse ? (
        <Tap {...open} fact="verse" className={song ? "hd-verse" : "hd-tap"}>
          {song?.map((line) => (
            <span key={line} lang="zh">
              {line}
            </span>
          )) ?? words.verse(total)}
        </Tap>
      ) : null}
    </div>
  );
};
