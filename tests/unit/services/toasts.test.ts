import { createToasts } from '../../../src/services/toasts';

const FIRST = { type: 'info', text: 'First' } as const;
const SECOND = { type: 'fail', text: 'Second' } as const;

describe('one toast at a time', () => {
  it('a newer one takes the place of the older', () => {
    const toasts = createToasts();
    toasts.show(FIRST);
    toasts.show(SECOND);
    expect(toasts.store.getState().current).toMatchObject(SECOND);
  });

  it('the end of the older one does not take the newer one away', () => {
    const toasts = createToasts();
    toasts.show(FIRST);
    const first = toasts.store.getState().current?.id ?? Number.NaN;
    toasts.show(SECOND);
    toasts.hide(first);
    expect(toasts.store.getState().current).toMatchObject(SECOND);
  });

  it('the same words again are a toast of their own, shown for its whole time', () => {
    const toasts = createToasts();
    toasts.show(FIRST);
    const first = toasts.store.getState().current?.id;
    toasts.show(FIRST);
    expect(toasts.store.getState().current?.id).not.toBe(first);
  });

  it('is gone when its own time is over', () => {
    const toasts = createToasts();
    toasts.show(FIRST);
    toasts.hide(toasts.store.getState().current?.id ?? Number.NaN);
    expect(toasts.store.getState().current).toBeNull();
  });
});
