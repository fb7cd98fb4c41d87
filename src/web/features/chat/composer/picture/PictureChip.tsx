import { Icon } from "../../../../../ui/icon/icon.tsx";
import type { Picture } from "../../store/thread-state.ts";
import { findMarkWords } from "./find-mark-words.ts";
import { usePictureWords } from "./use-picture-words.ts";

interface PictureChipProps {
  picture: Picture;
  /** What marking is called for this topic's pictures. */
  markWords: { mark: string; markAgain: string; unmarked: string };
  /** Absent where nothing can be marked on a picture of this topic. */
  onMark: (() => void) | undefined;
  onRemove(): void;
}

/** The picture that will go with the words. */
export const PictureChip = ({ picture, markWords, onMark, onRemove }: PictureChipProps) => {
  const words = usePictureWords();
  const marked = findMarkWords(picture, words);
  return (
    <div className="picture-chip">
      <img src={picture.url} alt={words.chosen} width={48} height={48} />
      {onMark ? (
        <div>
          <button type="button" className="tx" onClick={onMark}>
            {marked ? markWords.markAgain : markWords.mark}
          </button>
          <span>{marked ?? markWords.unmarked}</span>
        </div>
      ) : null}
      <button type="button" className="ib" aria-label={words.remove} title={words.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
};
