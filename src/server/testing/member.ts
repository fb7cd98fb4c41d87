import { join, openSession } from "../features/people/index.ts";
import { createVisitor, type TestApp, type Visitor } from "./test-app.ts";

/** Somebody with an account, signed in here; `as` names the visitor they bring in their browser. */
export const createMember = async (app: TestApp, email: string, as?: Visitor): Promise<Visitor & { signIn(): Promise<Visitor> }> => {
  const { db } = app.kernel.database;
  const headers = new Headers();
  const personId = await db.transaction((tx) => join(app.kernel, tx, { headers, identity: { kind: "email", subject: email, shown: email }, locale: "zh" }));
  const signIn = async (): Promise<Visitor> => {
    const token = await openSession(app.kernel, db, { personId: personId!, kind: "email", headers });
    const browser = createVisitor(app.fetch);
    Object.assign(browser.headers, { authorization: token, "x-visitor": (as ?? browser).headers["x-visitor"] });
    return browser;
  };
  return { ...(await signIn()), signIn };
};
