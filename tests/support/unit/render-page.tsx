import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import { newQueryClient } from '../../../src/app/mount/query-client';
import { pageAt } from '../../../src/app/routing/route-table';
import { useFollowPendingActions } from '../../../src/domains/anchor/use-pending-actions';
import anchors from '../../../src/i18n/messages/en/anchors.json';
import core from '../../../src/i18n/messages/en/core.json';
import mine from '../../../src/i18n/messages/en/mine.json';
import nba from '../../../src/i18n/messages/en/nba.json';
import ranking from '../../../src/i18n/messages/en/ranking.json';
import room from '../../../src/i18n/messages/en/room.json';
import search from '../../../src/i18n/messages/en/search.json';
import tips from '../../../src/i18n/messages/en/tips.json';
import topics from '../../../src/i18n/messages/en/topics.json';
import { ServicesContext } from '../../../src/services/services';
import type { FakeServices } from './fake-services';

const PARTS = { anchors, mine, nba, ranking, room, search, tips, topics };

/** The texts of the page that stands at an address, and no other's: a forgotten part shows as its key. A piece has all. */
function textsAt(address: string) {
  const page = pageAt(address.split('?')[0] ?? '');
  const parts = page === undefined ? Object.values(PARTS) : page.texts.map((part) => PARTS[part]);
  return Object.assign({}, core, ...parts) as typeof core;
}

/** Does what the app's frame does around every page. */
function FrameHooks({ children }: { children: ReactNode }) {
  useFollowPendingActions();
  return children;
}

/** The answer of a hook below a mount over faked services, with every text. */
export function runHook<Answer>({ services }: FakeServices, hook: () => Answer) {
  const client = newQueryClient();
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={textsAt('/')} timeZone="Asia/Shanghai">
        <QueryClientProvider client={client}>
          <ServicesContext value={services}>
            <MemoryRouter>{children}</MemoryRouter>
          </ServicesContext>
        </QueryClientProvider>
      </IntlProvider>
    ),
  }).result;
}

/** A page at its address over faked services, with its first answers in. */
export async function renderPage({ services }: FakeServices, page: ReactNode, at = '/', client = newQueryClient()) {
  const rendered = render(
    <IntlProvider locale="en" messages={textsAt(at)} timeZone="Asia/Shanghai">
      <QueryClientProvider client={client}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[at]}>
            <FrameHooks>{page}</FrameHooks>
          </MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await settle();
  return { ...rendered, client };
}

const tick = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** Waits `ms` for replies, then until no skeleton is left. */
export async function settle(ms = 30): Promise<void> {
  await tick(ms);
  for (let tries = 0; tries < 60 && document.querySelector('[aria-busy="true"]') !== null; tries += 1) await tick(20);
}
