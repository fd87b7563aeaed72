import { nameIn, useDemoUsers } from '../host/demo-users';
import { logIn, usePortal } from '../host/portal-store';
import { Choice } from './lab-choice';
import { useLabTexts } from './lab-texts';

const VISITOR = 'visitor';

/** Another user at once, without the log-in page: what a host does when its session changes. */
export function LabUser() {
  const texts = useLabTexts();
  const { user, locale } = usePortal();
  const { members } = useDemoUsers();
  const names = members.map((member) => [member.key, nameIn(member, locale)] as const);
  return (
    <Choice
      label={texts.user}
      name="user"
      value={user?.key ?? VISITOR}
      options={Object.fromEntries([[VISITOR, texts.visitor], ...names])}
      onChoose={(key) => logIn(members.find((member) => member.key === key) ?? null)}
    />
  );
}
