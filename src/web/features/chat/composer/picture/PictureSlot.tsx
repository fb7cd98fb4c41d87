import { type ComponentType, useRef, useState } from "react";
import { findImageProblemText, type ImageProblem } from "../../../../../shared/i18n/image-problems.ts";
import type { TopicId } from "../../../../../topics/topic-ids.ts";
import { Skeleton } from "../../../../../ui/skeleton/skeleton.tsx";
import { useLocale } from "../../../../kernel/locale.tsx";
import { getModel } from "../../../../kernel/session.ts";
import type { Picture } from "../../store/thread-state.ts";
import type { MarksSheetProps } from "./marks/MarksSheet.tsx";
import { PictureButton } from "./PictureButton.tsx";
import { PictureChip } from "./PictureChip.tsx";
import { useIncoming } from "./use-incoming.ts";
import { usePictureWords } from "./use-picture-words.ts";
import { usePlusHint } from "./use-plus-hint.ts";
import "./picture.css";

/** What can be marked on a topic's picture. */
const sheets: Partial<Record<TopicId, () => Promise<ComponentType<MarksSheetProps>>>> = {
  fengshui: async () => (await import("./marks/MarksSheet.tsx")).MarksSheet,
  palmistry: async () => (await import("./palm/PalmSheet.tsx")).PalmSheet,
};

/** What another photo of the same hand can mend. */
const seenProblems: ReadonlySet<ImageProblem> = new Set(["imageSmall", "imageDark", "imageBright", "imageBlurred"] as const);

export interface PictureSlotProps {
  topic: TopicId;
  picture: Picture | null;
  onChange(picture: Picture | null): void;
  /** When a send with this picture was held back on Basic; 0 for never. */
  refusedAtMs: number;
}

/** All of the composer that has to do with a picture: its button, the one chosen, and what is wrong with one that was not taken. */
const PictureSlot = ({ topic, picture, onChange, refusedAtMs }: PictureSlotProps) => {
  const words = usePictureWords();
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isHinted, hint] = usePlusHint(refusedAtMs);
  const [Sheet, setSheet] = useState<ComponentType<MarksSheetProps> | null>(null);
  const [isMarking, setMarking] = useState(false);
  const newest = useRef<File>(null);
  const loadSheet = sheets[topic];
  const isPalm = topic === "palmistry";

  const toProblemText = (code: ImageProblem): string => {
    const text = findImageProblemText(code, locale) ?? words.readFailed;
    return isPalm && seenProblems.has(code) ? `${text}${locale === "zh" ? "。" : ". "}${words.palm.advice}` : text;
  };
  const read = async (file: File) => {
    newest.current = file;
    setProblem(null);
    setReading(true);
    const outcome = await import("./read-picture.ts").then(({ readPicture }) => readPicture(file)).catch(() => null);
    if (newest.current !== file) return;
    setReading(false);
    if (outcome && "picture" in outcome) onChange(outcome.picture);
    else setProblem(outcome ? toProblemText(outcome.problem) : words.readFailed);
  };
  const take = (file: File) => (getModel() === "4" ? void read(file) : hint());
  const isOver = useIncoming(button, take);
  const mark = () => {
    setProblem(null);
    loadSheet?.().then(
      (loaded) => {
        setSheet(() => loaded);
        setMarking(true);
      },
      () => setProblem(words.readFailed),
    );
  };
  return (
    <>
      {isOver ? <p className="picture-line is-drop">{words.dropHere}</p> : null}
      <div className="picture-status" role="status">
        {isHinted ? <p className="picture-line">{findImageProblemText("imagePlus", locale)}</p> : null}
      </div>
      {problem ? (
        <p className="picture-line is-problem" role="alert">
          <span>{problem}</span>
          <button type="button" className="tx" onClick={() => setProblem(null)}>
            {words.dismiss}
          </button>
        </p>
      ) : null}
      {isReading ? (
        <p className="picture-chip" aria-busy="true">
          <Skeleton width="48px" height="48px" />
          <span>{words.reading}</span>
        </p>
      ) : picture ? (
        <PictureChip picture={picture} markWords={isPalm ? words.palm : words} onMark={loadSheet && mark} onRemove={() => onChange(null)} />
      ) : null}
      <PictureButton button={button} onPick={take} onBasic={hint} />
      {Sheet && picture ? (
        <Sheet
          key={picture.url}
          picture={picture}
          isOpen={isMarking}
          onClose={() => setMarking(false)}
          onDone={(inputs) => {
            onChange({ ...picture, inputs });
            setMarking(false);
          }}
        />
      ) : null}
    </>
  );
};
export default PictureSlot;
