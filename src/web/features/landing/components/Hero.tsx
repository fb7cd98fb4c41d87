import { type MouseEvent, useEffect, useRef, useState } from "react";
import { isCalm } from "../../../../ui/media/is-calm.ts";
import type { Draw } from "../draw/create-draw.ts";
import { useDraw, usePreparedDraw } from "../use-draw.ts";
import { useFace } from "../use-face.ts";
import { useLanding } from "../use-landing.ts";
import { Fan } from "./Fan.tsx";
import { Header } from "./Header.tsx";
import { Invite } from "./Invite.tsx";
import { SealLine } from "./SealLine.tsx";
import { TitlePlate } from "./TitlePlate.tsx";
import { DrawnName, Told } from "./Told.tsx";

/** Below this width the title stands above the fan, and a tap brings the fan to the head of the screen. */
const stackedAtMost = "(max-width: 900px)";

export const Hero = ({ draw }: { draw: Draw }) => {
  const { words } = useLanding();
  const state = useDraw(draw);
  const face = useFace(state.card);
  const [question, setQuestion] = useState("");
  const fan = useRef<HTMLFieldSetElement>(null);
  const isDrawn = state.phase !== "ready";
  usePreparedDraw(draw);

  const { isResumed } = state;
  useEffect(() => {
    if (isResumed && matchMedia(stackedAtMost).matches) fan.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [isResumed]);

  const turn = (card: number, event: MouseEvent) => {
    if (isDrawn) return;
    void draw.turn({ card, x: event.pageX, y: event.pageY, atMs: performance.now() }, question.trim());
    if (matchMedia(stackedAtMost).matches) fan.current?.scrollIntoView({ block: "start", behavior: isCalm() ? "auto" : "smooth" });
  };

  return (
    <div className="lp-hero lp-wrap">
      <Header />
      <div className={isDrawn ? "stage is-drawn" : "stage"}>
        <div className="offer">
          <Fan ref={fan} state={state} face={face} onTurn={turn} />
          <SealLine state={state} />
          {isDrawn ? <DrawnName state={state} face={face} /> : <Invite question={question} onQuestion={setQuestion} state={state} />}
        </div>
        {isDrawn ? <Told state={state} face={face} asked={state.question} /> : null}
        <TitlePlate />
      </div>
      <p className="lp-meta">{words.meta}</p>
    </div>
  );
};
