import { errors } from "../../../../shared/errors.ts";
import { setModel, useModel } from "../../../kernel/session.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";

/** A question that did not get through: what happened, and the way to try again. */
export const UnsentNotice = () => {
  const words = useWords();
  const model = useModel();
  const { conversation } = useChat();
  const unsent = useThread((state) => state.unsent);
  if (!unsent) return null;
  const isShort = unsent.problem.code === errors.plusUsesInsufficient.code && model === "4";
  const goBasic = () => {
    setModel("3.5");
    conversation.sendAgain({ model: "3.5" });
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
        <button type="button" className="tx" onClick={() => conversation.sendAgain()}>
          {words.sendAgain}
        </button>
      )}
      <button type="button" className="tx" onClick={() => conversation.forgetUnsent()}>
        {words.forget}
      </button>
    </div>
  );
};
