import type { Reporter } from '../contract/mount-options';

/** At most this many reports of a mount: a loop of faults must not flood the host. */
const MAX_REPORTS = 200;

/** The host's reporter, bounded; its own faults stay its own. Without one, reports go nowhere. */
export function createReport(reporter: Reporter | undefined): Reporter {
  let sent = 0;
  return (report) => {
    sent += 1;
    if (reporter === undefined || sent > MAX_REPORTS) return;
    try {
      reporter(report);
    } catch {
      // A reporter that throws has nobody to be reported to.
    }
  };
}
