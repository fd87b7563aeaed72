import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLabSaid } from '../../../../../shell-demo/lab/back-end/ask-lab';
import { LabPlain } from '../../../../../shell-demo/lab/back-end/lab-plain';

const own = window.fetch;
afterEach(() => {
  window.fetch = own;
});

/** A back end's laboratory that knows one switch, and refuses to change it where it is told so. */
function laboratory(isPlain: boolean, refusal?: string) {
  const asked: string[] = [];
  let state = isPlain;
  window.fetch = async (url, { method = 'GET', body } = {}) => {
    asked.push(`${method} ${url}`);
    if (method === 'POST' && refusal === undefined) state = JSON.parse(String(body)).isPlain;
    const isRefused = method === 'POST' && refusal !== undefined;
    return new Response(JSON.stringify({ code: isRefused ? 403 : 0, msg: refusal ?? 'ok', data: { isPlain: state } }));
  };
  return asked;
}
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
const box = () => screen.getByRole<HTMLInputElement>('checkbox');

it.each([true, false])('the switch says what the back end is, and turns it: plain %s', async (isPlain) => {
  const asked = laboratory(isPlain);
  render(<LabPlain />);
  await settle();
  expect(box().checked).toBe(isPlain);
  fireEvent.click(box());
  await settle();
  expect(box().checked).toBe(!isPlain);
  expect(asked).toEqual(['GET /_lab/plain', 'POST /_lab/plain']);
  expect(useLabSaid.getState().failed).toBe(false);
});

it('one that is refused stays as it was, and says why', async () => {
  laboratory(false, 'not here');
  render(<LabPlain />);
  await settle();
  fireEvent.click(box());
  await settle();
  expect(box().checked).toBe(false);
  expect(useLabSaid.getState()).toMatchObject({ failed: true, text: expect.stringContaining('not here') });
});
