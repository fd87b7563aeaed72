import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Portal } from '../../../../shell-demo/host/portal';
import { usePortal } from '../../../../shell-demo/host/portal-store';
import { bridge } from '../../../../shell-demo/host/remote/bridge';

// Webpack's plug-in makes the runtime's instance; here is none, and no remote.
jest.mock('@module-federation/enhanced/runtime', () => ({ registerRemotes() {} }));

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Portal />
    </MemoryRouter>,
  );
beforeAll(() => {
  // The test's document has no dialogs that open.
  HTMLDialogElement.prototype.show ??= function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});
beforeEach(() => usePortal.setState(usePortal.getInitialState()));

it('without the line that plugs the laboratory in, the portal is whole and has nothing of it', () => {
  at('/');
  expect(screen.getByTestId('open-sport-info').getAttribute('href')).toBe('/sport-info');
  expect(screen.getByTestId('portal-user').textContent).toBe('登录');
  expect(screen.queryByTestId('lab-toggle')).toBeNull();
});

it('theme and language change on the document', () => {
  at('/');
  fireEvent.click(screen.getByRole('button', { name: '深色' }));
  fireEvent.change(screen.getByRole('combobox', { name: '语言' }), { target: { value: 'en' } });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByText('Log in')).toBeDefined();
});

it('a page that the portal does not have is said to be none, also one of the laboratory', () => {
  at('/qa');
  expect(screen.getByText('门户里没有这个页面')).toBeDefined();
});

it('the desk opens when the remote asks for it, and closes', () => {
  at('/');
  const desk = screen.getByTestId<HTMLDialogElement>('customer-service');
  act(() => void bridge.emit('customer-service:open', { from: '/sport-info/mine' }));
  expect(desk.open).toBe(true);
  expect(desk.textContent).toContain('/sport-info/mine');
  fireEvent.keyDown(desk, { key: 'Escape' });
  expect(desk.open).toBe(false);
});

it('the remote’s title becomes the document’s', () => {
  at('/');
  bridge.emit('title:change', { title: 'Anchors' });
  expect(document.title).toBe('Anchors');
});
