import { useEffect, useState } from "react";
import { fetchAvatar } from "./avatar.ts";

/** An address that shows an uploaded picture; null until it has come, where there is none, or where it cannot be had. */
export const useAvatar = (id: string | null): string | null => {
  const [shown, setShown] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    const line = new AbortController();
    let url = "";
    fetchAvatar(id, line.signal).then(
      (picture) => {
        if (line.signal.aborted) return;
        url = URL.createObjectURL(picture);
        setShown({ id, url });
      },
      () => {},
    );
    return () => {
      line.abort();
      URL.revokeObjectURL(url);
      setShown(null);
    };
  }, [id]);
  return shown?.id === id ? shown.url : null;
};
