import { useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { usePictureWords } from "../composer/picture/use-picture-words.ts";
import type { PartData } from "../store/telling.ts";
import { useImageUrl } from "./use-image-url.ts";
import "./message-image.css";

export interface MessageImageProps {
  image: PartData<"data-image">;
}

/** A picture the person sent: small above the words, large when it is clicked. Its place is kept until it comes. */
const MessageImage = ({ image }: MessageImageProps) => {
  const words = usePictureWords();
  const { id, width, height } = image;
  const { url, hasFailed, retry } = useImageUrl(id);
  const [isLarge, setLarge] = useState(false);
  if (!url)
    return (
      <div className="me-image" aria-busy={!hasFailed}>
        {hasFailed ? (
          <p>
            {words.shownFailed}
            <button type="button" className="tx" onClick={retry}>
              {words.retry}
            </button>
          </p>
        ) : null}
      </div>
    );
  return (
    <>
      <button type="button" className="me-image" title={words.enlarge} onClick={() => setLarge(true)}>
        <img src={url} alt={words.sent} width={width} height={height} />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={words.sent} closeLabel={words.close}>
        <img className="picture-large" src={url} alt="" width={width} height={height} />
      </Dialog>
    </>
  );
};
export default MessageImage;
