import { LOOPS_MS, LOOPS_SPREAD } from '../../../src/app/push/loops';
import { LOTTERY_STATUS } from '../../../src/contract/room/room';
import { nextReading } from '../../../src/pages/live-room/extras/lottery-query';
import { type RefetchKind, WITHIN_MS } from '../../../src/services/refetch';
import { UNSEEN_MS } from '../../../src/services/soon';
import {
  type ConnectionState,
  delayOf,
  failuresAfter,
  LOOPS_FROM,
  nextState,
} from '../../../src/socket/connection-state';
import { BADGE, DRAW, ENTERING, MEMBERS, MEMBERS_VISIT, SCREENS, type ScreenName, VISIT } from './page-calls';
import type { Tally } from './tally';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** From the dial to the answered subscription. */
const OPENING_MS = 500;
const LOST = { type: 'lost', reason: 'closed' } as const;

/** What people do; guesses, all in this place. */
export const HABITS = {
  minutes: 180,
  /** Pages that somebody looks at; the others lie in a background tab and keep their socket. */
  visible: 0.6,
  members: 0.5,
  screens: { home: 0.3, lists: 0.3, tips: 0.2, room: 0.2 } satisfies Record<ScreenName, number>,
  /** Of pages below the main tabs, which have the badge. */
  hasBadge: 0.5,
  /** Between two taps that ask for something: a page, a tab, a day. */
  tapEvery: 15 * SECOND_MS,
  roomLasts: 10 * MINUTE_MS,
  visitLasts: 15 * MINUTE_MS,
} as const;

/** One evening: what happens, in minutes from its begin. */
export const EVENING = {
  kickOff: { at: 30, booked: 20_000 },
  goal: { at: 50, watching: 30_000 },
  outage: { at: 75, lastsMs: MINUTE_MS },
  draw: { at: 110, inRoom: 20_000, joined: 0.1 },
  release: { at: 140, awayMs: 2 * SECOND_MS },
} as const;

export interface CrowdOptions {
  readonly clients: number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Over so long a back end that is released closes its sockets. */
  readonly drainMs: number;
  /** False: pushes bring the product's own fields alone. */
  readonly areNamed: boolean;
}

interface Client {
  readonly screen: ScreenName;
  readonly isVisible: boolean;
  readonly isMember: boolean;
  readonly hasBadge: boolean;
}

/** Each share of the crowd is exact, whatever chance says of when. */
function clientOf(index: number, clients: number): Client {
  const turn = (factor: number) => (((index * factor) % clients) + 0.5) / clients;
  const names = Object.keys(HABITS.screens) as ScreenName[];
  const upTo = (last: number) => names.slice(0, last + 1).reduce((sum, name) => sum + HABITS.screens[name], 0);
  const screen = names.find((_name, place) => turn(1) < upTo(place)) ?? 'home';
  return {
    screen,
    isVisible: turn(7) < HABITS.visible,
    isMember: turn(11) < HABITS.members,
    hasBadge: screen !== 'room' && turn(13) < HABITS.hasBadge,
  };
}

/** The calls that one reading of each kind comes to. */
function readingsOf({ screen, isMember, hasBadge }: Client, isLoop: boolean): [RefetchKind, readonly string[]][] {
  const of = SCREENS[screen];
  const own = isMember ? [...MEMBERS.always, ...(isLoop ? MEMBERS.inLoops : [])] : [];
  return [
    ['screen', of.screen],
    ['room', of.room],
    ['badge', isLoop && hasBadge && screen !== 'home' ? BADGE : []],
    ['subscriptions', own],
  ];
}

interface Trouble {
  readonly cause: string;
  /** The connection ends, ms. */
  readonly lostAt: number;
  /** From then on everything answers. */
  readonly backAt: number;
}

interface Returned {
  readonly openAt: number;
  /** Since then the loops read; undefined: it came back sooner. */
  readonly loopsAt: number | undefined;
}

/** A connection from its loss to its return, by the app's own states and delays. */
function redial({ cause, lostAt, backAt }: Trouble, tally: Tally, random: () => number): Returned {
  let state: ConnectionState = nextState({ name: 'open' }, LOST);
  let failures = 0;
  let at = lostAt;
  let loopsAt: number | undefined;
  while (state.name !== 'open') {
    at += delayOf(state, random()) ?? 0;
    state = nextState(state, { type: 'delay-over' });
    tally.count('dials', cause, at);
    const event = at >= backAt ? ({ type: 'opened' } as const) : LOST;
    failures = failuresAfter(failures, state, event);
    state = nextState(state, event);
    if (failures >= LOOPS_FROM) loopsAt ??= at;
  }
  return { openAt: at + OPENING_MS, loopsAt };
}

/** The turns of a loop, ms. */
function turnsOf(kind: RefetchKind, { openAt, loopsAt = openAt }: Returned, random: () => number): number[] {
  const every = LOOPS_MS[kind];
  const first = loopsAt + every * (1 - LOOPS_SPREAD * random());
  const turns = Math.max(0, Math.ceil((openAt - first) / every));
  return Array.from({ length: turns }, (_, turn) => first + turn * every);
}

/** One client that loses its connection. A hidden page reads when somebody looks at it. */
function loseAndReturn(client: Client, trouble: Trouble, tally: Tally, random: () => number): void {
  const { cause, backAt } = trouble;
  const returned = redial(trouble, tally, random);
  if (!client.isVisible) return;
  const read = (why: string, at: number, calls: readonly string[]) => {
    for (const call of calls) tally.count(at < backAt ? 'refused' : 'calls', `${cause}: ${why}`, at, call);
  };
  for (const [kind, calls] of readingsOf(client, true))
    for (const at of turnsOf(kind, returned, random)) read('loops', at, calls);
  for (const [kind, calls] of readingsOf(client, false))
    read('read again', returned.openAt + random() * WITHIN_MS[kind], calls);
}

/** The evening as it goes: visits, pages and rooms that are opened. */
function browse({ clients }: CrowdOptions, tally: Tally): void {
  const looking = clients * HABITS.visible;
  const { room, ...pages } = HABITS.screens;
  for (let second = 0; second < HABITS.minutes * 60; second += 1) {
    const add = (cause: string, calls: readonly string[], times: number) => {
      for (const call of calls) tally.count('calls', cause, second * SECOND_MS, call, times);
    };
    for (const [name, share] of Object.entries(pages))
      add('pages', SCREENS[name as ScreenName].screen, (looking * share * SECOND_MS) / HABITS.tapEvery);
    add('rooms', ENTERING, (looking * room * SECOND_MS) / HABITS.roomLasts);
    const visits = (clients * SECOND_MS) / HABITS.visitLasts;
    add('visits', VISIT, visits);
    add('visits', MEMBERS_VISIT, visits * HABITS.members);
  }
}

/** A kick-off that many have booked, and a goal: pushes; a reading each where they bring no names. */
function pushToAll({ random, areNamed }: CrowdOptions, tally: Tally): void {
  const { kickOff, goal } = EVENING;
  const kicked = kickOff.at * MINUTE_MS;
  tally.count('pushes', 'kick-off', kicked, undefined, kickOff.booked);
  if (!areNamed)
    for (let client = 0; client < kickOff.booked; client += 1)
      tally.count('calls', 'kick-off', kicked + random() * UNSEEN_MS, BADGE[0]);
  tally.count('pushes', 'goal', goal.at * MINUTE_MS, undefined, goal.watching);
}

/** A draw that ends in a full room, by the app's own rule of when it is read. */
function drawEnds({ random, areNamed }: CrowdOptions, tally: Tally): void {
  const { at, inRoom, joined } = EVENING.draw;
  const endDate = at * MINUTE_MS;
  const draw = { lotteryId: '1', status: LOTTERY_STATUS.open, endDate };
  tally.count('pushes', 'draw', endDate, undefined, areNamed ? inRoom : 0);
  for (let client = 0; client < inRoom; client += 1) {
    const read = { ...draw, isJoined: client < inRoom * joined, isApproved: true };
    const drawn = areNamed ? { ...draw, status: LOTTERY_STATUS.drawn } : undefined;
    const wait = nextReading(read, drawn, endDate, random());
    // The next draw, whatever tells of it, is minutes away.
    if (wait < MINUTE_MS) tally.count('calls', 'draw', endDate + wait, DRAW);
  }
}

/** Plays one evening of so many clients, in simulated time. */
export function playEvening(options: CrowdOptions, tally: Tally): void {
  const { clients, random, drainMs } = options;
  const { outage, release } = EVENING;
  browse(options, tally);
  pushToAll(options, tally);
  drawEnds(options, tally);
  const [lostAt, closedAt] = [outage.at * MINUTE_MS, release.at * MINUTE_MS];
  for (let index = 0; index < clients; index += 1) {
    const client = clientOf(index, clients);
    loseAndReturn(client, { cause: 'outage', lostAt, backAt: lostAt + outage.lastsMs }, tally, random);
    const toldAt = closedAt + random() * drainMs;
    loseAndReturn(client, { cause: 'release', lostAt: toldAt, backAt: toldAt + release.awayMs }, tally, random);
  }
}
