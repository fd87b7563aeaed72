import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { isOnline, sayOnline, useOnline } from '../../../src/services/use-online';

const Shown = () => <p>{String(useOnline())}</p>;

it('the native app’s word holds against what the view believes, and the browser’s newer one against it', () => {
  render(<Shown />);
  const heard: string[] = [];
  for (const type of ['online', 'offline']) window.addEventListener(type, () => heard.push(`${type} ${isOnline()}`));
  act(() => sayOnline(false));
  screen.getByText('false');
  act(() => sayOnline(true));
  screen.getByText('true');
  act(() => sayOnline(false));
  act(() => void window.dispatchEvent(new Event('online')));
  screen.getByText('true');
  expect(heard).toEqual(['offline false', 'online true', 'offline false', 'online true']);
});
