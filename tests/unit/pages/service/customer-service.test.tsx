import { act, fireEvent, screen } from '@testing-library/react';
import { mergeService } from '../../../../src/app/mount/flags';
import type { ServiceValue } from '../../../../src/contract/shell/shell-events';
import { serviceStore } from '../../../../src/domains/service/service-store';
import { CustomerService } from '../../../../src/pages/service/customer-service';
import { ServicesContext } from '../../../../src/services/services';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderUi } from '../../../support/unit/render-ui';

const COOKIE = 'si-service-bubble=1';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.cookie = 'si-service-bubble=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

const PAGE = (
  <div className="sport-info">
    <button type="button" id="book">
      Book
    </button>
    <p id="row">Row</p>
    <CustomerService />
  </div>
);

/** The bubble looks for a free place. */
const look = (ms = 500) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The page has been looked at for as long as the bubble waits. */
async function lookAtPage() {
  await look(6_000);
  await look();
}

async function setUp(said: ServiceValue) {
  const fake = fakeServices({});
  const service = fake.services.stores.get(serviceStore);
  const say = async (value: ServiceValue) => {
    act(() => service.setState(mergeService(service.getState(), value)));
    await look();
  };
  await say(said);
  const view = renderUi(<ServicesContext value={fake.services}>{PAGE}</ServicesContext>);
  await lookAtPage();
  return { ...fake, ...view, say };
}

const icon = () => screen.getByRole('button', { name: /^Contact/ });
const bubble = () => screen.queryByRole('status');

/** product.md, section 1, customer service; the command `service`. */
it.each<[string, ServiceValue, string, string | undefined]>([
  ['a host that says nothing', {}, 'Contact customer service', undefined],
  ['a red dot', { redDot: true }, 'Contact customer service, new message', undefined],
  ['a notice in the host’s words', { notice: 'Three free tips' }, 'Contact customer service', 'Three free tips'],
  [
    'a notice in our words',
    { redDot: true, notice: '' },
    'Contact customer service, new message',
    'You have a member benefit',
  ],
  ['markup is text', { notice: '<b>x</b>' }, 'Contact customer service', '<b>x</b>'],
  ['no notice any more', { notice: null }, 'Contact customer service', undefined],
])('%s', async (_clause, said, name, text) => {
  await setUp(said);
  expect(icon()).toHaveAttribute('aria-label', name);
  expect(bubble()?.textContent).toBe(text);
});

it('where nobody would open it there is none (product.md, section 2) [2.59]', () => {
  const fake = fakeServices({});
  renderUi(<ServicesContext value={{ ...fake.services, hasService: () => false }}>{PAGE}</ServicesContext>);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says later what it did not say at the start, and takes it back; each by itself', async () => {
  const { say } = await setUp({});
  await say({ redDot: true });
  await say({ notice: 'new' });
  expect([icon().getAttribute('aria-label'), bubble()?.textContent]).toEqual([
    'Contact customer service, new message',
    'new',
  ]);
  await say({ redDot: false });
  expect(bubble()?.textContent).toBe('new');
  await say({ notice: null });
  expect(bubble()).toBeNull();
});

it('dismissed, the bubble stays away, the dot stays, nothing opens [4.13]', async () => {
  const { opened, say, unmount } = await setUp({ redDot: true, notice: '' });
  fireEvent.click(screen.getByRole('button', { name: /^Hide for today/ }));
  expect(bubble()).toBeNull();
  expect(icon()).toHaveAttribute('aria-label', 'Contact customer service, new message');
  expect(opened).toEqual([]);
  expect(document.cookie).toContain(COOKIE);
  await say({ notice: 'another' });
  expect(bubble()).toBeNull();
  unmount();
  await setUp({ notice: '' });
  expect(bubble()).toBeNull();
});

it.each(['bubble', 'icon'])('a tap on the %s opens the service; dot and bubble go [1.14]', async (which) => {
  const { opened } = await setUp({ redDot: true, notice: 'tap' });
  fireEvent.click(which === 'icon' ? icon() : screen.getByRole('button', { name: 'tap' }));
  expect(opened).toEqual(['service']);
  expect(bubble()).toBeNull();
  expect(icon()).toHaveAttribute('aria-label', 'Contact customer service');
});

it('without a bubble a tap dismisses none: the next notice is shown', async () => {
  const { say } = await setUp({ redDot: true });
  fireEvent.click(icon());
  expect(document.cookie).not.toContain(COOKIE);
  await say({ notice: 'later' });
  expect(bubble()?.textContent).toBe('later');
});

it('waits until the page has been looked at for 6 s; a notice that comes later does not [service.3]', async () => {
  const fake = fakeServices({});
  fake.services.stores.get(serviceStore).setState({ notice: 'one' });
  renderUi(<ServicesContext value={fake.services}>{PAGE}</ServicesContext>);
  await look(5_900);
  await look();
  expect(bubble()).toBeNull();
  await look();
  expect(bubble()?.textContent).toBe('one');
  act(() => fake.services.stores.get(serviceStore).setState({ notice: 'two' }));
  await look();
  expect(bubble()?.textContent).toBe('two');
});

it('folds by itself after 8 s, and is not sent away: another notice is shown [service.3]', async () => {
  const { say } = await setUp({ redDot: true, notice: 'one' });
  await look(7000);
  expect(bubble()?.textContent).toBe('one');
  await look(1500);
  expect([bubble(), document.cookie]).toEqual([null, expect.not.stringContaining(COOKIE)]);
  expect(icon()).toHaveAttribute('aria-label', 'Contact customer service, new message');
  await say({ notice: 'two' });
  expect(bubble()?.textContent).toBe('two');
});

it('once seen it does not open again on the next page of the visit; another notice does', async () => {
  const { services, say, unmount } = await setUp({ notice: 'one' });
  expect(bubble()?.textContent).toBe('one');
  unmount();
  renderUi(<ServicesContext value={services}>{PAGE}</ServicesContext>);
  await lookAtPage();
  expect(bubble()).toBeNull();
  await say({ notice: 'two' });
  expect(bubble()?.textContent).toBe('two');
});

it('stands over no score and no button, and not while the page scrolls [service.3]', async () => {
  const box = { left: 100, right: 300, top: 700, bottom: 744 };
  const under = { left: 250, right: 330, top: 720, bottom: 750 };
  let isCovered = true;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const isBubble = this.getAttribute('role') === 'status';
    return {
      ...(isBubble ? box : isCovered && this.id === 'book' ? under : { left: 0, right: 0, top: 0, bottom: 0 }),
    } as DOMRect;
  });
  await setUp({ notice: 'one' });
  expect(bubble()).toBeNull();
  isCovered = false;
  // A row goes: that is a change.
  document.getElementById('row')?.remove();
  await look();
  expect(bubble()?.textContent).toBe('one');
  act(() => void document.dispatchEvent(new Event('scroll')));
  expect(bubble()).toBeNull();
  await look();
  expect(bubble()?.textContent).toBe('one');
});

it('a page on which nothing changes is not measured again', async () => {
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  await setUp({ notice: 'one' });
  expect(bubble()).not.toBeNull();
  await look();
  measure.mockClear();
  await look(3_000);
  expect(measure).not.toHaveBeenCalled();
});
