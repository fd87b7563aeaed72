import type { Call } from '../../src/contract/call';
import { FORBIDDEN_CODE, SESSION_OVER_CODES } from '../../src/contract/codes';
import { commonConfig, domainList } from '../../src/contract/config/calls-system';
import { goldBalance, goldDocument } from '../../src/contract/wallet/calls-wallet';
import { allCalls } from '../documents/all-calls';
import { allRules } from './all-rules';
import { CannotCheck, makeProbe, type ProbeDeps } from './probe';
import { type Ledger, makeLedger, type Report } from './report';
import type { Exchange } from './request/exchange';
import type { RequestSettings } from './request/signed-request';
import { PUSH, type Rule } from './rules/rule';
import { makeTarget, type Target } from './target';
import { findUsers, type User } from './users';

export interface ConformanceOptions extends RequestSettings {
  readonly pageOrigin: string | undefined;
  readonly pushUrl: string | undefined;
  readonly named: readonly User[];
  /** Names of rules and calls; empty: all of them. */
  readonly only: readonly string[];
  readonly writes: boolean;
}

/** The check cannot be done at all: nobody answers, or what was asked for does not exist. */
export class CannotRun extends Error {}

/** Calls that are looked at side by side: quick, and no burden for a small back end. */
const LANES = 4;
const NEEDS_WRITE = 'it writes: run with --write';

interface Choice {
  readonly rules: readonly Rule[];
  readonly isCallChosen: (name: string) => boolean;
}

/** Reads --only: rules narrow the rules, calls the calls. */
function choose(only: readonly string[]): Choice {
  const ruleIds = new Set(allRules.map(({ id }) => id));
  const callNames = new Set([...allCalls.map(({ name }) => name), PUSH]);
  const unknown = only.filter((name) => !ruleIds.has(name) && !callNames.has(name));
  if (unknown.length > 0)
    throw new CannotRun(`--only: no rule or call ${unknown.join(', ')}; rules: ${[...ruleIds].join(', ')}`);
  const [rules, calls] = [only.filter((name) => ruleIds.has(name)), only.filter((name) => callNames.has(name))];
  return {
    rules: allRules.filter(({ id }) => rules.length === 0 || rules.includes(id)),
    isCallChosen: (name) => calls.length === 0 || calls.includes(name),
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a rule cannot look at is said; what goes wrong in the rule itself is not the back end's fault, and said too. */
async function guarded(ledger: Ledger, rule: Rule, call: string, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    const why = error instanceof CannotCheck ? error.message : `the check itself failed: ${reasonOf(error)}`;
    ledger.left({ rule: rule.id, call, why });
  }
}

function callsOf(rule: Rule, { isCallChosen }: Choice): Call[] {
  const named = new Set(rule.calls);
  return allCalls.filter(({ name }) => isCallChosen(name) && (named.size === 0 || named.has(name)));
}

async function runRule({ rule, ledger, ...deps }: ProbeDeps & { readonly rule: Rule }, choice: Choice): Promise<void> {
  const { writes } = deps;
  const probe = makeProbe({ rule, ledger, ...deps });
  const calls = callsOf(rule, choice);
  const isChosen = calls.length > 0 || (rule.calls.includes(PUSH) && choice.isCallChosen(PUSH));
  if (!isChosen) return;
  const { whole, each } = rule;
  const about = rule.calls[0] ?? '';
  if (rule.writes === true && !writes) return ledger.left({ rule: rule.id, call: about, why: NEEDS_WRITE });
  if (whole !== undefined) await guarded(ledger, rule, about, () => whole(probe));
  if (each === undefined) return;
  const waiting = calls.filter((call) => writes || !call.writes);
  for (const { name } of calls)
    if (!waiting.some((call) => call.name === name)) ledger.left({ rule: rule.id, call: name, why: NEEDS_WRITE });
  const lane = async () => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      const one = call;
      await guarded(ledger, rule, one.name, () => each(probe, one));
    }
  };
  // What writes is looked at alone: two at a time would see each other's changes.
  await Promise.all(Array.from({ length: writes ? 1 : LANES }, lane));
}

const NOT_FOUND = 404;
const isNoCall = ({ trouble, status }: Exchange) => trouble !== undefined || status === NOT_FOUND;

/** Whether it can be checked at all: else every call would have the same finding. */
async function expectAnswers(target: Target): Promise<void> {
  const { base, users } = target;
  const first = await target.ask(domainList, {});
  const { status, trouble, code } = first;
  if (status === 0) throw new CannotRun(`${base} does not answer: ${trouble}`);
  if (code === FORBIDDEN_CODE) throw new CannotRun(`${base} refuses the signature: set SIGN_KEY to its key`);
  if (isNoCall(first) && isNoCall(await target.ask(commonConfig, {})))
    throw new CannotRun(`${base} is not the API: ${domainList.path} answers HTTP ${status}`);
  const member = users.get('member');
  const own = member === undefined ? undefined : await target.ask(goldBalance, {}, member);
  if (own?.code !== undefined && SESSION_OVER_CODES.has(own.code))
    throw new CannotRun(`the member’s token is refused with code ${own.code}: ${own.message}`);
}

/** Checks a back end against the contract. Throws CannotRun; everything else is in the report. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { named, only, writes, ...settings } = options;
  const began = Date.now();
  const choice = choose(only);
  const users = await findUsers(settings.base, named);
  const target = makeTarget({ ...settings, users });
  await expectAnswers(target);
  const ledger = makeLedger();
  const isPlain = isNoCall(await target.ask(goldDocument, {}));
  for (const rule of choice.rules) await runRule({ rule, target, ledger, writes, isPlain }, choice);
  const { findings, unchecked, passed } = ledger.result();
  const calls = allCalls.filter(({ name }) => choice.isCallChosen(name)).length;
  const seconds = (Date.now() - began) / 1000;
  return { base: settings.base, wrote: writes, roles: [...users.keys()], findings, unchecked, passed, calls, seconds };
}
