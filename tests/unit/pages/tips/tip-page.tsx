import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Locale } from '../../../../src/contract/shell/languages';
import { configStore } from '../../../../src/domains/config/config-store';
import TipDetailPage from '../../../../src/pages/tips/tip-detail-page';
import type { SafeStorage } from '../../../../src/session/safe-storage';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { CONTENT, rawTip, tipsAnswers } from '../../../support/unit/tips-world';

type Answers = ReturnType<typeof tipsAnswers>;

/** What stands on the device, and whose it is now. */
interface Device {
  readonly storage?: SafeStorage;
  readonly uid?: string;
  /** Of the back end. */
  readonly origin?: string;
  readonly locale?: Locale;
}

/** The page of tip t1 over these answers, as a member or a visitor. */
export async function openTip(answers: Answers = {}, member = true, device: Device = {}) {
  const fake = fakeServices({ ...tipsAnswers(), ...answers }, member);
  if (device.uid !== undefined) fake.services.session.setState({ uid: device.uid });
  if (device.storage !== undefined) Object.assign(fake.services, { storage: device.storage });
  const { options, stores } = fake.services;
  const { origin = options.api.origin, locale } = device;
  // The server's time is told by a clock that counts parts of a millisecond.
  const now = () => NOW + 0.25;
  Object.assign(fake.services, { now, options: { ...options, api: { ...options.api, origin } } });
  if (locale !== undefined) stores.get(configStore).setState({ locale });
  const rendered = await renderPage(
    fake,
    <Routes>
      <Route path="/news/detail/:id" element={<TipDetailPage />} />
    </Routes>,
    '/news/detail/t1',
  );
  return { ...fake, ...rendered };
}

/** The tip as its buyer has it. */
export const bought = (fields: Record<string, unknown> = {}): Answers => ({
  tipDetail: () => rawTip('t1', { ...CONTENT, ...fields }),
});

/** Taps the first button of that name. */
export async function tap(name: string | RegExp, place: HTMLElement = document.body): Promise<void> {
  await userEvent.click(within(place).getAllByRole('button', { name })[0] as HTMLElement);
  await settle(20);
}

/** The comment with these words. */
export const said = (words: string) => screen.getByText(words).closest('article') as HTMLElement;
