import { useQuery } from "@tanstack/react-query";
import { Row, Rows, RowsPage } from "../../../ui/rows/rows.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../kernel/link.tsx";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { about } from "./api.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";

export const AboutPage = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(about);
  useHeader(words.title);
  const unset = data?.isDevelopment ? words.unset : null;
  const operator = data?.operator ?? unset;
  const contact = data?.contact ?? unset;
  const read = (name: string) => `${words.read}${locale === "en" ? " " : ""}${name}`;
  return (
    <RowsPage title={words.name} lead={words.lead}>
      <Rows title={words.terms}>
        <Row label={words.agreement} note={words.agreementNote}>
          <Link className="link" to={paths.agreement} aria-label={read(words.agreement)}>
            {words.read}
          </Link>
        </Row>
        <Row label={words.privacy} note={words.privacyNote}>
          <Link className="link" to={paths.privacy} aria-label={read(words.privacy)}>
            {words.read}
          </Link>
        </Row>
      </Rows>
      {isError ? (
        <Rows title={words.contact}>
          <Row label={words.failed}>
            <button type="button" className="link" onClick={() => void refetch()}>
              {words.retry}
            </button>
          </Row>
        </Rows>
      ) : null}
      {operator || contact ? (
        <Rows title={words.contact}>
          {operator ? <Row label={words.operator} note={operator} /> : null}
          {contact ? (
            <Row label={words.mail} note={contact}>
              {data?.contact ? (
                <a className="link" href={`mailto:${data.contact}`}>
                  {words.write}
                </a>
              ) : null}
            </Row>
          ) : null}
        </Rows>
      ) : null}
      {data ? (
        <Rows title={words.this}>
          <Row label={words.version} note={data.version} />
        </Rows>
      ) : null}
    </RowsPage>
  );
};
