import type { QueryClient } from '@tanstack/react-query';
import AnchorHomePage from '../../../../src/pages/anchor/anchor-home-page';
import type { FakeServices } from '../../../support/unit/fake-services';
import { renderPage } from '../../../support/unit/render-page';

/** Anchor home over faked services, with its first answers in. */
export const renderHome = (fake: FakeServices, client?: QueryClient) =>
  renderPage(fake, <AnchorHomePage />, '/anchor', client);
