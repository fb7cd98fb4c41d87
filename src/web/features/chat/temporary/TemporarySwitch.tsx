import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useChat } from "../chat-context.ts";
import { useTemporaryWords } from "./use-temporary-words.ts";
import "./temporary.css";

/** What stood in the input when the switch was turned: it stands in the other chat's. */
let carried = "";

/** On a topic's opening: whether the chat that begins here is kept. */
const TemporarySwitch = () => {
  const words = useTemporaryWords();
  const navigate = useNavigate();
  const { isTemporary, topic, locale, composer } = useChat();
  useEffect(() => {
    if (carried !== "") composer.current?.write(carried);
    carried = "";
  }, [composer]);
  const turn = () => {
    carried = composer.current?.take() ?? "";
    void navigate(isTemporary ? paths.topic(topic, locale) : paths.temporary(topic, locale), { replace: true });
  };
  return (
    <p className="temporary-switch">
      <button type="button" role="switch" aria-checked={isTemporary} aria-describedby="temporary-words" onClick={turn}>
        <i aria-hidden="true" />
        {words.switch}
      </button>
      <span id="temporary-words">{isTemporary ? words.on : words.off}</span>
    </p>
  );
};
export default TemporarySwitch;
