import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { openDialog } from "../../../kernel/dialog-place.ts";
import { Link } from "../../../kernel/link.tsx";
import { balance } from "../../../kernel/lists.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { readKept } from "../../../kernel/storage.ts";
import { user } from "../../../kernel/user.ts";
import { findAddress, listRows, type MenuRow } from "./menu-rows.ts";
import { accountMessagesEn } from "./messages.en.ts";
import { accountMessagesZh } from "./messages.zh.ts";
import { shortenName, toInitial } from "./name.ts";
import { RowIcon } from "./row-icon.tsx";
import { SignOutDialog } from "./SignOutDialog.tsx";
import "./account.css";
import "../../../../ui/menu/menu.css";

const Ring = ({ name }: { name: string }) => (
  <span className="ring" aria-hidden="true">
    {toInitial(name)}
  </span>
);

interface AccountMenuProps {
  inDrawer?: { close(): void } | undefined;
}

/** Somebody's account: a menu under a ring in the header, a line in the drawer that opens a sheet. */
const AccountMenu = ({ inDrawer }: AccountMenuProps) => {
  const words = useMessages({ zh: accountMessagesZh, en: accountMessagesEn });
  const navigate = useNavigate();
  const person = usePerson();
  const { data } = useQuery(user(person));
  const left = useQuery(balance(person)).data?.daily_account.num;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // Until the account is known it goes by what the browser was signed in with.
  const account = data?.account || (readKept("userEmail") ?? readKept("address") ?? "");
  const name = shortenName(data?.nickname || account);
  const act = (row: MenuRow) => {
    setSheetOpen(false);
    inDrawer?.close();
    if (row === "signOut") setLeaving(true);
    if (row === "changePassword") openDialog("change-password");
  };
  const rows = listRows(data?.session ?? null);
  const toRow = (row: MenuRow): ReactNode => (
    <>
      <RowIcon row={row} />
      <span>{words.rows[row]}</span>
    </>
  );
  const who = (
    <div className="who">
      <Ring name={name} />
      <span>
        <b className={data?.nickname ? undefined : "is-address"}>{name}</b>
        {data?.nickname ? <small>{shortenName(account)}</small> : null}
      </span>
    </div>
  );
  return (
    <>
      {inDrawer ? (
        <>
          <button type="button" className="who" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            <Ring name={name} />
            <span>
              <b className={data?.nickname ? undefined : "is-address"}>{name}</b>
              {left === undefined ? null : <small>{words.plusLeft(left)}</small>}
            </span>
          </button>
          <Dialog isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} title={words.account} closeLabel={words.close}>
            <nav className="account-sheet" aria-label={words.menu}>
              {who}
              {rows.map((row) => {
                const address = findAddress(row);
                const className = `menu-row is-${row}`;
                return address === undefined ? (
                  <button key={row} type="button" className={className} onClick={() => act(row)}>
                    {toRow(row)}
                  </button>
                ) : (
                  <Link key={row} className={className} to={address} onClick={() => act(row)}>
                    {toRow(row)}
                  </Link>
                );
              })}
            </nav>
          </Dialog>
        </>
      ) : (
        <Menu.Root modal={false}>
          <Menu.Trigger className="ib account-b" aria-label={words.menu}>
            <Ring name={name} />
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-place" align="end" sideOffset={4}>
              <Menu.Popup className="menu account-menu">
                {who}
                {rows.map((row) => {
                  const address = findAddress(row);
                  return (
                    <Menu.Item key={row} className={`menu-row is-${row}`} onClick={() => (address === undefined ? act(row) : void navigate(address))}>
                      {toRow(row)}
                    </Menu.Item>
                  );
                })}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      <SignOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
};
export default AccountMenu;
