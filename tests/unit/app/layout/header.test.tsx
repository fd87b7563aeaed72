import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../../../../src/app/layout/header';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

test('main header: tabs are links, a tap on the open tab goes to its top [2.36, accessibility.1]', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderPage(fakeServices({}), <Header pathname="/anchor" />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Following' })).toHaveAttribute('href', '/mine');
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await userEvent.click(screen.getByRole('link', { name: 'Tips' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { current: 'page', name: 'Anchors' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});
