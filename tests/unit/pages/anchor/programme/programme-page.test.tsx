import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import ProgramDetail from '../../../../../src/app/routing/program-detail-page';
import { subscriptionStore } from '../../../../../src/domains/anchor/subscription-store';
import { configStore } from '../../../../../src/domains/config/config-store';
import AnchorImagePage from '../../../../../src/pages/anchor/image/anchor-image-page';
import { goodAnswers, rawHome, rawMatch } from '../../../../support/unit/anchor-world';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { type Answer, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { page, rawTip, tipsAnswers } from '../../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const HOUR_MS = 3_600_000;
const far = rawMatch('m9', { startDate: NOW + 60 * HOUR_MS, statusId: 1 });
const shows = (matchId: string, fields: Record<string, unknown> = {}) => [
  { matchId, matchSource: 164, liveStatus: 0, startDate: NOW + 60 * HOUR_MS, ...fields },
];
const answers = () => ({
  ...goodAnswers(),
  hostList: () => [{ id: 'h7', nickName: 'Anchor 7', liveSchedule: shows('m9') }] as unknown,
  hostSchedule: () => [{ ...far, liveStatus: 0, matchSource: 164, matchLeague: 'Cup' }] as unknown,
});

interface Place {
  readonly id: string;
  readonly member?: boolean;
  readonly native?: string;
  readonly over?: Partial<Record<string, Answer>>;
}

async function open({ id, member = false, native, over = {} }: Place) {
  const fake = fakeServices({ ...answers(), ...over }, member);
  if (native !== undefined) fake.services.stores.get(configStore).setState({ platform: 'app', appVersion: native });
  const routes = (
    <Routes>
      <Route path="/program-detail/:id" element={<ProgramDetail />} />
    </Routes>
  );
  const rendered = await renderPage(fake, routes, `/program-detail/${id}`);
  await settle();
  return { fake, ...rendered };
}

describe('a programme (decisions.md, program detail; design mock program-detail) [2.9]', () => {
  it('on air: the way into the room, its anchors, the match', async () => {
    await open({ id: 'm1' });
    expect(screen.getByRole('link', { name: /^Home m1 v Away m1.*Live room/ }).getAttribute('href')).toBe(
      '/anchor/detail/h0?matchId=m1',
    );
    expect(screen.getByText('2 live')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Match' }));
    expect(screen.getAllByText('EPL round 29')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Same day' })).getByText('Home m2')).toBeTruthy();
  });

  it('to come: counts down and reminds, which is the booking of every list', async () => {
    const booked = { subscribeHostId: '', subscribeMatchId: 'm2' };
    const start = NOW + HOUR_MS + 38 * 60_000;
    const next = { id: 'h5', nickName: 'Anchor 5', liveSchedule: shows('m2', { startDate: start }) };
    const home = rawHome({ liveMatchList: [rawMatch('m2', { statusId: 1, startDate: start, hostList: [next] })] });
    const { fake } = await open({
      id: 'm2',
      member: true,
      over: { anchorHome: () => home, subscribeInfo: () => booked },
    });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Starts in 1 h 38 min');
    // As read at the log-in: nothing yet.
    act(() => fake.services.stores.get(subscriptionStore).getState().clear());
    const remind = screen.getByRole('button', { name: 'Remind me of Home m2 v Away m2' });
    expect(screen.getByRole('button', { name: 'Book Home m2 v Away m2' }).textContent).toBe('Book');
    fireEvent.click(remind);
    await settle();
    expect(fake.calls('subscribe')).toEqual([{ matchId: 'm2' }]);
    expect(screen.getAllByRole('button', { name: /^Booked/ })).toHaveLength(2);
  });

  it('section 7, sportsIds: its tips are those about the match [7.60]', async () => {
    const tipList = ({ sportsIds }: Record<string, unknown>) =>
      page(sportsIds === 'm1' ? [rawTip('t7', { messageMatchList: [rawMatch('m1')] })] : []);
    const { fake } = await open({ id: 'm1', over: { ...tipsAnswers(), ...answers(), tipList } });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Anchors', 'Tips', 'Match']);
    fireEvent.click(screen.getByRole('tab', { name: 'Tips' }));
    await settle();
    expect(screen.getByText('Title t7').closest('a')?.getAttribute('href')).toBe('/news/detail/t7');
    expect(fake.calls('tipList')).toEqual([expect.objectContaining({ sportsIds: 'm1' })]);
  });

  it('beyond anchor home: found by its anchors [program detail.1]', async () => {
    const { fake } = await open({ id: 'm9' });
    expect(fake.calls('hostSchedule')).toEqual([{ hostId: 'h7' }]);
    expect(screen.getByText('Cup')).toBeTruthy();
    expect(screen.getByText('1 scheduled')).toBeTruthy();
  });

  it('decided by penalties: the shoot-out stands beside the score of both', async () => {
    const scores = { statusId: 8, homeScore: 1, awayScore: 1, homeShootout: 4, awayShootout: 3 };
    const over = { ...rawMatch('m404', scores), matchSource: 164, liveStatus: 2 };
    const { container } = await open({ id: 'm404?hostId=h7', over: { hostSchedule: () => [over] } });
    expect(container.textContent).toContain('1(4):1(3)');
  });

  it('over: the link of a room lives on, with how it ended and who showed it', async () => {
    const over = { ...rawMatch('m404', { statusId: 8, homeScore: 2, awayScore: 1 }), matchSource: 164, liveStatus: 2 };
    const { fake } = await open({ id: 'm404?hostId=h7', over: { hostSchedule: () => [over] } });
    expect(fake.calls('hostSchedule')).toEqual([{ hostId: 'h7' }]);
    expect(screen.queryByText('Programme not found')).toBeNull();
    expect(screen.getByText('No anchor is live')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Live room' }).map((link) => link.getAttribute('href'))).toContain(
      '/anchor/detail/h7',
    );
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it.each([
    ['nobody shows it', answers().hostList],
    [
      'its only show is private',
      () => [{ id: 'h7', liveSchedule: shows('m404', { liveUserGroupId: 8801, liveRoomId: 'room-9' }) }],
    ],
  ])('an id that leads nowhere says so: %s', async (_name, hostList) => {
    const { client } = await open({ id: 'm404', over: { hostList } });
    expect(screen.getByText('Programme not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Other anchors' })).toHaveAttribute('href', '/anchor/all-anchor?tab=live');
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map((query) => query.state.data),
      ),
    ).not.toContain('room-9');
  });

  it.each([
    ['web', undefined, true],
    ['native 4.3.1', '4.3.1', false],
    ['native 4.3.2', '4.3.2', true],
    ['native 4.10.0', '4.10.0', true],
  ])('the form on %s', async (_name, native, isNew) => {
    await open({ id: 'm1', ...(native === undefined ? {} : { native }) });
    expect(screen.queryAllByRole('tab').length > 0).toBe(isNew);
    expect(screen.queryByRole('region', { name: 'Same day' }) === null).toBe(isNew);
  });
});

describe('an anchor’s photos (design mock anchor-image)', () => {
  const openImage = (hosts: unknown) => {
    const fake = fakeServices({ ...goodAnswers(), hostList: () => hosts, images: () => [{ images: 'bg' }] });
    const routes = (
      <Routes>
        <Route path="/anchor/anchor-image/:id" element={<AnchorImagePage />} />
      </Routes>
    );
    return renderPage(fake, routes, '/anchor/anchor-image/h1').then((rendered) => ({ fake, ...rendered }));
  };
  const host = {
    id: 'h1',
    nickName: 'Ann',
    pictureId: 'p1',
    photos: 'p1,p2',
    birthday: '1996-05-02',
    fansCount: 238_000,
  };

  it('shows them over the category’s picture, with who it is [2.14]', async () => {
    const { container } = await openImage([host]);
    await settle();
    expect(screen.getAllByRole('img', { name: /Photo \d of Ann/ })).toHaveLength(2);
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.getByText('29 yrs · 238K followers')).toBeTruthy();
    expect(container.querySelector('img[src="/file/bg"]')).not.toBeNull();
  });

  it('plus enlarges, the arrows move while it is, 0 ends it', async () => {
    await openImage([host]);
    const track = screen.getByRole('group');
    const style = () => screen.getByRole('img', { name: 'Photo 1 of Ann' }).getAttribute('style') ?? '';
    fireEvent.keyDown(track, { key: '+' });
    expect(style()).toContain('scale(1.5)');
    fireEvent.keyDown(track, { key: '0' });
    expect(style()).not.toContain('scale');
  });

  it.each([
    ['nobody', []],
    ['somebody who has withdrawn', [{ ...host, liveStatus: 3 }]],
    ['another one', [{ ...host, id: 'h2' }]],
  ])('an id of %s says so', async (_name, hosts) => {
    await openImage(hosts);
    expect(screen.getByText('Anchor not found')).toBeTruthy();
  });
});
