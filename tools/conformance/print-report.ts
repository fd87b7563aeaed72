import type { Finding, Report, Unchecked } from './report';
import { tokenVariable } from './request/curl-line';

function findingLines({ rule, clause, what, times, repeat }: Finding): string[] {
  const often = times === 1 ? '' : ` (${times} times)`;
  return [`  ${rule}: ${what}${often}`, `    ${clause}`, `    ${repeat}`];
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** One line for each reason: which rules, which calls. */
function uncheckedLines(unchecked: readonly Unchecked[]): string[] {
  return [...groupedBy(unchecked, ({ why }) => why)].map(([why, all]) => {
    const rules = [...new Set(all.map(({ rule }) => rule))].join(', ');
    const calls = [...new Set(all.map(({ call }) => call))].join(', ');
    return `  ${why}\n    rules ${rules}; calls ${calls}`;
  });
}

/** The report as people read it: findings by call, then what could not be checked, then the sum. */
export function printed(report: Report): string {
  const { base, findings, unchecked, roles, wrote, passed, calls, seconds } = report;
  const found = [...groupedBy(findings, ({ call }) => call)].flatMap(([call, all]) => [
    '',
    call,
    ...all.flatMap(findingLines),
  ]);
  const tokens = roles.map((role) => `$${tokenVariable(role)}`).join(' ');
  return [
    `conformance of ${base}`,
    `asked as a visitor${roles.length === 0 ? '' : ` and as ${roles.join(', ')}`}; ${wrote ? 'with' : 'without'} writes`,
    ...found,
    ...(findings.length > 0 && tokens !== '' ? ['', `The lines to repeat a finding read tokens from ${tokens}.`] : []),
    ...(unchecked.length === 0 ? [] : ['', 'not checked', ...uncheckedLines(unchecked)]),
    '',
    `${calls} calls, ${passed} checks passed, ${findings.length} findings, ${seconds.toFixed(1)} s`,
  ].join('\n');
}
