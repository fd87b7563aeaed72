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

describe('what a page will need once its first answers are there', () => {
  const connect = (connection: object) =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it.each([
    ['comes beside its code', { effectiveType: '4g' }, 1],
    ['waits until it is needed where the user saves data', { saveData: true }, 0],
  ])('%s [first questions.2]', async (_name, connection, times) => {
    connect(connection);
    const ahead = jest.fn(async () => undefined);
    await createPageCache(async () => undefined).prefetch({ ...page, ahead } as Page);
    expect(ahead).toHaveBeenCalledTimes(times);
  });

  it('keeps nothing from being drawn when it does not come', async () => {
    const pages = createPageCache(async () => undefined);
    await pages.prefetch({ ...page, ahead: () => Promise.reject(new Error('gone')) } as Page);
    const Tips = pages.get(page);
    render(<Tips />);
    expect(screen.getByText('the page')).toBeTruthy();
  });
});
