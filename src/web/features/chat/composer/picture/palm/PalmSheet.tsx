import { useEffect, useRef, useState } from "react";
import type { LineName, Point } from "../../../../../../topics/palmistry/marks.ts";
import { Dialog } from "../../../../../../ui/dialog/dialog.tsx";
import { Icon } from "../../../../../../ui/icon/icon.tsx";
import { isTouch } from "../../../../../../ui/media/is-touch.ts";
import type { MarksSheetProps } from "../marks/MarksSheet.tsx";
import { changeLine, findDraft, type Hand, type Lie, movePoint, type PalmDraft, toFirstDraft, toggleLine, toPalmInputs, toPlainLie } from "./draft.ts";
import { Fits } from "./Fits.tsx";
import { findProblem, type PalmProblem } from "./find-problem.ts";
import { HandChoice } from "./HandChoice.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { confirmPoints, findGuessed, listGuessed, listKeys } from "./own-points.ts";
import { PalmPlan } from "./PalmPlan.tsx";
import { listSteps } from "./palm-steps.ts";
import { QuickChoice } from "./QuickChoice.tsx";
import { moveQuick } from "./quick.ts";
import { guessLie, measurePhoto } from "./read-photo.ts";
import { useHistory } from "./use-history.ts";
import { usePalmWords } from "./use-palm-words.ts";
import "./palm.css";

const zooms = [1, 1.5, 2, 3] as const;

/** Where fingers, palm and lines are marked on a photo, step by step, from a guess of where the hand lies. */
export const PalmSheet = ({ picture, isOpen, onClose, onDone }: MarksSheetProps) => {
  const words = usePalmWords();
  const aspect = picture.width / picture.height;
  const [at, setAt] = useState(0);
  const [line, setLine] = useState<LineName>("heart");
  const [zoomAt, setZoomAt] = useState(0);
  const [problem, setProblem] = useState<PalmProblem | "guessed" | null>(null);
  const lie = useRef<Lie>(toPlainLie(aspect, "right"));
  const { value: draft, change, undo, canUndo } = useHistory<PalmDraft>(() => findDraft(picture) ?? toFirstDraft("right", null, aspect, lie.current));
  const [isQuick, setQuick] = useState(false);
  const steps = listSteps(isQuick);
  const step = steps[at]!;

  /** Lays the first guess anew where nothing was moved yet; the hand too is guessed until its owner names it. */
  const guess = async (chosen: Hand, isNamed: boolean) => {
    const guessed = await guessLie(picture, chosen);
    lie.current = guessed.lie;
    const hand = isNamed ? chosen : (guessed.hand ?? chosen);
    change((now) => (now.moved.length > 0 || now.hand !== chosen ? now : toFirstDraft(hand, now.dominant, aspect, lie.current)), "guess");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one guess for each picture; a sheet is made anew for the next.
  useEffect(() => {
    if (!picture.inputs) void guess(draft.hand, false);
  }, []);
  const put = (next: (now: PalmDraft) => PalmDraft, sign?: string) => {
    setProblem(null);
    change(next, sign);
  };
  const chooseHand = (hand: Hand) => {
    put((now) => (now.moved.length > 0 ? { ...now, hand } : toFirstDraft(hand, now.dominant, aspect, lie.current)));
    if (draft.moved.length === 0) void guess(hand, true);
  };
  const finish = async () => {
    const found = findProblem(draft.marks);
    setProblem(found);
    if (found) {
      // Fingers that are not built so are put right one by one.
      const staysQuick = isQuick && found !== "fingers";
      setQuick(staysQuick);
      return setAt(listSteps(staysQuick).indexOf(found));
    }
    const guessed = findGuessed(draft, isQuick);
    if (guessed) {
      setProblem("guessed");
      setAt(steps.indexOf(guessed.step));
      if (guessed.line) setLine(guessed.line);
      return;
    }
    onDone(toPalmInputs(draft, await measurePhoto(picture)));
  };
  const keys = listKeys(draft, step, line, isQuick);
  const isLast = at === steps.length - 1;
  const actions = (
    <>
      {at > 0 ? (
        <button type="button" className="btn" onClick={() => setAt(at - 1)}>
          {words.back}
        </button>
      ) : null}
      <button type="button" className="btn is-primary" onClick={() => (isLast ? void finish() : setAt(at + 1))}>
        {isLast ? words.done : words.next}
      </button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={isTouch() ? words.how : words.how + words.howByKeys}
      closeLabel={words.close}
      actions={actions}
    >
      <div className="palm">
        <div className="palm-view">
          <PalmPlan
            picture={picture}
            draft={draft}
            step={step}
            line={line}
            isQuick={isQuick}
            zoom={zooms[zoomAt]!}
            onMove={(key: string, to: Point, sign: string) => put((now) => (isQuick ? moveQuick : movePoint)(now, key, to), `${sign} ${key}`)}
          />
          <div className="palm-tools">
            <button type="button" className="ib" aria-label={words.undo} title={words.undo} disabled={!canUndo} onClick={undo}>
              <Icon name="undo" />
            </button>
            <button type="button" className="tx" onClick={() => put((now) => toFirstDraft(now.hand, now.dominant, aspect, lie.current))}>
              {words.reset}
            </button>
            <button
              type="button"
              className="ib is-zoom"
              aria-label={words.zoomOut}
              title={words.zoomOut}
              disabled={zoomAt === 0}
              onClick={() => setZoomAt(zoomAt - 1)}
            >
              −
            </button>
            <button
              type="button"
              className="ib"
              aria-label={words.zoomIn}
              title={words.zoomIn}
              disabled={zoomAt === zooms.length - 1}
              onClick={() => setZoomAt(zoomAt + 1)}
            >
              +
            </button>
          </div>
        </div>
        <div className="palm-panel">
          <ol className="palm-progress" aria-label={words.progress(at + 1, steps.length, words.steps[step])}>
            {steps.map((name, place) => (
              <li key={name}>
                <button type="button" aria-current={place === at ? "step" : undefined} onClick={() => setAt(place)}>
                  {words.steps[name]}
                </button>
              </li>
            ))}
          </ol>
          <p className="palm-hint">{isQuick && step !== "hand" ? words.quickHints[step === "lines" ? "lines" : "palm"] : words.hints[step]}</p>
          {problem ? (
            <p className="palm-problem" role="alert">
              {words.problems[problem]}
            </p>
          ) : null}
          {step === "hand" ? (
            <>
              <HandChoice draft={draft} onHand={chooseHand} onDominant={(dominant) => put((now) => ({ ...now, dominant }))} />
              <QuickChoice isQuick={isQuick} onChange={setQuick} />
            </>
          ) : null}
          {step === "lines" ? (
            <LineChoice
              draft={draft}
              line={line}
              onLine={setLine}
              onToggle={() => put((now) => toggleLine(now, line, lie.current))}
              onChange={(changed) => put((now) => changeLine(now, line, changed))}
            />
          ) : null}
          {keys.length > 0 ? <Fits guessed={listGuessed(draft, keys).length} onFits={() => put((now) => confirmPoints(now, keys))} /> : null}
        </div>
      </div>
    </Dialog>
  );
};
