import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { configStore } from '../../../../../src/domains/config/config-store';
import type { RoomVideo } from '../../../../../src/pages/live-room/player/engines/source-order';
import { LivePlayer } from '../../../../../src/pages/live-room/player/live-player';
import { chosenQuality } from '../../../../../src/pages/live-room/player/playback/quality-choice';
import { PlayerMessage } from '../../../../../src/pages/live-room/player/player-message';
import { usePlayer } from '../../../../../src/pages/live-room/player/use-player';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

jest.mock('../../../../../src/pages/live-room/player/engines/engines', () => ({
  browserSupport: () => ({ mediaSource: mockHasMediaSource, nativeHls: false, httpsOnly: false }),
  loadEngine: async (kind: string) => (_video: unknown, url: string) => {
    opened.push(`${kind} ${url}`);
    return { lag: () => 0, toLive: () => undefined, destroy: () => opened.push(`end ${url}`) };
  },
}));

let mockHasMediaSource = true;
const opened: string[] = [];
const source = (line: number, quality: 'hd' | 'sd') => ({
  quality,
  flv: `https://v/${line}/${quality}`,
  m3u8: undefined,
});
const ROOM = {
  lines: [1, 2].map((line) => ({ line, sources: [source(line, 'hd'), source(line, 'sd')] })),
  videoSourceDetail: undefined,
};

/** jsdom plays nothing. */
function stubMedia(): void {
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'play').mockResolvedValue();
  jest.spyOn(media, 'pause').mockReturnValue();
  jest.spyOn(media, 'load').mockReturnValue();
}
/** A dialog of jsdom neither opens nor closes. */
function stubDialog(): void {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
beforeEach(() => {
  opened.length = 0;
  mockHasMediaSource = true;
  stubMedia();
  stubDialog();
});
afterEach(() => jest.restoreAllMocks());

function Watched({ room, ...around }: { room: RoomVideo | undefined; cover: ReactNode; poster: ReactNode }) {
  const player = usePlayer(room, () => undefined);
  return <LivePlayer {...around} player={player} top="top" elsewhere={<a href="/">away</a>} />;
}

async function show({
  room = ROOM as RoomVideo,
  isLive = true,
  isAutoPlay = true,
  poster = <i>ground</i>,
  cover = <PlayerMessage title="over" />,
} = {}) {
  const fake = fakeServices({});
  fake.services.stores.get(configStore).setState({ isAutoPlay });
  const page = await renderPage(fake, <Watched room={isLive ? room : undefined} cover={cover} poster={poster} />);
  const video = page.container.querySelector('video') as HTMLVideoElement;
  const plays = () => act(async () => void video.dispatchEvent(new Event('playing')));
  return { ...fake, ...page, video, plays };
}

const button = (name: string) => screen.getByRole('button', { name });

it('isAutoPlay: it begins by itself, muted, and offers the sound [video source.3]', async () => {
  const { video, plays } = await show();
  expect([opened, video.muted, video.playsInline]).toEqual([['flv https://v/1/hd'], true, true]);
  await plays();
  await userEvent.click(button('Tap to unmute'));
  expect(video.muted).toBe(false);
  expect(screen.queryByRole('button', { name: 'Tap to unmute' })).toBeNull();
});

it('not isAutoPlay: a play button, and no request before it [video source.3]', async () => {
  await show({ isAutoPlay: false });
  expect(opened).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
  await waitFor(() => expect(opened).toEqual(['flv https://v/1/hd']));
});

it('a poster stands behind the picture until it has moved, and not after a pause', async () => {
  const { plays } = await show({ isAutoPlay: false });
  expect(screen.getByText('ground')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
  expect(screen.getByText('ground')).toBeInTheDocument();
  await plays();
  expect(screen.queryByText('ground')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Pause' })[0] as HTMLElement);
  expect(screen.queryByText('ground')).toBeNull();
});

it('a room that is not on air: its cover, no controls, no request', async () => {
  await show({ isLive: false });
  expect(screen.getByText('over')).toBeVisible();
  expect([opened, screen.queryByRole('button', { name: 'Pause' })]).toEqual([[], null]);
});

it('a line is chosen from a radio group: arrows only move, the choice closes and begins anew', async () => {
  const { plays } = await show();
  await plays();
  await userEvent.click(button('Line 1'));
  expect(screen.getByRole('radiogroup', { name: 'Choose a line' })).toBeVisible();
  const [first, second] = screen.getAllByRole('radio');
  expect([first?.getAttribute('aria-checked'), document.activeElement]).toEqual(['true', first]);
  await userEvent.keyboard('{ArrowDown}');
  expect([document.activeElement, opened.length]).toEqual([second, 1]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(opened).toEqual(['flv https://v/1/hd', 'end https://v/1/hd', 'flv https://v/2/hd']));
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('the chosen quality is kept', async () => {
  const { plays, services } = await show();
  await plays();
  await userEvent.click(button('HD'));
  await userEvent.click(await screen.findByRole('tab', { name: 'SD' }));
  expect(chosenQuality.read(services.storage)).toBe('sd');
  await waitFor(() => expect(opened.at(-1)).toBe('flv https://v/1/sd'));
});

it('all sources failed: words, a retry, and the way to another line', async () => {
  // Offline it gives up at once.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { video, toasts, reports } = await show();
  for (let n = 0; n < 2; n++) await act(async () => void video.dispatchEvent(new Event('error')));
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the video');
  expect([toasts, reports]).toEqual([[{ type: 'info', text: 'Switched to line 2' }], ['element 0', 'element 0']]);
  await userEvent.click(button('Switch line'));
  await userEvent.click(screen.getByRole('radio', { name: 'Line 2' }));
  await waitFor(() => expect(opened.at(-1)).toBe('flv https://v/2/hd'));
});

describe('decisions.md, video source: a format that the browser lacks', () => {
  it('is said before any tap, with the way to another browser, and the network is not blamed [video source.4]', async () => {
    mockHasMediaSource = false;
    await show({ isAutoPlay: false });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser can’t play the videoOpen the room in another browser. Chat and scores still workaway',
    );
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('a room without any address has failed as before', async () => {
    await show({ room: { lines: [], videoSourceDetail: undefined } });
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the video');
  });

  it('of every source alone: other lines and qualities are offered [video source.4]', async () => {
    const { video } = await show();
    const decode = () => {
      Object.defineProperty(video, 'error', { configurable: true, value: { code: 3 } });
      video.dispatchEvent(new Event('error'));
    };
    for (let n = 0; n < 2; n++) await act(async () => decode());
    expect(screen.getByRole('alert')).toHaveTextContent('Try another line or quality, or another browser');
    await userEvent.click(button('Choose the quality'));
    await userEvent.click(await screen.findByRole('tab', { name: 'SD' }));
    await waitFor(() => expect(opened.at(-1)).toBe('flv https://v/1/sd'));
  });
});

it('gone, nothing of it is left', async () => {
  const { unmount, plays } = await show();
  await plays();
  unmount();
  expect(opened.at(-1)).toBe('end https://v/1/hd');
});
