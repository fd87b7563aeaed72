import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GoldDocumentPage from '../../../../src/pages/promo/gold-document-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, failWith, fakeServices } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const HTML =
  '<h2 onclick="alert(1)">How</h2><ul><li>Watch <a href="/gold-mall">here</a></li></ul><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>';
const answers: Record<string, Answer> = {
  goldDocument: () => ({ content: HTML }),
  goldBalance: () => ({ balance: 126 }),
  goldDailyLimit: () => ({ limit: 500, used: 320 }),
  images: () => [{ id: 46, images: 'a.png', title: 'Mall', actionContent: '/gold-mall?from=banner' }],
};

async function open(more: Record<string, Answer> = {}, member = true) {
  const fake = fakeServices({ ...answers, ...more }, member);
  const page = await renderPage(fake, <GoldDocumentPage />, '/gold-document');
  await settle();
  return { ...fake, ...page };
}

test('architecture, the edge: the document passes the one sanitiser; its links pass the allow-list [2.26]', async () => {
  const { container, opened } = await open();
  expect(screen.getByRole('heading', { level: 2, name: 'How' })).toBeInTheDocument();
  expect(container.querySelector('script, iframe, [onclick], article img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'here' }));
  expect(opened).toEqual(['/gold-mall']);
});

test('section 1, gold mall entry: balance, daily limit, and the way to the portal’s mall [1.12, pages added.2]', async () => {
  const { opened } = await open();
  expect(screen.getByText('126')).toBeInTheDocument();
  expect(screen.getByText('320 / 500')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Redeemed today' })).toHaveAttribute('value', '320');
  await userEvent.click(screen.getByRole('button', { name: 'Gold mall' }));
  expect(opened).toEqual(['/gold-mall?from=coins']);
});

test('decisions, banner places: 10106 is the mall’s', async () => {
  const { calls } = await open();
  const banner = await waitFor(() => {
    fireEvent.scroll(window);
    return screen.getByRole('link', { name: /Mall/ });
  });
  expect(banner).toHaveAttribute('href', '/gold-mall?from=banner');
  expect(calls('images')).toEqual([{ categoryId: '10106' }]);
});

test('section 6: a visitor reads the document and is asked to log in for the balance', async () => {
  const { asked, calls } = await open({}, false);
  expect(calls('goldBalance')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(asked).toEqual([undefined]);
});

test('a daily limit that does not come is not shown; the balance is [7.36]', async () => {
  await open({ goldDailyLimit: failWith('timeout') });
  expect(screen.getByText('126')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['a document that does not come', failWith('timeout'), 'Retry'],
  ['an empty one', () => ({ content: '  ' }), undefined],
])('%s says so', async (_name, goldDocument, button) => {
  await open({ goldDocument });
  if (button === undefined) expect(screen.getByText('No rules yet')).toBeInTheDocument();
  else expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
});
