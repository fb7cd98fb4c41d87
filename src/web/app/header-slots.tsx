import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

export interface HeaderWords {
  title: string;
  subtitle: string;
}

const WordsContext = createContext<HeaderWords>({ title: "", subtitle: "" });
const SetWordsContext = createContext<(words: HeaderWords) => void>(() => undefined);

export const HeaderProvider = ({ children }: { children: ReactNode }) => {
  const [words, setWords] = useState<HeaderWords>({ title: "", subtitle: "" });
  return (
    <SetWordsContext value={setWords}>
      <WordsContext value={words}>{children}</WordsContext>
    </SetWordsContext>
  );
};

export const useHeaderWords = (): HeaderWords => useContext(WordsContext);

/** A page's title and the line under it, in the header and the browser's tab. */
export const useHeader = (title: string, subtitle = ""): void => {
  const setWords = useContext(SetWordsContext);
  useEffect(() => {
    setWords({ title, subtitle });
    document.title = title ? `${title} · Yarrow 蓍问` : "Yarrow 蓍问";
  }, [setWords, title, subtitle]);
};
