import { useEffect, useState } from 'react';
import { type DemoUser, fetchDemoUsers } from './demo-users';

export type DemoUsers = { readonly state: 'loading' | 'failed' | 'ready'; readonly members: readonly DemoUser[] };

/** Who can log in; visitors are left out. */
export function useDemoUsers(): DemoUsers {
  const [users, setUsers] = useState<DemoUsers>({ state: 'loading', members: [] });
  useEffect(() => {
    let gone = false;
    fetchDemoUsers().then(
      (list) => gone || setUsers({ state: 'ready', members: list.filter(({ token }) => token !== '') }),
      () => gone || setUsers({ state: 'failed', members: [] }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return users;
}
