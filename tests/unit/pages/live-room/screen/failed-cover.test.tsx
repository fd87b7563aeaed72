import { screen } from '@testing-library/react';
import { FailedCover } from '../../../../../src/pages/live-room/screen/room-covers';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices } from '../../../../support/unit/fake-services';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

test('a room that cannot be read says why in the server’s own words [any other code.2]', async () => {
  const failure = { kind: 'rejected', serverMessage: 'The room is being moved' } as const;
  await renderPage(fakeServices({}), <FailedCover failure={failure} onRetry={() => undefined} />);
  expect(screen.getByText('The room is being moved')).toBeInTheDocument();
});
