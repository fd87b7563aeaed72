import { nameIn } from '../demo-users';
import { logIn, usePortal } from '../portal-store';
import { useTexts } from '../portal-texts';
import { useDemoUsers } from '../use-demo-users';
import { Choice } from './lab-choice';

const VISITOR = 'visitor';

/** Another user at once, without the log-in page: what a host does when its session changes. */
export function LabUser() {
  const texts = useTexts();
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
