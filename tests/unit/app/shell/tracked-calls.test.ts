import { type Track, trackedCalls } from '../../../../src/app/shell/tracked-calls';
import { subscribe, unsubscribe } from '../../../../src/contract/anchor/calls-anchors';
import { professorAttention } from '../../../../src/contract/expert/calls-experts';
import { tipBuy, tipDetail } from '../../../../src/contract/tip/calls-tips';
import type { CallApi } from '../../../../src/http/api';

const secrets = { token: 'secret-token', nickName: 'somebody', content: 'a text' };

async function stepsOf(definition: object, fields: object, answer: () => Promise<unknown>) {
  const steps: unknown[] = [];
  const track: Track = (name, params) => steps.push([name, params]);
  const call = trackedCalls((async () => answer()) as CallApi, track);
  await call(
    definition as typeof subscribe,
    { hostId: undefined, ...fields, ...secrets } as unknown as { hostId: string },
  ).catch(() => undefined);
  return steps;
}

test.each<readonly [clause: string, definition: object, fields: object, expected: unknown]>([
  ['a followed anchor', subscribe, { hostId: '7' }, [['follow', { hostId: '7' }]]],
  ['an anchor that is left', unsubscribe, { hostId: '7' }, [['unfollow', { hostId: '7' }]]],
  ['a booked match is no follow', subscribe, { matchId: '9' }, []],
  ['a followed expert', professorAttention, { professorId: '3', isAttention: 1 }, [['follow', { professorId: '3' }]]],
  [
    'an expert that is left',
    professorAttention,
    { professorId: '3', isAttention: 0 },
    [['unfollow', { professorId: '3' }]],
  ],
  ['a purchase', tipBuy, { messageId: '5' }, [['purchase', { messageId: '5' }]]],
  ['reading is no step', tipDetail, { id: '5' }, []],
])('track: %s, with ids and nothing of the user', async (_clause, definition, fields, expected) => {
  expect(await stepsOf(definition, fields, async () => ({}))).toEqual(expected);
});

test('track: what failed was no step', async () => {
  expect(await stepsOf(tipBuy, { messageId: '5' }, () => Promise.reject(new Error('no')))).toEqual([]);
});
