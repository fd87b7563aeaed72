import { readFileSync } from 'node:fs';
import { inProject } from '../support/project-root';

test('the page alone says in a sentence what it is, for those who find it by a search engine', () => {
  const page = new DOMParser().parseFromString(readFileSync(inProject('src/standalone.html'), 'utf8'), 'text/html');
  const told = [...page.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content') ?? '');
  expect(told).toHaveLength(1);
  expect(told[0]?.length).toBeGreaterThan(40);
  expect(told[0]?.length).toBeLessThan(160);
});
