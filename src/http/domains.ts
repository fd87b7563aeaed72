import type { Domain } from '../contract/config/calls-system';

/** The token and every call go to these hosts only. */
export type AllowHost = (host: string) => boolean;

export interface Domains {
  api(): string;
  file(): string;
  push(): string;
  /** All origins of the API in the order to try them, the one of now first. */
  apis(): readonly string[];
  /** `origin` stopped answering: the next one takes over, unless another call has already moved on. */
  failOver(origin: string): void;
  adopt(list: readonly Domain[]): void;
}

interface DomainOptions {
  /** Origin of the API before, or without, a domain list. */
  readonly own: string;
  readonly fallbacks: readonly string[];
  readonly allow: AllowHost;
  readonly onRefused: (domain: string) => void;
}

/** The origin of a domain as the list names it: with or without scheme. Undefined when it is no http(s) address. */
export function originOf(domain: string, scheme = 'https:'): string | undefined {
  if (domain === '' || /^[/\\]/.test(domain)) return undefined;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(domain) ? domain : `${scheme}//${domain}`);
    return /^(https?|wss?):$/.test(url.protocol) && url.username === '' ? `${url.protocol}//${url.host}` : undefined;
  } catch {
    return undefined;
  }
}

/** First reachable `api` wins, the next one takes over when it stops answering, at last the page's own origin. */
export function createDomains({ own, fallbacks, allow, onRefused }: DomainOptions): Domains {
  const scheme = originOf(own)?.startsWith('http:') === true ? 'http:' : 'https:';
  /** Of an allowed host, and not in the open where the API itself is not (decisions.md, domain list). */
  const isAllowed = (origin: string | undefined): origin is string =>
    origin !== undefined && !(scheme === 'https:' && /^(http|ws):/.test(origin)) && allow(new URL(origin).host);
  const others = fallbacks.filter((origin) => isAllowed(origin) || void onRefused(origin));
  let apis = [own, ...others];
  let files: string[] = [];
  let pushes: string[] = [];
  let index = 0;
  let hasFailedOver = false;

  const pick = (list: readonly Domain[], type: Domain['type']): string[] =>
    list.flatMap((entry) => {
      if (entry.type !== type) return [];
      const origin = originOf(entry.domain, scheme);
      if (isAllowed(origin)) return [origin];
      onRefused(entry.domain);
      return [];
    });

  return {
    api: () => apis[index] ?? own,
    file: () => files[0] ?? apis[index] ?? own,
    push: () => pushes[0] ?? apis[index] ?? own,
    apis: () => [...apis.slice(index), ...apis.slice(0, index)],
    failOver(origin) {
      if (apis[index] !== origin) return;
      index = (index + 1) % apis.length;
      hasFailedOver = true;
    },
    adopt(list) {
      const listed = pick(list, 'api');
      const current = apis[index];
      // The own origin stays the last resort: a list whose hosts have died locks nobody out.
      apis = [...new Set(listed.length > 0 ? [...listed, ...others, own] : [own, ...others])];
      files = pick(list, 'file');
      pushes = pick(list, 'push');
      // A refresh must not undo a failover: its origin is kept while it stays in the list.
      index = hasFailedOver && current !== undefined ? Math.max(0, apis.indexOf(current)) : 0;
    },
  };
}
