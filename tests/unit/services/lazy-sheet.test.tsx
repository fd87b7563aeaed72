import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'use-intl/react';
import { useLazySheet } from '../../../src/services/lazy-sheet';
import { fakeServices } from '../../support/unit/fake-services';
import { renderPage } from '../../support/unit/render-page';

const own = { picture: { title: 'Its own words' } };
const TEXTS = async () => own;

const Bare = ({ about }: { readonly about: string }) => <p>about {about}</p>;
function Told({ about }: { readonly about: string }) {
  return (
    <p>
      {useTranslations('picture')('title')} about {about}
    </p>
  );
}

function Opener({ load, here }: { readonly load: () => Promise<typeof Bare>; readonly here?: typeof Bare }) {
  const { open, isOpen, sheet } = useLazySheet(
    load,
    (Part, _close, about: string) => <Part about={about} />,
    here === undefined ? { texts: TEXTS } : { chunk: here },
  );
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => open('apples')}>
        Open
      </button>
      {sheet}
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Open' });
const tap = () => userEvent.click(opener());

/** Fails so many times, then brings the sheet. */
async function openerThatFails(times: number) {
  const fake = fakeServices({});
  const load = jest.fn<Promise<typeof Bare>, []>(async () => {
    if (load.mock.calls.length <= times) throw new Error('offline');
    return Told;
  });
  await renderPage(fake, <Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await tap();
  return { fake, load };
}
/** Two pauses between three tries. */
const LONG = { timeout: 3_000 };

test('a fault that passes is not told: one tap brings the sheet, with texts of its own', async () => {
  const { fake, load } = await openerThatFails(2);
  expect(await screen.findByText('Its own words about apples', {}, LONG)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(fake.toasts).toEqual([]);
});

test('a sheet that cannot be had says so and is closed; the next tap begins anew', async () => {
  const { fake, load } = await openerThatFails(3);
  await waitFor(() => expect(fake.toasts.map(({ type }) => type)).toEqual(['fail']), LONG);
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await tap();
  expect(await screen.findByText('Its own words about apples')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(4);
  expect(fake.toasts).toHaveLength(1);
});

test('a sheet whose code is there is drawn within the tap', async () => {
  const load = jest.fn();
  await renderPage(fakeServices({}), <Opener load={load} here={Bare} />);
  await tap();
  expect(screen.getByText('about apples')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
