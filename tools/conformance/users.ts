import * as v from 'valibot';

/** Somebody whom a rule needs, by what is special about them. */
export const ROLES = {
  member: 'somebody who is logged in and may comment; writes are theirs',
  rich: 'has coins to buy tips with',
  special: 'may enter private rooms',
  plain: 'may enter no private room',
  banned: 'is banned from commenting',
  poor: 'has hardly any coins',
  expired: 'whose session has expired: code 405 or 14010',
  kicked: 'who has signed in elsewhere: code 505',
} as const;
export type Role = keyof typeof ROLES;

export interface User {
  readonly role: Role | 'stranger';
  readonly uid: string;
  readonly token: string;
}

/** Whom no back end knows. */
export const STRANGER: User = { role: 'stranger', uid: '1', token: 'conformance-no-such-token' };

export type Users = ReadonlyMap<string, User>;

/** What the local back end calls them. */
const LAB_KEYS: Readonly<Record<Role, string>> = {
  member: 'member',
  rich: 'rich',
  special: 'special',
  plain: 'plain',
  banned: 'banned',
  poor: 'newbie',
  expired: 'expired',
  kicked: 'kicked',
};

const labUsers = v.array(v.object({ key: v.string(), token: v.string(), uid: v.union([v.number(), v.string()]) }));

const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

/** `uid:token` is the member, `role=uid:token` somebody else; undefined: it is neither. */
export function readUser(text: string): User | undefined {
  const match = /^(?:(\w+)=)?([^:=]+):(\S+)$/.exec(text);
  const [, role = 'member', uid = '', token = ''] = match ?? [];
  return match !== null && isRole(role) ? { role, uid, token } : undefined;
}

/** The demo users of a local back end; none where there is no such entry. */
async function usersOfLab(base: string): Promise<User[]> {
  try {
    const reply = await fetch(`${base}/_lab/users`, { signal: AbortSignal.timeout(5_000) });
    const read = v.safeParse(labUsers, await reply.json());
    if (!reply.ok || !read.success) return [];
    return Object.entries(LAB_KEYS).flatMap(([role, key]) => {
      const found = read.output.find((user) => user.key === key);
      return found === undefined || !isRole(role) ? [] : [{ role, uid: String(found.uid), token: found.token }];
    });
  } catch {
    return [];
  }
}

/** Everybody there is to ask as: those that were named, and where nobody was, the demo users. */
export async function findUsers(base: string, named: readonly User[]): Promise<Users> {
  const all = named.length > 0 ? named : await usersOfLab(base);
  return new Map(all.map((user) => [user.role, user]));
}
