import { errors } from "../../../../shared/errors.ts";
import { setModel, useModel } from "../../../kernel/session.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import type { SendRequest } from "../store/thread-state.ts";

/** Basic looks at no picture: what was marked on one stays behind with it. */
const toBasic = ({ inputs = {} }: SendRequest): Partial<SendRequest> => {
  const { marks: _, ...typed } = inputs;
  return { model: "3.5", picture: null, inputs: Object.keys(typed).length > 0 ? typed : undefined };
};

/** A question that did not get through: what happened, and the way to try again. */
export const UnsentNotice = () => {
  const words = useWords();
  const model = useModel();
  const { conversation, composer, ask } = useChat();
  const unsent = useThread((state) => state.unsent);
  if (!unsent) return null;
  const { question, inputs } = unsent.request;
  const isPictureOnly = !question && !inputs;
  const isShort = unsent.problem.code === errors.plusUsesInsufficient.code && model === "4";
  const sendAgain = () => {
    const written = composer.current?.read() ?? "";
    const picture = composer.current?.readPicture() ?? null;
    const isEmpty = written === "" && !picture;
    const isAsWritten = written === unsent.request.question && picture === (unsent.request.picture ?? null);
    if (isEmpty || isAsWritten ? conversation.sendAgain() : ask(written, picture?.inputs, picture)) composer.current?.take();
  };
  const goBasic = () => {
    setModel("3.5");
    if (conversation.sendAgain(toBasic(unsent.request))) composer.current?.take();
  };
  return (
    <div className="dock-note is-grave" role="alert">
      <span>
        <b>{words.unsent}</b> {unsent.problem.text}
      </span>
      {isShort && !isPictureOnly ? (
        <button type="button" className="tx" onClick={goBasic}>
          {words.goBasic}
        </button>
      ) : (
        <button type="button" className="tx" onClick={sendAgain}>
          {words.sendAgain}
        </button>
      )}
      <button type="button" className="tx" onClick={() => conversation.forgetUnsent()}>
        {words.forget}
      </button>
    </div>
  );
};
