import type { Report, Reporter, ResolvedOptions, SentryOptions } from '../../contract/shell/mount-options';
import { withRetries } from '../../services/load-chunk';
import type { SentrySink } from './sentry-sink';

/** So many different ones within the time, and as many more crashes: a loop of faults neither floods the host nor hides them. */
const MOST = 100;
const WINDOW_MS = 10 * 60_000;

/** The key of equal reports; the same field of another item of a list is equal. */
const sameness = ({ kind, message, detail }: Report) =>
  [kind, message, detail?.['path'], detail?.['at']?.replace(/\[\d+\]/g, '')].join('\n');

export interface Reports {
  readonly report: Reporter;
  stop(): void;
}

type ReportTargets = Pick<ResolvedOptions, 'reporter' | 'sentry'>;

type LoadSink = (options: SentryOptions) => Promise<SentrySink>;
const loadSink: LoadSink = async (options) =>
  (await withRetries(() => import('./sentry-sink'))).createSentrySink(options);

/** Sentry, fetched at the first report: most mounts never need it. */
function lazySentry(options: SentryOptions, load: LoadSink) {
  let sink: Promise<SentrySink | undefined> | undefined;
  const opened = () => {
    sink ??= load(options).catch(() => undefined);
    return sink;
  };
  return {
    send: (report: Report) => void opened().then((opened) => opened?.send(report)),
    stop: () => void sink?.then((opened) => opened?.close()),
  };
}

/** Sends reports, each once in a while, to the host's reporter, else to Sentry where the host asked for it. */
export function createReports({ reporter, sentry }: ReportTargets, load: LoadSink = loadSink): Reports {
  const own = reporter === undefined && sentry !== undefined ? lazySentry(sentry, load) : undefined;
  const target = reporter ?? own?.send;
  const told = new Set<string>();
  let isOver = false;
  let begun = 0;
  return {
    report(report) {
      if (target === undefined || isOver) return;
      if (performance.now() - begun > WINDOW_MS) {
        begun = performance.now();
        told.clear();
      }
      const key = sameness(report);
      if (told.has(key) || told.size >= (report.kind.endsWith('crashed') ? 2 * MOST : MOST)) return;
      told.add(key);
      try {
        target(report);
      } catch {
        // A reporter that throws has nobody to be reported to.
      }
    },
    stop() {
      isOver = true;
      own?.stop();
    },
  };
}
