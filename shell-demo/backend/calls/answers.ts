import type { Call } from '../../../src/contract/call';
import { anchorAnswers } from './answer-anchors';
import { memberAnswers } from './answer-members';
import { systemAnswers } from './answer-system';
import type { Answer } from './call-context';

const all: readonly Answer[] = [...systemAnswers, ...anchorAnswers, ...memberAnswers];

/** The answer to each call, in the contract's order. Throws at boot when a call of the contract has none. */
export function answersFor(calls: readonly Call[]): Answer[] {
  return calls.map((call) => {
    const found = all.find((entry) => entry.call.name === call.name);
    if (found === undefined) throw new Error(`the back end has no answer to ${call.name} (${call.path})`);
    return found;
  });
}
