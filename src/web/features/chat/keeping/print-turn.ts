import "./print.css";

/** A question with its answer on paper, or in the file the browser's print window makes of it: alone, in light colours. @param key of the answer */
export const printTurn = (key: string): void => {
  const turn = document.querySelector(`.answer[data-key="${CSS.escape(key)}"]`)?.closest(".turn");
  if (!turn) return;
  const sheet = document.createElement("div");
  sheet.className = "printed";
  sheet.dataset.theme = "light";
  sheet.append(turn.cloneNode(true));
  document.body.append(sheet);
  // Not where print() returns: on a phone it does at once.
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  print();
};
