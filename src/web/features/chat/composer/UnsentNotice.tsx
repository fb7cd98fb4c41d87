import { errors } from "../../../../shared/errors.ts";
import { setModel, useModel } from "../../../kernel/session.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";

/** A question that did not get through: what happened, and the way to try again. */
export const UnsentNotice = () => {
  const words = useWords();
  const model = useModel();
  const { conversation, composer, ask } = useChat();
  const unsent = useThread((state) => state.unsent);
  if (!unsent) return null;
  const isShort = unsent.problem.code === errors.plusUsesInsufficient.code && model === "4";
  const sendAgain = () => {
    const written = composer.current?.read() ?? "";
    const isAsWritten = written === "" || written === unsent.request.question;
    if (isAsWritten ? conversation.sendAgain() : ask(written)) composer.current?.take();
  };
  const goBasic = () => {
    setModel("3.5");
    if (conversation.sendAgain({ model: "3.5" })) composer.current?.take();
  };
  return (
    <div className="unsent" role="alert">
      <span>
        <b>{words.unsent}</b> {unsent.problem.text}
      </span>
      {isShort ? (
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
