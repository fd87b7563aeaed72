import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LazySheet } from '../../../src/services/lazy-sheet';
import { fakeServices } from '../../support/unit/fake-services';
import { renderPage } from '../../support/unit/render-page';

const own = { picture: { title: 'Its own words' } };
const TEXTS = { 'zh-CN': async () => ({ default: own }), en: async () => ({ default: own }) };

function Piece() {
  return <p>{useTranslations('picture')('title')}</p>;
}

function Opener({ load }: { readonly load: () => Promise<typeof Piece> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <LazySheet load={load} texts={TEXTS} onClose={() => setIsOpen(false)}>
          {(Part) => <Part />}
        </LazySheet>
      )}
    </>
  );
}
const tap = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('a sheet is fetched with the first tap, and speaks by texts of its own; one that does not come says so, and the next tap asks again', async () => {
  const fake = fakeServices({});
  const load = jest
    .fn<Promise<typeof Piece>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Piece);
  await renderPage(fake, <Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await tap();
  await waitFor(() => expect(fake.toasts.map(({ type }) => type)).toEqual(['fail']));
  expect(screen.queryByText('Its own words')).toBeNull();
  await tap();
  expect(await screen.findByText('Its own words')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(fake.toasts).toHaveLength(1);
});
