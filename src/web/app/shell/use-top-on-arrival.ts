import { useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { usePlace } from "../use-place.ts";

/** A page opened by a link begins at its top; going back finds the place one left. A thread looks after its own scrolling. */
export const useTopOnArrival = (): void => {
  const { room } = usePlace();
  const type = useNavigationType();
  const before = useRef(room);
  useLayoutEffect(() => {
    const hasArrived = before.current !== room;
    before.current = room;
    if (hasArrived && room !== "chat" && type !== NavigationType.Pop) scrollTo(0, 0);
  }, [room, type]);
};
