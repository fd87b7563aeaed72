import { type ConnectionEvent, type ConnectionState, delayOf, nextState } from '../../../src/socket/connection-state';

const LOST: ConnectionEvent = { type: 'lost', reason: 'closed' };
const waiting = (attempt: number): ConnectionState => ({ name: 'waiting', attempt, reason: 'closed' });
const connecting = (attempt: number): ConnectionState => ({ name: 'connecting', attempt });

/** product.md, section 4, socket; decisions.md, reconnecting. */
it.each<[string, ConnectionState, ConnectionEvent, ConnectionState]>([
  ['starts', { name: 'idle' }, { type: 'start' }, connecting(0)],
  ['does not start twice', { name: 'open' }, { type: 'start' }, { name: 'open' }],
  ['opens', connecting(3), { type: 'opened' }, { name: 'open' }],
  ['a stray open is nothing', waiting(2), { type: 'opened' }, waiting(2)],
  ['lost when open: first attempt', { name: 'open' }, LOST, waiting(1)],
  ['the first connection fails: first attempt', connecting(0), LOST, waiting(1)],
  ['attempt 4 fails: fifth', connecting(4), LOST, waiting(5)],
  ['attempt 5 fails: the flag [4.29]', connecting(5), LOST, { name: 'failed', reason: 'closed' }],
  ['the delay is over', waiting(2), { type: 'delay-over' }, connecting(2)],
  ['resume while waiting', waiting(4), { type: 'resume' }, connecting(1)],
  ['resume after the flag', { name: 'failed', reason: 'no-pong' }, { type: 'resume' }, connecting(1)],
  ['resume when open: the line may be dead, a new one', { name: 'open' }, { type: 'resume' }, connecting(1)],
  ['resume while connecting: the dial may hang, a new one', connecting(2), { type: 'resume' }, connecting(1)],
  [
    'a dial in the background after the flag',
    { name: 'failed', reason: 'closed' },
    { type: 'delay-over' },
    connecting(5),
  ],
  ['resume before the start changes nothing', { name: 'idle' }, { type: 'resume' }, { name: 'idle' }],
  ['stop from anywhere', waiting(1), { type: 'stop' }, { name: 'idle' }],
  ['a close after the stop is nothing', { name: 'idle' }, LOST, { name: 'idle' }],
])('%s', (_name, state, event, next) => {
  expect(nextState(state, event)).toEqual(next);
});

/** decisions.md, reconnecting: times in ms, at the least and at the most. */
it.each<[string, ConnectionState, number | undefined, number | undefined]>([
  ['a dial counts as lost after 10 s', connecting(0), 10_000, 10_000],
  ['3 s after a loss, and up to 1 s at random [reconnecting.4]', waiting(1), 3_000, 4_000],
  [
    'in the background every 60 s, and up to 30 s at random [reconnecting.7]',
    { name: 'failed', reason: 'closed' },
    60_000,
    90_000,
  ],
  ['an open one stays', { name: 'open' }, undefined, undefined],
])('%s', (_name, state, least, most) => {
  expect([delayOf(state, 0), delayOf(state, 1)]).toEqual([least, most]);
});
