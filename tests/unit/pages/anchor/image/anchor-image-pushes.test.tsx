import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { anchorStore } from '../../../../../src/domains/anchor/anchor-store';
import { bannersQuery } from '../../../../../src/domains/banner/banners-query';
import AnchorImagePage from '../../../../../src/pages/anchor/image/anchor-image-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';
import { applyAnchors } from '../../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const rawHost = {
  id: 'a',
  nickName: 'Anchor a',
  liveStatus: 0,
  pictureId: 'p1',
  liveSchedule: [{ matchId: 'm1', liveStatus: 0, matchSource: '164', liveRoomId: 'r1' }],
};

async function open(banners: readonly object[] = []) {
  const fake = fakeServices({ hostList: () => [rawHost], images: () => banners });
  const at = '/anchor/anchor-image/a';
  const page = await renderPage(
    fake,
    <Routes>
      <Route path="/anchor/anchor-image/:id" element={<AnchorImagePage />} />
    </Routes>,
    at,
  );
  const push = (liveStatus: number) =>
    act(() =>
      applyAnchors(fake.services.stores.get(anchorStore), [
        { hostId: 'a', serverNow: NOW + 5_000, liveStatus, matchId: 'm1' },
      ]),
    );
  return { ...fake, ...page, push };
}
const isOnAir = () => screen.queryAllByText('Live').length > 0;

/** decisions.md, hosts and pushes: the rules of display run on readings with pushes laid over them, everywhere. */
it('who goes on air is live on their photos’ page, and off air again [hosts and pushes.4]', async () => {
  const { push } = await open();
  expect(isOnAir()).toBe(false);
  push(1);
  expect(isOnAir()).toBe(true);
});

it('who is withdrawn has no photos any more [hosts and pushes.4]', async () => {
  const { push } = await open();
  expect(screen.getByRole('region', { name: 'Anchor' })).toBeInTheDocument();
  push(3);
  expect(screen.queryByRole('region', { name: 'Anchor' })).toBeNull();
});

/** decisions.md, banner places: one picture for the photos and for a room without video; neither breaks on the other's reading. */
it('the ground of the photos is read as a room reads it', async () => {
  const { client, container, services } = await open([{ id: '1', images: ['night'] }]);
  const { queryKey } = bannersQuery(services, 'anchorBackground');
  expect(client.getQueryData(queryKey)).toMatchObject([{ images: ['night'] }]);
  await waitFor(() => expect(container.querySelector('img[src*=night]')).toBeInTheDocument());
});
