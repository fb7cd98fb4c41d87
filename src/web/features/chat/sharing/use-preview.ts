import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { previewShare as previewShareCall } from "../../../../shared/contract/share.ts";
import { type Choice, fetchPicture, previewShare } from "./api.ts";

interface Preview {
  made: AnswerOf<typeof previewShareCall> | null;
  /** An address of the picture in this page; the last one stays until the next has come. */
  picture: string | null;
  isFailed: boolean;
}

/** What would be shared, made again at each tick. */
export const usePreview = (choice: Choice, attempt: number): Preview => {
  const [preview, setPreview] = useState<Preview>({ made: null, picture: null, isFailed: false });
  const key = JSON.stringify({ choice, attempt });
  useEffect(() => {
    const gone = new AbortController();
    const asked = JSON.parse(key) as { choice: Choice };
    Promise.all([previewShare(asked.choice, gone.signal), fetchPicture(asked.choice, gone.signal)]).then(
      ([made, blob]) => {
        if (gone.signal.aborted) return;
        setPreview((before) => {
          if (before.picture) URL.revokeObjectURL(before.picture);
          return { made, picture: URL.createObjectURL(blob), isFailed: false };
        });
      },
      () => {
        if (!gone.signal.aborted) setPreview((before) => ({ ...before, isFailed: true }));
      },
    );
    return () => gone.abort();
  }, [key]);
  return preview;
};
