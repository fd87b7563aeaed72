import type { Call } from '../../../src/contract/call';
import { CannotCheck, type Probe } from '../probe';
import type { Fields } from '../request/signed-request';
import type { User } from '../users';
import { anchorSamples } from './anchor-samples';
import { footballSamples } from './football-samples';
import { nbaSamples } from './nba-samples';
import type { Sampler } from './sampler';
import { tipSamples } from './tip-samples';

const samplers: ReadonlyMap<string, Sampler> = new Map(
  Object.entries({ ...anchorSamples, ...tipSamples, ...footballSamples, ...nbaSamples }),
);

/** Calls that the specification does not name: a back end may do without them, and nobody demands them. */
const ADDED_CALLS = new Set(['chatSend', 'chatList', 'fileUpload', 'goldDocument']);
const NOT_FOUND = 404;

/** What a call can be asked with, now and here. A call of the contract without any is said to be unchecked. */
export async function samplesOf(probe: Probe, call: Call): Promise<readonly Fields[]> {
  const sampler = samplers.get(call.name);
  if (sampler === undefined) throw new CannotCheck('no sample is known for this call');
  const samples = await sampler(probe);
  if (!ADDED_CALLS.has(call.name)) return samples;
  // As a visitor: who writes needs a login, so that nothing is written here.
  const { status } = await probe.target.askOnce(call, samples[0] ?? {});
  if (status === NOT_FOUND) throw new CannotCheck('an addition that this back end does not have');
  return samples;
}

/** Whoever a call is asked as: members' calls as the member. */
export const askedAs = (probe: Probe, call: Call): User | undefined =>
  call.needsLogin ? probe.user('member') : undefined;
