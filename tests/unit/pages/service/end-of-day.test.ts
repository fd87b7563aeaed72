import { execFileSync } from 'node:child_process';
import { PROJECT_ROOT } from '../../../support/project-root';

const SCRIPT = `
  const { endOfDay } = require('./src/pages/service/bubble-cookie.ts');
  console.log(process.argv.slice(1).map((at) => endOfDay(Date.parse(at)).toISOString()).join(' '));
`;

/** The end of day as a device in `zone` has it: a process of its own, for the zone holds for a whole process. */
function endsIn(zone: string, instants: readonly string[]): string[] {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', SCRIPT, ...instants], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return output.trim().split(' ');
}

/** decisions.md, service: dismissed until local 23:59:59, on every day that a zone can have. */
it.each<[string, [at: string, end: string][]]>([
  [
    'Asia/Shanghai',
    [
      ['2025-03-15T15:59:58Z', '2025-03-15T15:59:59.000Z'],
      ['2025-03-15T15:59:59.999Z', '2025-03-15T15:59:59.000Z'],
      ['2025-03-15T16:00:00Z', '2025-03-16T15:59:59.000Z'],
      ['2024-02-29T03:00:00Z', '2024-02-29T15:59:59.000Z'],
      ['2024-12-31T15:00:00Z', '2024-12-31T15:59:59.000Z'],
    ],
  ],
  [
    // Clocks go forward at 02:00 (23 hours) and back at 03:00 (25 hours).
    'Europe/Berlin',
    [
      ['2025-03-30T00:30:00Z', '2025-03-30T21:59:59.000Z'],
      ['2025-10-26T00:30:00Z', '2025-10-26T22:59:59.000Z'],
    ],
  ],
  [
    // Back at midnight: 23:00 to 24:00 comes twice.
    'Africa/Cairo',
    [
      ['2024-10-31T20:30:00Z', '2024-10-31T21:59:59.000Z'],
      ['2024-10-31T21:30:00Z', '2024-10-31T21:59:59.000Z'],
    ],
  ],
  // Forward at midnight: the next day began at 01:00.
  ['America/Sao_Paulo', [['2018-11-03T20:00:00Z', '2018-11-04T02:59:59.000Z']]],
  ['Asia/Kathmandu', [['2025-03-15T18:14:59Z', '2025-03-15T18:14:59.000Z']]],
  ['Pacific/Kiritimati', [['2025-03-15T10:00:00Z', '2025-03-16T09:59:59.000Z']]],
])('%s [1.15, 9.30, service.2]', (zone, days) => {
  expect(
    endsIn(
      zone,
      days.map(([at]) => at),
    ),
  ).toEqual(days.map(([, end]) => end));
});
