import { allCalls } from '../../../tools/documents/all-calls';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { BROKEN_WAYS } from './all-ways';
import { check, findingsIn } from './check-copy';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: '2025-03-15T13:25:00Z' });
});
afterAll(() => backend.stop());

it('nothing is found in the local back end, with writes, and nothing is left out', async () => {
  const report = await check(backend.url, { writes: true });
  expect(report.findings).toEqual([]);
  expect(report.unchecked).toEqual([]);
  expect(report.calls).toBe(allCalls.length);
  expect(report.passed).toBeGreaterThan(allCalls.length * 10);
});

it('a back end of the specification’s fields alone is valid, with writes [additions.2]', async () => {
  const plain = await startBackend({ seed: 3, at: '2025-03-15T13:25:00Z', plain: true });
  try {
    const report = await check(plain.url, { writes: true });
    expect(report.findings).toEqual([]);
    expect(report.calls).toBe(allCalls.length);
  } finally {
    await plain.stop();
  }
});

it('there are more than twenty ways', () => {
  expect(BROKEN_WAYS.length).toBeGreaterThan(20);
});

it.each(BROKEN_WAYS.map((way) => [way.what, way.clause, way] as const))(
  '%s is named (%s)',
  async (_what, _clause, way) => {
    const findings = await findingsIn(backend.url, way);
    expect(findings).toContainEqual(expect.objectContaining({ rule: way.rule, call: way.call }));
  },
);
