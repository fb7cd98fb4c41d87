/** Names under which models think aloud, in any of the brackets they use: `<think>`, `<|thinking|>`, `[THINK]`, `◁think▷`. */
const names = "think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|seed:think|(?:begin|end)_of_thought";
const tag = new RegExp(String.raw`[<◁[]\|?\s?(/?)\s?(${names})\s?\|?[>▷\]]`, "i");
/** What may still become a tag when more comes. */
const unfinished = /[<◁[]\|?\s?\/?\s?[a-z:_]{0,16}\s?\|?$/i;

const isClosing = (match: RegExpExecArray): boolean => match[1] === "/" || match[2]!.toLowerCase() === "end_of_thought";

export interface ThinkingFilter {
  add(piece: string): void;
  /** What was held back because it might have become a tag. */
  end(): void;
}

/**
 * Lets a model's answer through and keeps its thinking back, wherever the pieces are cut. A block that is never closed is thinking to the end.
 * @param takeBack called when a closing mark shows that all before it was thinking: some models leave the opening one out
 */
export const createThinkingFilter = (write: (text: string) => void, takeBack: () => void): ThinkingFilter => {
  let held = "";
  let isThinking = false;
  const pass = (text: string): void => {
    if (text !== "" && !isThinking) write(text);
  };
  return {
    add(piece) {
      held += piece;
      for (let match = tag.exec(held); match; match = tag.exec(held)) {
        pass(held.slice(0, match.index));
        held = held.slice(match.index + match[0].length);
        const closes = isClosing(match);
        if (closes && !isThinking) takeBack();
        isThinking = !closes;
      }
      const at = held.search(unfinished);
      const end = at === -1 ? held.length : at;
      pass(held.slice(0, end));
      held = held.slice(end);
    },
    end() {
      pass(held);
      held = "";
    },
  };
};
