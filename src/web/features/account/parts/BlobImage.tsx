import { useEffect, useState } from "react";

/** A picture that came with a header of ours; its address goes when it is no longer shown. */
export const BlobImage = ({ blob }: { blob: Blob }) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url ? <img src={url} alt="" /> : null;
};
