import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_SIGN_KEY } from '../../src/contract/signature';
import { CannotRun, type ConformanceOptions } from './run-conformance';
import { ROLES, readUser, type User } from './users';

export const USAGE = `npm run conformance -- --base URL [options]
  --base URL         where the API lives: https://api.example.com
  --users FILE       whom to ask as, "-" for the standard input: uid:token is the member, role=uid:token somebody
                     else, separated by blanks or lines. No token stands on the command line, where every process
                     of the machine can read it. Roles:
${Object.entries(ROLES)
  .map(([role, what]) => `                     ${role.padEnd(8)} ${what}`)
  .join('\n')}
                     Without any, the demo users of a local back end (/_lab/users).
  --only A,B         these rules and calls alone
  --write            also what changes something: buys, follows, comments, uploads
  --push URL         where the socket lives, ws://…; else as the domain list says
  --origin URL       the page's origin, when the API is at another one: asks as a browser there would, preflights too
  --pid ID           the portal's id (default 1)
  --json FILE        the report for machines too
Environment: SIGN_KEY, CONFORMANCE_USERS (users as above).
Exit code: 0 nothing found, 1 findings, 2 it could not run.`;

export interface MainOptions extends ConformanceOptions {
  readonly jsonFile: string | undefined;
}

const FLAGS = {
  base: { type: 'string' },
  users: { type: 'string' },
  only: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  push: { type: 'string' },
  origin: { type: 'string' },
  pid: { type: 'string' },
  json: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
}

function usersFrom(texts: readonly string[]): User[] {
  return texts.map((text) => {
    const user = readUser(text);
    // What was written may be a token: it is not repeated.
    if (user === undefined) throw new CannotRun('a user must be uid:token or role=uid:token');
    return user;
  });
}

function baseFrom(text: string | undefined): string {
  if (text === undefined || !/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new CannotRun('--base must be an http address');
  return text.replace(/\/+$/, '');
}

function originFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\/[^/]+\/?$/.test(text) || !URL.canParse(text))
    throw new CannotRun('--origin must be scheme and host');
  return new URL(text).origin;
}

const blank = (text: string) => text !== '';

/** Standard input by its number. */
const STDIN = 0;

function readFileOfUsers(file: string | undefined): string {
  if (file === undefined) return '';
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch {
    throw new CannotRun(`--users: ${file} cannot be read`);
  }
}

/** Reads command line, users and environment; throws CannotRun that names what is wrong. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): MainOptions {
  const { base, users, only = [], write = false, push, origin, pid = '1', json } = parse(args);
  const named = `${env['CONFORMANCE_USERS'] ?? ''} ${readFileOfUsers(users)}`.split(/\s+/).filter(blank);
  return {
    base: baseFrom(base),
    named: usersFrom(named),
    only: only.flatMap((names) => names.split(',')).filter(blank),
    writes: write,
    pushUrl: push,
    pageOrigin: originFrom(origin),
    pid,
    signKey: env['SIGN_KEY'] ?? DEFAULT_SIGN_KEY,
    jsonFile: json,
  };
}
