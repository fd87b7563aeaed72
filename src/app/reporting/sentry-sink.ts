import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { APP_VERSION } from '../../contract/contract-version';
import type { Report, SentryOptions } from '../../contract/shell/mount-options';

/** The time for requests that are on their way at the end. */
const FLUSH_MS = 2_000;

export interface SentrySink {
  send(report: Report): void;
  /** Sends what still waits, then nothing any more. */
  close(): void;
}

const newEventId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sentry without its integrations and scopes: nothing of the host is patched, set or gathered. */
export function createSentrySink({ dsn, environment, release }: SentryOptions): SentrySink {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false },
  });
  return {
    send({ kind, message, detail }) {
      client.sendEvent({
        event_id: newEventId(),
        timestamp: Date.now() / 1000,
        platform: 'javascript',
        level: 'error',
        message,
        fingerprint: [kind, message],
        tags: { kind, version: APP_VERSION },
        ...(detail === undefined ? {} : { extra: { ...detail } }),
        ...(environment === undefined ? {} : { environment }),
        ...(release === undefined ? {} : { release }),
      });
    },
    close: () => void client.close(FLUSH_MS),
  };
}
