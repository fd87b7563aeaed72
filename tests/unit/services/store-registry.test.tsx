import { act, render, screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { type Services, ServicesContext } from '../../../src/services/services';
import { createStores, defineStore, handedDown, useStore } from '../../../src/services/store-registry';
import { fakeServices } from '../../support/unit/fake-services';

const mount = () => fakeServices({}).services;

test('a store is made on first use, once a mount', () => {
  const begin = jest.fn(() => ({ count: 0 }));
  const counter = defineStore('counter', begin);
  const { stores } = mount();
  expect(begin).not.toHaveBeenCalled();
  const store = stores.get(counter);
  expect(stores.get(counter)).toBe(store);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('two mounts do not see each other [two mounts.1]', () => {
  const counter = defineStore('counter', () => ({ count: 0 }));
  const [one, other] = [mount().stores, mount().stores];
  one.get(counter).setState({ count: 1 });
  expect(other.get(counter).getState()).toEqual({ count: 0 });
});

test('actions reach the mount that made their store', () => {
  const named = defineStore<{ name: string; read: () => void }>('named', (store, services) => ({
    name: '',
    read: () => store.setState({ name: services().fileUrl('a') }),
  }));
  const { stores } = mount();
  stores.get(named).getState().read();
  expect(stores.get(named).getState().name).toBe('/file/a');
});

test('a store that stood before the services is adopted, and nobody makes another', () => {
  const counter = defineStore<{ count: number }>('counter', handedDown);
  const { stores } = mount();
  expect(() => stores.get(counter)).toThrow('handed down');
  const store = createStore(() => ({ count: 7 }));
  stores.adopt(counter, store);
  expect(stores.get(counter)).toBe(store);
  stores.end();
  store.setState({ count: 8 });
  expect(store.getState().count).toBe(7);
});

describe('after the end of the mount', () => {
  const tick = () => {
    let timer: ReturnType<typeof setInterval> | undefined;
    return defineStore<{ ticks: number; start: () => void; stop: () => void }>(
      'ticks',
      (store) => ({
        ticks: 0,
        start() {
          timer = setInterval(() => store.setState(({ ticks }) => ({ ticks: ticks + 1 })), 10);
        },
        stop: () => clearInterval(timer),
      }),
      (state) => state.stop(),
    );
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('what the store has running is stopped, once', () => {
    const definition = tick();
    const { stores } = mount();
    stores.get(definition).getState().start();
    jest.advanceTimersByTime(25);
    stores.end();
    stores.end();
    expect(stores.get(definition).getState().ticks).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('what comes late changes nothing and tells nobody', () => {
    const counter = defineStore('counter', () => ({ count: 0 }));
    const { stores } = mount();
    const store = stores.get(counter);
    const heard = jest.fn();
    store.subscribe(heard);
    stores.end();
    store.setState({ count: 1 });
    expect(stores.get(counter).getState().count).toBe(0);
    expect(heard).not.toHaveBeenCalled();
  });

  test('a store that is first asked for then has ended, too', () => {
    const end = jest.fn();
    const counter = defineStore('counter', () => ({ count: 0 }), end);
    const { stores } = mount();
    stores.end();
    stores.get(counter).setState({ count: 1 });
    expect(end).toHaveBeenCalledTimes(1);
    expect(stores.get(counter).getState().count).toBe(0);
  });
});

test('a view renders again when what it selects changes, and only then', () => {
  const pair = defineStore('pair', () => ({ left: 0, right: 0 }));
  const { services } = fakeServices({});
  let renders = 0;
  function Left() {
    renders += 1;
    return <output>{useStore(pair, ({ left }) => left)}</output>;
  }
  render(
    <ServicesContext value={services}>
      <Left />
    </ServicesContext>,
  );
  act(() => services.stores.get(pair).setState({ right: 1 }));
  expect(renders).toBe(1);
  act(() => services.stores.get(pair).setState({ left: 5 }));
  expect(screen.getByRole('status')).toHaveTextContent('5');
});

test('the registry of a mount serves the services of that mount', () => {
  const { services } = fakeServices({});
  const seen = defineStore<{ own: () => Services }>('seen', (_store, own) => ({ own }));
  expect(
    createStores(() => services)
      .get(seen)
      .getState()
      .own(),
  ).toBe(services);
});
