import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BannerCarousel } from '../../../../src/domains/banner/banner-carousel';
import { Pager } from '../../../../src/pages/anchor/home/pager';
import { ServicesContext } from '../../../../src/services/services';
import { setReducedMotion, setVisibility, stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderUi } from '../../../support/unit/render-ui';

const { services } = fakeServices({});
const withServices = (node: ReactNode, visibility = services.visibility) => (
  <ServicesContext value={{ ...services, visibility }}>{node}</ServicesContext>
);

const WIDTH = 300;

beforeEach(() => {
  stubBrowser(WIDTH);
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => setTimeout(run, 0) as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  setVisibility('visible');
});

const settle = () => act(() => jest.advanceTimersByTime(1));
const swipeTo = (track: Element, page: number) => {
  act(() => track.scrollTo({ left: page * WIDTH }));
  settle();
};

test('pager: a page is filled when somebody reaches for it and stays filled; the dots say where one is', () => {
  renderUi(<Pager label="Anchors" pageCount={4} renderPage={(index) => <p>{`page ${index}`}</p>} />);
  const track = screen.getByRole('group', { name: 'Anchors' });
  const filled = () => screen.getAllByText(/^page/).map((page) => page.textContent);
  expect(filled()).toEqual(['page 0']);
  fireEvent.touchStart(track);
  expect(filled()).toEqual(['page 0', 'page 1']);
  expect(screen.getByRole('img', { name: 'Page 1 of 4' })).toBeInTheDocument();
  swipeTo(track, 2);
  swipeTo(track, 0);
  expect(filled()).toEqual(['page 0', 'page 1', 'page 2', 'page 3']);
  expect(screen.getByRole('img', { name: 'Page 1 of 4' })).toBeInTheDocument();
});

test.each([
  ['the keyboard', (track: Element) => fireEvent.focusIn(track)],
  ['a mouse', (track: Element) => fireEvent.pointerEnter(track)],
  ['nobody, once the page rests and is idle', () => act(() => jest.advanceTimersByTime(3100))],
])('pager: the next page is there for %s [beside the screen.1]', (_clause, reach) => {
  renderUi(<Pager label="Anchors" pageCount={2} renderPage={(index) => <p>{`page ${index}`}</p>} />);
  void reach(screen.getByRole('group', { name: 'Anchors' }));
  expect(screen.getByText('page 1')).toBeInTheDocument();
});

test('pager: live bars move only on the page in view [motion.2, motion.3]', () => {
  const { container } = renderUi(<Pager label="Anchors" pageCount={2} renderPage={(index) => index} />);
  expect(container.querySelectorAll('[data-resting]')).toHaveLength(1);
});

test('pager: one page has no dots', () => {
  renderUi(<Pager label="Anchors" pageCount={1} renderPage={() => 'x'} />);
  expect(screen.queryByRole('img')).toBeNull();
});

const slide = (key: string, fields = {}) => ({ key, image: `/${key}`, title: `Title ${key}`, subTitle: '', ...fields });
const slides = [slide('a', { to: '/room' }), slide('b', { href: 'https://example.com/' }), slide('c', { title: '' })];
const track = () => screen.getByRole('region').firstElementChild as HTMLElement;
const after5s = () => {
  act(() => jest.advanceTimersByTime(5000));
  settle();
  return track().scrollLeft / WIDTH;
};

test('carousel: moves on every 5 s and round [accessibility.5]', () => {
  renderUi(withServices(<BannerCarousel slides={slides} onOpen={jest.fn()} />));
  expect([after5s(), after5s(), after5s()]).toEqual([1, 2, 0]);
});

test.each([
  [
    'touched [accessibility.5]',
    () => fireEvent.touchStart(screen.getByRole('region')),
    () => fireEvent.touchEnd(screen.getByRole('region')),
  ],
  [
    'focused',
    () => screen.getByRole('link', { name: 'Title a' }).focus(),
    () => (document.activeElement as HTMLElement).blur(),
  ],
  ['hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
])('design README 7, carousel: stands still while %s', (_clause, begin, end) => {
  renderUi(withServices(<BannerCarousel slides={slides} onOpen={jest.fn()} />));
  act(() => void begin());
  expect(after5s()).toBe(0);
  act(() => void end());
  expect(after5s()).toBe(1);
});

test('carousel: stands still while a host hides the app in a page that is seen [hidden.1]', () => {
  const isVisible = () => false;
  renderUi(withServices(<BannerCarousel slides={slides} onOpen={jest.fn()} />, { ...services.visibility, isVisible }));
  expect(after5s()).toBe(0);
});

test('design README 7, carousel: never moves with reduced motion [accessibility.5]', () => {
  setReducedMotion(true);
  renderUi(withServices(<BannerCarousel slides={slides} onOpen={jest.fn()} />));
  expect(after5s()).toBe(0);
});

test('carousel: slides are links with text, one without words has a label, one alone has no dots', async () => {
  jest.useRealTimers();
  const onOpen = jest.fn();
  const { rerender, container } = renderUi(withServices(<BannerCarousel slides={slides} onOpen={onOpen} />));
  expect(screen.getByRole('link', { name: 'Title a' })).toHaveAttribute('href', '/room');
  expect(screen.getByRole('img', { name: 'Highlight 3' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Title b' }));
  expect(onOpen).toHaveBeenCalledWith('https://example.com/');
  expect(container.querySelectorAll('.dot')).toHaveLength(3);
  rerender(withServices(<BannerCarousel slides={slides.slice(0, 1)} onOpen={onOpen} />));
  expect(container.querySelectorAll('.dot')).toHaveLength(0);
});
