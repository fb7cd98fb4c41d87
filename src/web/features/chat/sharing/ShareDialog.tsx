import { useState } from "react";
import type { Reveal } from "../../../../shared/contract/share.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
import { saveFile } from "../../../kernel/save-file.ts";
import { useChat } from "../chat-context.ts";
import { createShare } from "./api.ts";
import { type Chosen, shutShare } from "./selection.ts";
import { Ticks } from "./Ticks.tsx";
import { usePreview } from "./use-preview.ts";
import { useSharingWords } from "./use-sharing-words.ts";
import { type Wall, walls } from "./walls.ts";
import "./share-dialog.css";

const nothingIn: Reveal = { birth: false, names: false, photo: false };
const wallNames: Record<Wall, string | null> = { x: "X", facebook: "Facebook", weibo: null, qq: null };

/** What is in, what is left out, how it looks, and the ways it can go. */
export const ShareDialog = ({ shared }: { shared: readonly Chosen[] }) => {
  const words = useSharingWords();
  const { msggroup } = useChat();
  const [reveal, setReveal] = useState(nothingIn);
  const [tab, setTab] = useState<"picture" | "link">("picture");
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<{ of: Reveal; url: string; image: string } | null>(null);
  const choice = { msggroup, messageIds: shared.map(({ answerId }) => answerId), reveal };
  const preview = usePreview(choice, attempt);
  const url = made?.of === reveal ? made.url : null;
  const title = preview.made?.snapshot.title ?? "";

  /** The link of what is ticked now: asked for when it is first needed. */
  const getLink = async () => {
    if (made?.of === reveal) return made;
    const { url: address, image } = await createShare(choice);
    const next = { of: reveal, url: address, image };
    setMade(next);
    return next;
  };
  const say = (error: unknown) => showToast(error instanceof Error && error.message ? error.message : words.failed);
  const copy = async () => {
    try {
      const link = await getLink();
      setTab("link");
      await navigator.clipboard.writeText(link.url).then(
        () => showToast(words.copied),
        () => showToast(words.copyFailed),
      );
    } catch (error) {
      say(error);
    }
  };
  const takePicture = async (): Promise<File> => {
    const { image } = await getLink();
    const answer = await fetch(`${new URL(image).pathname}?all=1`);
    if (!answer.ok) throw new Error(words.failed);
    return new File([await answer.blob()], "yarrow.png", { type: "image/png" });
  };
  const download = async () => {
    try {
      saveFile(await takePicture(), "yarrow.png");
    } catch (error) {
      say(error);
    }
  };
  const shareByPhone = async () => {
    try {
      const link = await getLink();
      if (tab === "link") return await navigator.share({ url: link.url, title });
      const files = [await takePicture()];
      await navigator.share(navigator.canShare?.({ files }) ? { files, title } : { url: link.url, title });
    } catch (error) {
      // Shutting the phone's own sheet is no failure.
      if (!(error instanceof DOMException)) say(error);
    }
  };
  const post = async (wall: Wall) => {
    // Opened by the tap itself, or a browser would not let it.
    const page = window.open("", "_blank");
    try {
      const address = walls[wall]({ ...(await getLink()), title });
      if (page) {
        page.opener = null;
        page.location.href = address;
      }
    } catch (error) {
      page?.close();
      say(error);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={shutShare}
      closeLabel={words.close}
      title={words.title(shared.length)}
      isWide
      actions={
        <>
          {"share" in navigator ? (
            <button type="button" className="btn" onClick={() => void shareByPhone()}>
              {words.byPhone}
            </button>
          ) : null}
          <button type="button" className={tab === "link" ? "btn is-primary" : "btn"} onClick={() => void copy()}>
            {words.copyLink}
          </button>
          {tab === "picture" ? (
            <button type="button" className="btn is-primary" onClick={() => void download()}>
              {words.download}
            </button>
          ) : null}
        </>
      }
    >
      <div className="sh">
        <div className="sh-preview" aria-busy={preview.picture === null && !preview.isFailed}>
          {preview.picture ? <img src={preview.picture} alt={words.pictureOf} /> : <div className="sh-waits">{preview.isFailed ? null : words.making}</div>}
          {preview.isFailed ? (
            <p className="sh-failed" role="alert">
              {words.failed}{" "}
              <button type="button" className="link" onClick={() => setAttempt(attempt + 1)}>
                {words.again}
              </button>
            </p>
          ) : null}
        </div>
        <div className="sh-side">
          <div className="sh-tabs" role="tablist">
            {(["picture", "link"] as const).map((one) => (
              <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
                {words[one]}
              </button>
            ))}
          </div>
          <Ticks held={preview.made?.held ?? null} reveal={reveal} onChange={setReveal} />
          {tab === "link" ? <output className="sh-link">{url ?? words.noLink}</output> : null}
          <div className="sh-walls">
            {(Object.keys(walls) as Wall[]).map((wall) => (
              <button key={wall} type="button" onClick={() => void post(wall)}>
                {wallNames[wall] ?? words[wall as "weibo" | "qq"]}
              </button>
            ))}
          </div>
          <p className="sh-note">
            {words.note}
            <Link to={paths.shares}>{words.mine}</Link>
            {words.noteEnd}
          </p>
        </div>
      </div>
    </Dialog>
  );
};
