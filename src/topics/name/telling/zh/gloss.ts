import { findNameCharacter, type NameCharacter } from "../../characters.ts";

/** What a character means, as a clause: “沐是润泽”; “雨取本义” where the gloss is the character itself. */
export const sayGlossOf = ({ char, meaning }: NameCharacter): string =>
  meaning.zh === char ? `${char}取本义` : `${char}是${meaning.zh.replaceAll("，", "、")}`;

/** The glosses of a given name's characters, those the table has. */
export const listGlosses = (given: string): string[] =>
  [...given].flatMap((char) => {
    const entry = findNameCharacter(char);
    return entry ? [sayGlossOf(entry)] : [];
  });
