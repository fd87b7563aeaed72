import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Page } from '../../../../src/app/routing/page-table';
import { createPageCache } from '../../../../src/app/routing/pages';

const page = {
  name: 'tips',
  texts: ['tips'],
  load: async () => ({ default: () => <p>the page</p> }),
} as unknown as Page;

it('a page that was fetched ahead stands at once, and stays the same page', async () => {
  const need = jest.fn(async () => undefined);
  const pages = createPageCache(need);
  await pages.prefetch(page);
  expect(need.mock.calls.map(([part]: unknown[]) => part)).toEqual(['tips']);
  const Tips = pages.get(page);
  render(
    <Suspense fallback="late">
      <Tips />
    </Suspense>,
  );
  expect(screen.getByText('the page')).toBeTruthy();
  expect(pages.get(page)).toBe(Tips);
});

it('a page that is drawn while it is on its way is not made anew when it is there', async () => {
  const pages = createPageCache(async () => undefined);
  const early = pages.get(page);
  await pages.prefetch(page);
  expect(pages.get(page)).toBe(early);
});

it('a page that does not come is fetched again', async () => {
  const load = jest.fn(page.load ?? (async () => ({ default: () => null })));
  load.mockRejectedValue(new Error('gone'));
  const pages = createPageCache(async () => undefined);
  await pages.prefetch({ ...page, load } as Page);
  const tries = load.mock.calls.length;
  await pages.prefetch({ ...page, load } as Page);
  expect(load.mock.calls.length).toBe(2 * tries);
});
