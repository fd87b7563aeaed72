import { type RunningBackend, startBackend } from '../../support/backend-process';
import { BROKEN_WAYS } from './all-ways';
import { findingsIn } from './check-copy';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: '2025-03-15T13:25:00Z' });
});
afterAll(() => backend.stop());

it('there are more than twenty ways', () => {
  expect(BROKEN_WAYS.length).toBeGreaterThan(20);
});

it.each(BROKEN_WAYS.map((way) => [way.what, way.clause, way] as const))(
  'issue 10: %s is named (%s)',
  async (_what, _clause, way) => {
    const findings = await findingsIn(backend.url, way);
    expect(findings).toContainEqual(expect.objectContaining({ rule: way.rule, call: way.call }));
  },
);
