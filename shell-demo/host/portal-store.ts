import type { MountOptions, OutEvents } from 'sportInfo/mount';
import { create } from 'zustand';
import { type DemoUser, storedUser, storeUser } from './demo-users';
import { type Locale, readLook, type Theme } from './sticky-params';

/** Which of the remote's two entries the portal uses: its component on our React, or `mount` with its own. */
export type RemoteEntry = 'component' | 'mount';
export type FlagName = keyof NonNullable<MountOptions['flags']>;

export interface LogEntry {
  readonly id: number;
  /** Unix ms. */
  readonly at: number;
  readonly event: string;
  readonly payload: string;
}

interface PortalState {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly user: DemoUser | null;
  readonly flags: Readonly<Record<FlagName, boolean>>;
  /** What customer service has for the user: "" is the remote's own words. */
  readonly service: NonNullable<MountOptions['service']>;
  /** The portal has pages of its own for what is followed, for the search and for the apps. */
  readonly ownPages: boolean;
  /** The remote's own word: an anchor is on air, what the picture does, a later release is there. */
  readonly isLive: boolean;
  readonly player: OutEvents['player:change'];
  readonly hasNewRelease: boolean;
  readonly entry: RemoteEntry;
  readonly mounted: boolean;
  /** Another number is another mount. */
  readonly mountId: number;
  readonly panelOpen: boolean;
  /** The QA page keeps what crosses. */
  readonly isRecording: boolean;
  readonly log: readonly LogEntry[];
}

/** The log keeps the newest; a live app says much. */
const LOG_LIMIT = 200;

export const usePortal = create<PortalState>(() => ({
  ...readLook(window.location.search),
  user: storedUser(),
  flags: { euro: false, worldCupTab: false, specialRooms: true, photoUpload: false },
  service: { redDot: true, notice: '' },
  ownPages: false,
  isLive: false,
  player: { playing: false, muted: false, small: false },
  hasNewRelease: false,
  entry: 'component',
  mounted: true,
  mountId: 1,
  panelOpen: false,
  isRecording: false,
  log: [],
}));

export function logIn(user: DemoUser | null): void {
  const member = user !== null && user.token !== '' ? user : null;
  storeUser(member);
  usePortal.setState({ user: member });
}

export const setFlag = (name: FlagName, on: boolean): void =>
  usePortal.setState(({ flags }) => ({ flags: { ...flags, [name]: on } }));

/** Takes the remote off the page and, with `again`, puts a fresh one there. */
export const remount = (again: boolean): void =>
  usePortal.setState(({ mountId }) => ({ mounted: again, mountId: mountId + 1 }));

export function writeLog(event: string, payload: unknown): void {
  const text = payload === undefined ? '' : (JSON.stringify(payload) ?? String(payload));
  usePortal.setState(({ log }) => {
    const id = (log[0]?.id ?? 0) + 1;
    return { log: [{ id, at: Date.now(), event, payload: text }, ...log].slice(0, LOG_LIMIT) };
  });
}
