import type { Page } from 'playwright-core';
import { sharedStack } from '../servers/servers';
import { lab } from './lab';
import { type LabRoom, labVideo } from './lab-video';

/** The jump game where the common config names no other, and what every platform shows. */
const SHOWN_SOURCES: readonly number[] = [164, 100];

const UNDER_WAY_MS = 10 * 60_000;

const isShown = ({ withdrawn, hostType, source }: LabRoom) =>
  !withdrawn && hostType !== 3 && SHOWN_SOURCES.includes(source);

/** A room around now; of those that will do, the one that goes on longest. */
export async function roomThat(is: (room: LabRoom, all: readonly LabRoom[]) => boolean): Promise<LabRoom> {
  const rooms = (await labVideo(sharedStack().api).rooms()).filter(isShown);
  const [room] = rooms.filter((one) => is(one, rooms)).sort((a, b) => b.endAt - a.endAt);
  if (room === undefined) throw new Error('no such room around now');
  return room;
}

export const isPublicLive = ({ state, groupId }: LabRoom): boolean => state === 'live' && groupId === 0;
/** On air long enough for a full log; told without a clock, by others who have come since. */
export const isUnderWay = (room: LabRoom, all: readonly LabRoom[]): boolean =>
  isPublicLive(room) && all.some(({ state, startAt }) => state === 'live' && startAt >= room.startAt + UNDER_WAY_MS);
export const isPrivateLive = ({ state, groupId }: LabRoom): boolean => state === 'live' && groupId !== 0;
/** Announced, and its host is not on air with anything else. */
export const isComing = (room: LabRoom, all: readonly LabRoom[]): boolean =>
  room.state === 'soon' &&
  room.groupId === 0 &&
  !all.some(({ hostId, startAt }) => hostId === room.hostId && startAt < room.startAt);
/** Just over, and its host is not on air with anything else. */
export const isOver = (room: LabRoom, all: readonly LabRoom[]): boolean =>
  room.state === 'ended' &&
  room.groupId === 0 &&
  !all.some(({ hostId, state }) => hostId === room.hostId && state !== 'ended');

/** From the next page on, this demo user is logged in. */
export async function logIn(page: Page, key: string): Promise<void> {
  const user = (await lab(sharedStack().api).users()).find((one) => one.key === key);
  await page.addInitScript(
    ({ token = '', uid = '', username = '' }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('uid', uid);
      localStorage.setItem('username', username);
    },
    { ...user },
  );
}

export const roomPath = ({ hostId }: LabRoom, query = ''): string => `/anchor/detail/${hostId}${query}`;

/** Its video waits for a tap: a stream that runs would keep the network from ever being idle. */
const waiting = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}autoplay=0`;

/** The room alone, with its host read. */
export async function enterRoom(page: Page, room: LabRoom, query = ''): Promise<void> {
  await page.goto(`${sharedStack().remote}${waiting(roomPath(room, query))}`);
  await page.getByRole('tablist').first().waitFor();
}

/** A toast that says so. */
export const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
