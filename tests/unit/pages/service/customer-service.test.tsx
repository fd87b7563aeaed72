import { act, fireEvent, screen } from '@testing-library/react';
import { mergeService } from '../../../../src/app/mount/flags';
import type { ServiceValue } from '../../../../src/contract/shell/shell-events';
import { serviceStore } from '../../../../src/domains/service/service-store';
import { CustomerService } from '../../../../src/pages/service/customer-service';
import { ServicesContext } from '../../../../src/services/services';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderUi } from '../../../support/unit/render-ui';

const COOKIE = 'si-service-bubble=1';

afterEach(() => {
  document.cookie = 'si-service-bubble=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

function setUp(said: ServiceValue) {
  const fake = fakeServices({});
  const service = fake.services.stores.get(serviceStore);
  const say = (value: ServiceValue) => act(() => service.setState(mergeService(service.getState(), value)));
  say(said);
  const view = renderUi(
    <ServicesContext value={fake.services}>
      <CustomerService />
    </ServicesContext>,
  );
  return { ...fake, ...view, say };
}

const icon = () => screen.getByRole('button', { name: /^Contact/ });
const bubble = () => screen.queryByRole('status');

/** product.md, section 1, customer service; the command `service`. */
it.each<[string, ServiceValue, string, string | undefined]>([
  ['a host that says nothing', {}, 'Contact customer service', undefined],
  ['a red dot', { redDot: true }, 'Contact customer service, something new', undefined],
  ['a notice in the host’s words', { notice: 'Three free tips' }, 'Contact customer service', 'Three free tips'],
  [
    'a notice in our words',
    { redDot: true, notice: '' },
    'Contact customer service, something new',
    'You have a member benefit',
  ],
  ['markup is text', { notice: '<b>x</b>' }, 'Contact customer service', '<b>x</b>'],
  ['no notice any more', { notice: null }, 'Contact customer service', undefined],
])('%s', (_clause, said, name, text) => {
  setUp(said);
  expect(icon()).toHaveAttribute('aria-label', name);
  expect(bubble()?.textContent).toBe(text);
});

it('where nobody would open it there is none (product.md, section 2)', () => {
  const fake = fakeServices({});
  renderUi(
    <ServicesContext value={{ ...fake.services, hasService: () => false }}>
      <CustomerService />
    </ServicesContext>,
  );
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says later what it did not say at the start, and takes it back; each by itself', () => {
  const { say } = setUp({});
  say({ redDot: true });
  say({ notice: 'new' });
  expect([icon().getAttribute('aria-label'), bubble()?.textContent]).toEqual([
    'Contact customer service, something new',
    'new',
  ]);
  say({ redDot: false });
  expect(bubble()?.textContent).toBe('new');
  say({ notice: null });
  expect(bubble()).toBeNull();
});

it('dismissed, the bubble stays away, the dot stays, nothing opens', () => {
  const { opened, say, unmount } = setUp({ redDot: true, notice: '' });
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss/ }));
  expect(bubble()).toBeNull();
  expect(icon()).toHaveAttribute('aria-label', 'Contact customer service, something new');
  expect(opened).toEqual([]);
  expect(document.cookie).toContain(COOKIE);
  say({ notice: 'another' });
  expect(bubble()).toBeNull();
  unmount();
  setUp({ notice: '' });
  expect(bubble()).toBeNull();
});

it.each(['bubble', 'icon'])('a tap on the %s opens the service; dot and bubble go', (which) => {
  const { opened } = setUp({ redDot: true, notice: 'tap' });
  fireEvent.click(which === 'icon' ? icon() : screen.getByRole('button', { name: 'tap' }));
  expect(opened).toEqual(['service']);
  expect(bubble()).toBeNull();
  expect(icon()).toHaveAttribute('aria-label', 'Contact customer service');
});

it('without a bubble a tap dismisses none: the next notice is shown', () => {
  const { say } = setUp({ redDot: true });
  fireEvent.click(icon());
  expect(document.cookie).not.toContain(COOKIE);
  say({ notice: 'later' });
  expect(bubble()?.textContent).toBe('later');
});
