import type { Report, Reporter, ResolvedOptions, SentryOptions } from '../../contract/shell/mount-options';
import { withRetries } from '../startup/load-chunk';
import type { SentrySink } from './sentry-sink';

/** At most this many reports of a mount: a loop of faults must not flood the host. */
const MAX_REPORTS = 200;

export interface Reports {
  readonly report: Reporter;
  /** Nothing is reported any more. */
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

/**
 * Where reports go: to the host's own reporter, else to Sentry where the host asked for it, else nowhere. Bounded; a
 * reporter's own faults stay its own.
 */
export function createReports({ reporter, sentry }: ReportTargets, load: LoadSink = loadSink): Reports {
  const own = reporter === undefined && sentry !== undefined ? lazySentry(sentry, load) : undefined;
  const target = reporter ?? own?.send;
  let left = MAX_REPORTS;
  return {
    report(report) {
      if (target === undefined || left <= 0) return;
      left -= 1;
      try {
        target(report);
      } catch {
        // A reporter that throws has nobody to be reported to.
      }
    },
    stop() {
      left = 0;
      own?.stop();
    },
  };
}
