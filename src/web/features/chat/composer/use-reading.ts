import { useEffect, useState } from "react";
import { useMedia } from "../../../../ui/media/use-media.ts";
import { isReading } from "./reading-rule.ts";

/** Whether somebody with a narrow window is reading what stands in the thread, by what their hand does. @param isOn whether there is anything to be read in peace */
export const useReading = (isOn: boolean): boolean => {
  const isNarrow = useMedia("(max-width: 900px)");
  const [reads, setReads] = useState(false);
  useEffect(() => {
    if (!isOn || !isNarrow) return;
    const page = document.scrollingElement ?? document.documentElement;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    // The page glides by itself too; only after a touch or a turn of the wheel is it the person's doing.
    let restTop: number | null = null;
    const begin = () => {
      restTop ??= page.scrollTop;
    };
    const look = () => {
      if (restTop === null) return;
      const { scrollTop, scrollHeight, clientHeight } = page;
      setReads((was) => isReading(was, { moved: scrollTop - (restTop ?? scrollTop), left: scrollHeight - clientHeight - scrollTop }));
    };
    addEventListener("touchmove", begin, options);
    addEventListener("wheel", begin, options);
    addEventListener("scroll", look, options);
    return () => {
      listening.abort();
      setReads(false);
    };
  }, [isOn, isNarrow]);
  return reads;
};
