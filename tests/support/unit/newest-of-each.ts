import type { StoreApi } from 'zustand/vanilla';
import type { Services, StoreDefinition } from '../../../src/services/services';
import type { Pushes } from '../../../src/socket/push-router';
import { fakeServices } from './fake-services';

interface Message {
  readonly serverNow: number;
}
interface WithPushes<M> {
  readonly pushes: ReadonlyMap<string, M>;
}

interface NewestOfEach<State extends WithPushes<M>, M extends Message> {
  readonly definition: StoreDefinition<State>;
  readonly pushesOf: (store: StoreApi<State>, services: Services) => Pushes;
  readonly name: keyof Pushes['table'];
  /** A message about this id, said at this server time. */
  readonly about: (id: string, serverNow: number) => M;
}

/** Longer than a frame. */
export const FRAME_MS = 20;

function mountOf<State extends WithPushes<M>, M extends Message>(subject: NewestOfEach<State, M>) {
  const { definition, pushesOf, name } = subject;
  const { services } = fakeServices({});
  const store = services.stores.get(definition);
  const { table, forget } = pushesOf(store, services);
  const hear = (...messages: readonly M[]) => {
    for (const message of messages) (table[name] as ((message: M) => void) | undefined)?.(message);
  };
  const times = () => [...store.getState().pushes].map(([id, { serverNow }]) => [id, serverNow]);
  return { stores: services.stores, store, hear, times, forget };
}

const frame = () => jest.advanceTimersByTime(FRAME_MS);

type Told = readonly [string, number];
/** What is told frame by frame, and what is held then. */
const ORDERS: readonly [string, Told[][], Told[]][] = [
  [
    'the last of a frame',
    [
      [
        ['1', 1],
        ['1', 2],
      ],
    ],
    [['1', 2]],
  ],
  [
    'an older one of the frame is dropped',
    [
      [
        ['1', 2],
        ['1', 1],
      ],
    ],
    [['1', 2]],
  ],
  ['an older one of a later frame, too', [[['1', 2]], [['1', 1]]], [['1', 2]]],
  ['what comes later and is newer replaces it', [[['1', 1]], [['1', 2]]], [['1', 2]]],
  [
    'times of one are nothing to another',
    [
      [
        ['1', 9],
        ['2', 1],
      ],
      [['2', 2]],
    ],
    [
      ['1', 9],
      ['2', 2],
    ],
  ],
];

/** What every store promises that keeps the newest push of each thing; on fake timers. */
export function keepsTheNewestOfEach<State extends WithPushes<M>, M extends Message>(
  subject: NewestOfEach<State, M>,
): void {
  const { about } = subject;
  it('begins with nothing', () => expect(mountOf(subject).times()).toEqual([]));

  it.each(ORDERS)('order of pushes: %s', (_clause, frames, held) => {
    const { hear, times } = mountOf(subject);
    for (const messages of frames) {
      hear(...messages.map(([id, at]) => about(id, at)));
      frame();
    }
    expect(times()).toEqual(held);
  });

  it('a push that came twice changes nothing', () => {
    const { hear, store } = mountOf(subject);
    hear(about('1', 1));
    frame();
    const before = store.getState();
    hear(about('1', 1));
    frame();
    expect(store.getState()).toBe(before);
  });

  it('a frame is one change, whatever is said in it', () => {
    const { hear, store } = mountOf(subject);
    const listener = jest.fn();
    store.subscribe(listener);
    hear(about('1', 1), about('2', 1), about('1', 2));
    expect(listener).not.toHaveBeenCalled();
    frame();
    expect(listener).toHaveBeenCalledTimes(1);
  });
  endsWithItsConnection(subject);
}

function endsWithItsConnection<State extends WithPushes<M>, M extends Message>(subject: NewestOfEach<State, M>): void {
  const { about } = subject;
  it('a new connection forgets the order and what waits, and keeps what is shown', () => {
    const { hear, times, forget } = mountOf(subject);
    hear(about('1', 9));
    frame();
    hear(about('1', 10), about('2', 1));
    forget?.();
    frame();
    expect(times()).toEqual([['1', 9]]);
    hear(about('1', 5));
    frame();
    expect(times()).toEqual([['1', 5]]);
  });

  it('two mounts hear apart, and after its end a mount hears nothing', () => {
    const [one, other] = [mountOf(subject), mountOf(subject)];
    one.hear(about('1', 1));
    frame();
    expect(other.times()).toEqual([]);
    one.hear(about('1', 2));
    one.stores.end();
    frame();
    expect(one.times()).toEqual([['1', 1]]);
  });
}
