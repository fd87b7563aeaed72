import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { SleepAtEnd, useSleep, useSleepTimer } from '../../../../../src/pages/live-room/player/playback/sleep-store';
import { TimeIsUp } from '../../../../../src/pages/live-room/player/sleep-left';
import { SleepSetting } from '../../../../../src/pages/live-room/player/sleep-setting';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

const MINUTE_MS = 60_000;
const pause = jest.fn();
const play = jest.fn();
const playback = { pause } as never;
/** A show of a football match with this state. */
const showIn = (statusId: number) => ({ matchId: 'm1', matchTypeId: 1, statusId, askedAt: NOW }) as never;

let room: (state: { readonly isPlaying: boolean; readonly statusId: number }) => void;
function Room() {
  const [{ isPlaying, statusId }, set] = useState({ isPlaying: true, statusId: 4 });
  room = (state) => act(() => set(state));
  useSleepTimer(playback, isPlaying);
  const { isUp } = useSleep();
  return (
    <>
      <SleepAtEnd show={showIn(statusId)} />
      <SleepSetting />
      {isUp && !isPlaying && <TimeIsUp onPlay={play} />}
    </>
  );
}

async function open() {
  await renderPage(fakeServices({}, false), <Room />);
  jest.useFakeTimers();
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const pass = (minutes: number) => act(async () => void jest.advanceTimersByTime(minutes * MINUTE_MS));

beforeEach(() => {
  stubBrowser();
  pause.mockClear();
  play.mockClear();
});
afterEach(() => jest.useRealTimers());

test('pauses when the minutes are over, and not before', async () => {
  await open();
  choose('30 min');
  expect(screen.getByText(/^Stops in 30:00 · /)).toBeInTheDocument();
  await pass(29.9);
  expect(pause).not.toHaveBeenCalled();
  await pass(0.1);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('another choice begins anew, and none ends it', async () => {
  await open();
  choose('15 min');
  await pass(14);
  choose('60 min');
  await pass(59);
  choose('Off');
  await pass(60);
  expect(pause).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Stops in/)).toBeNull();
});

test('the end of the match is followed by five minutes more', async () => {
  await open();
  choose('End of match');
  expect(screen.getByText('5 more minutes after full time')).toBeInTheDocument();
  await pass(120);
  expect(pause).not.toHaveBeenCalled();
  room({ isPlaying: true, statusId: 8 });
  await pass(4.9);
  expect(pause).not.toHaveBeenCalled();
  await pass(0.1);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('the time is up: what was set, thirty minutes more, or on without a timer', async () => {
  await open();
  choose('15 min');
  await pass(15);
  room({ isPlaying: false, statusId: 4 });
  expect(screen.getByText('Time is up, paused').parentElement).toHaveTextContent(/15 min · \d\d:\d\d/);
  fireEvent.click(screen.getByRole('button', { name: '30 more minutes' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Time is up, paused')).toBeNull();
  room({ isPlaying: true, statusId: 4 });
  await pass(30);
  expect(pause).toHaveBeenCalledTimes(2);
  room({ isPlaying: false, statusId: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  room({ isPlaying: true, statusId: 4 });
  expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
});
