import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import { newQueryClient } from '../../../../src/app/mount/query-client';
import { saveFile } from '../../../../src/domains/share/save-file';
import core from '../../../../src/i18n/messages/en/core.json';
import mine from '../../../../src/i18n/messages/en/mine.json';
import { MineMatches } from '../../../../src/pages/mine/mine-matches';
import { ServicesContext } from '../../../../src/services/services';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { match } from '../../../support/unit/make';

jest.mock('../../../../src/domains/share/save-file', () => ({ saveFile: jest.fn() }));
beforeEach(() => stubBrowser());

test.each([
  ['alone', '/', 'http://localhost/program-detail/m1'],
  ['in a portal', '/sport-info', 'http://localhost/sport-info/program-detail/m1'],
])('%s, the entry of a booked match leads to its page', async (_where, basename, address) => {
  const booked = { matches: [match('m1', { startDate: NOW })], unknown: 0 };
  render(
    <IntlProvider locale="en" messages={{ ...core, ...mine }} timeZone="Asia/Shanghai">
      <QueryClientProvider client={newQueryClient()}>
        <ServicesContext value={fakeServices({}).services}>
          <MemoryRouter basename={basename} initialEntries={[`${basename}/mine`.replace('//', '/')]}>
            <MineMatches booked={booked as never} />
          </MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add all to calendar' }));
  const text = String(jest.mocked(saveFile).mock.lastCall?.[2]).replace(/\r\n /g, '');
  expect(text).toContain(`URL:${address}\r\n`);
});
