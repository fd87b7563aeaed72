/** Something that went across the border between portal and app, or between app and API. */
export interface Crossing {
  readonly kind: CrossingKind;
  /** Name of the event or command, the place of a route, method and path of a call. */
  readonly name: string;
  /** The payload as text; how a route was reached; `code 0`, `HTTP 500` or `no answer` of a call. */
  readonly detail: string;
}

const KINDS = ['event', 'command', 'route', 'call'] as const;
export type CrossingKind = (typeof KINDS)[number];

/** Differs from run to run and says nothing about it. */
const VOLATILE = new Set(['requestId']);

/** The payload as text that two runs can be compared by: keys in their order, nothing that is made anew each time. */
export function detailOf(payload: unknown): string {
  if (payload === undefined) return '';
  const text = JSON.stringify(payload, (key, value: unknown) => {
    if (VOLATILE.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return text ?? '';
}

/** What the bridge carried. A route is told by an event of its own; who logs in is named, the token is nobody's business. */
export function crossingOf(kind: 'event' | 'command', name: string, payload: unknown): Crossing {
  if (name === 'route:change') {
    const { fullPath, action } = payload as { fullPath: string; action: string };
    return { kind: 'route', name: fullPath, detail: action };
  }
  const isSession = name === 'session' && typeof payload === 'object' && payload !== null;
  return { kind, name, detail: detailOf(isSession ? { ...payload, token: '…' } : payload) };
}

const isCrossing = (raw: unknown): raw is Crossing => {
  if (typeof raw !== 'object' || raw === null) return false;
  const { kind, name, detail } = raw as Record<string, unknown>;
  return KINDS.some((one) => one === kind) && typeof name === 'string' && typeof detail === 'string';
};

/** A run that was saved; undefined for any other text. */
export function readRun(text: string): readonly Crossing[] | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) && raw.every(isCrossing) ? raw : undefined;
  } catch {
    return undefined;
  }
}

/** One crossing a line, so that two saved runs can be compared by any tool. */
export const writeRun = (run: readonly Crossing[]): string =>
  `[\n${run.map((crossing) => JSON.stringify(crossing)).join(',\n')}\n]\n`;
