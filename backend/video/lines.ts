import type { Bus } from '../database/bus';
import { shareable } from '../lab/shared';
import { hostOfRoom } from '../world/anchor/schedules';

/** broken: nothing is there; stalling: falls silent without an end. */
export const LINE_HEALTHS = ['ok', 'broken', 'stalling'] as const;
export type LineHealth = (typeof LINE_HEALTHS)[number];
export type VideoKind = 'flv' | 'hls';

/** Every room has so many lines, counted from 1. */
export const LINE_COUNT = 3;
/** The rooms of one host in so many have no line that works. */
const FAILED_EVERY = 23;
const FAILED_REST = 7;

/** How a line does by itself: the first two are good, the last is broken or stalls, and a few rooms have failed. */
function bornHealth(roomId: number, line: number): LineHealth {
  if (hostOfRoom(roomId) % FAILED_EVERY === FAILED_REST) return 'broken';
  if (line < LINE_COUNT) return 'ok';
  return roomId % 2 === 0 ? 'broken' : 'stalling';
}

/** The lab's word on lines; what is left out means all of them. */
export interface LineRule {
  readonly roomId?: number | undefined;
  readonly line?: number | undefined;
  readonly kind?: VideoKind | undefined;
  readonly health: LineHealth;
}

export interface StreamPlace {
  readonly roomId: number;
  readonly line: number;
  readonly kind: VideoKind;
}

const fits = (rule: Omit<LineRule, 'health'>, place: StreamPlace) =>
  (rule.roomId ?? place.roomId) === place.roomId &&
  (rule.line ?? place.line) === place.line &&
  (rule.kind ?? place.kind) === place.kind;

/** The health of all lines, and the streams that run, so that a line can die while somebody watches. */
export interface Lines {
  healthOf(place: StreamPlace): LineHealth;
  /** In every process; the last rule that fits holds. Streams that run are cut where `health` is not ok. */
  set(rule: LineRule): Promise<void>;
  /** All lines as they are by themselves. */
  heal(): Promise<void>;
  rules(): readonly LineRule[];
  /** Notes a stream that runs. Returns the end of it. */
  watch(place: StreamPlace, cut: () => void): () => void;
  running(): number;
}

export function makeLines(bus: Bus): Lines {
  let rules: readonly LineRule[] = [];
  const streams = new Map<() => void, StreamPlace>();
  const share = shareable<LineRule | null>(bus, 'lab-video', (rule) => {
    rules = rule === null ? [] : [...rules, rule];
    if (rule === null || rule.health === 'ok') return;
    for (const [cut, place] of [...streams]) if (fits(rule, place)) cut();
  });
  return {
    healthOf: (place) =>
      [...rules].reverse().find((rule) => fits(rule, place))?.health ?? bornHealth(place.roomId, place.line),
    set: share,
    heal: () => share(null),
    rules: () => rules,
    watch(place, cut) {
      streams.set(cut, place);
      return () => streams.delete(cut);
    },
    running: () => streams.size,
  };
}
