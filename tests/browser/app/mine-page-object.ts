import type { Page } from 'playwright-core';
import { COMPETITION } from '../../../src/contract/football/football-codes';
import { callsAt } from '../../integration/tips/tip-calls';
import { lab } from '../../support/browser/lab';

interface WireShow {
  readonly matchId: string | number;
  readonly startDate?: number;
  readonly liveStatus: number;
  readonly liveUserGroupId?: number;
  readonly matchSource?: string | number;
  readonly masterTeamName?: string;
  readonly guestTeamName?: string;
}
export interface WireHost {
  readonly id: string | number;
  /** An addition. */
  readonly nickName?: string;
  readonly liveStatus: number;
  readonly liveSchedule: readonly WireShow[];
}
/** The plain back end says null for an empty list. */
type RawHost = Omit<WireHost, 'liveSchedule'> & { readonly liveSchedule: readonly WireShow[] | null };
interface WireMatch {
  readonly matchId: string | number;
  readonly matchDate: number;
  readonly statusId: number;
  readonly homeId: string | number;
  readonly homeName: string;
  readonly homeLogo?: string;
}

/** It has a match on most days. */
const LEAGUE = COMPETITION.premierLeague;
const isOpen = ({ liveUserGroupId = 0, matchSource }: WireShow) =>
  liveUserGroupId === 0 && String(matchSource ?? '164') === '164';

/** Who is on air, who has a show to come and who has none, as everybody may see them. */
export async function anchorsAt(api: string) {
  const { get } = await callsAt(api);
  const hosts = await get<readonly RawHost[]>('', 'hostList');
  const open = hosts.map((host) => ({ ...host, liveSchedule: (host.liveSchedule ?? []).filter(isOpen) }));
  const isOnAir = ({ liveStatus, liveSchedule }: WireHost) =>
    liveStatus === 1 && liveSchedule.some((show) => show.liveStatus === 1);
  const isComing = ({ liveStatus, liveSchedule }: WireHost) =>
    liveStatus === 0 && liveSchedule.some((show) => show.liveStatus === 0);
  return {
    live: open.filter(isOnAir),
    coming: open.filter(isComing),
    idle: open.filter((host) => host.liveStatus === 0 && !isComing(host)),
  };
}

const starOf = ({ homeId, homeName, homeLogo }: WireMatch) => ({
  id: String(homeId),
  topic: 'fiveLeagues',
  seasonId: LEAGUE,
  name: homeName,
  ...(homeLogo === undefined ? {} : { logo: homeLogo }),
});

/** Stars for the home teams of a day's matches: one in each state that the day has. */
export async function starsAt(api: string) {
  const { get } = await callsAt(api);
  const { now } = (await (await fetch(`${api}/_lab/health`)).json()) as { now: number };
  const matches = await get<readonly WireMatch[]>('', 'leagueMatchList', {
    seasonId: LEAGUE,
    matchDate: now,
    pid: '1',
  });
  const one = (is: (match: WireMatch) => boolean) => matches.find(is);
  const chosen = [
    one(({ statusId }) => statusId >= 2 && statusId <= 7),
    one(({ statusId, matchDate }) => statusId === 1 && matchDate > now),
    one(({ statusId }) => statusId === 8),
  ];
  return chosen.flatMap((match) => (match === undefined ? [] : [starOf(match)]));
}

/** What fills every section of the page for this user: anchors in each state, bookings, experts. Doing it twice changes nothing. */
export async function fillMine(api: string, user: string): Promise<void> {
  const { ask, get } = await callsAt(api);
  const { live, coming, idle } = await anchorsAt(api);
  const hosts = [...live.slice(0, 2), ...coming.slice(0, 2), ...idle.slice(0, 1)];
  for (const { id } of hosts) await ask(user, 'subscribe', { hostId: id });
  const shows = coming.slice(0, 3).flatMap(({ liveSchedule: [show] }) => (show === undefined ? [] : [show]));
  for (const { matchId } of shows) await ask(user, 'subscribe', { matchId });
  const { list } = await get<{ list: readonly { id: number }[] }>('', 'professorInfo', { size: 3 });
  for (const { id } of list) await ask(user, 'professorAttention', { professorId: id, isAttention: 1 });
}

/** This user and these stars, from the next page on. */
export async function asMine(page: Page, api: string, key: string, teams: readonly object[]): Promise<void> {
  const user = (await lab(api).users()).find((one) => one.key === key);
  if (user === undefined) throw new Error(`no demo user ${key}`);
  const { token, uid, username } = user;
  const stored = { token, uid, id: uid, username, 'si:teams': JSON.stringify(teams) };
  await page.addInitScript((fields) => {
    for (const [name, value] of Object.entries(fields))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }, stored);
}
