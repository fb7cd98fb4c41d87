import { useNavigate } from "react-router";
import type { Profile } from "../../../../shared/contract/profiles.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { DayMaster, MiniPillars, parseSign, parseStem, SunRing } from "../../../kernel/profiles/Figures.tsx";
import { sayBirth, sayPlace } from "../../../kernel/profiles/say-birth.ts";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";
import { useSignsWords } from "../../../kernel/profiles/use-signs-words.ts";
import { useWords } from "../use-words.ts";

interface ProfileRowProps {
  profile: Profile;
  onRemove(profile: Profile): void;
}

/** One person of the register: what their birth amounts to, who they are, their pillars where there is room, and when and where they were born. */
export const ProfileRow = ({ profile, onRemove }: ProfileRowProps) => {
  const words = useWords();
  const say = useProfileWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { sayStem, saySign } = useSignsWords();
  const { id, nickname, relationship, gender, signs, birth_place: place, isByLink } = profile;
  const stem = parseStem(signs?.dayStem);
  const sign = parseSign(signs?.sunSign);
  const isOwn = relationship === "self";
  const kin = [!isOwn && say.relations[relationship], say.genders[gender], isByLink && words.byLink].filter(Boolean).join(words.dot);
  const toEdit = paths.editProfile({ id });
  return (
    <li className="reg-row" data-profile={id}>
      <div className="reg-figures">
        <figure>
          <DayMaster stem={stem} />
          {stem ? <figcaption>{sayStem(stem)}</figcaption> : null}
        </figure>
        <figure>
          <SunRing sign={sign} />
          {sign ? <figcaption>{saySign(sign)}</figcaption> : null}
        </figure>
      </div>
      <div className="reg-name">
        <Link to={toEdit}>{nickname}</Link>
        {isOwn ? <span className="reg-own">{words.own}</span> : null}
        <small>{kin}</small>
      </div>
      <div className="reg-pillars">{signs ? <MiniPillars pillars={signs.pillars} label={words.pillars(signs.pillars.filter(Boolean).join(" "))} /> : null}</div>
      <p className="reg-when">
        <span>{sayBirth(profile, locale, say)}</span>
        {place ? <span title={place.name}>{sayPlace(place.name)}</span> : null}
      </p>
      <div className="reg-acts">
        <Link className="ib reg-edit" to={toEdit} aria-label={words.edit(nickname)} title={words.toEdit}>
          <Icon name="edit" />
        </Link>
        <Menu
          label={words.more(nickname)}
          trigger={<Icon name="more" />}
          align="end"
          items={[
            { label: words.toEdit, icon: "edit", onSelect: () => void navigate(toEdit) },
            { label: words.cast, onSelect: () => void navigate(paths.castWith("birthday", locale, id)) },
            { label: words.remove, icon: "trash", isGrave: true, onSelect: () => onRemove(profile) },
          ]}
        />
      </div>
    </li>
  );
};
