import type { Location } from 'react-router-dom';
import { useStore } from 'zustand';
import { CustomerService } from '../features/service/customer-service';
import { useFollowIntents } from '../parts/follow/use-intents';
import { Column } from '../ui/column';
import type { App } from './create-app';
import { Header } from './header';
import { KeptPages } from './kept-pages';
import { PushBarSlot } from './push-bar-slot';
import { routeOf } from './route-table';
import { RouterAt } from './router-at';

/** The frame of every page: main tabs where the route has them, then the pages. */
export function Frame({ app, location }: { readonly app: App; readonly location: Location }) {
  const { pathname } = location;
  const isHidden = useStore(app.services.config, (state) => state.hideHeader);
  useFollowIntents();
  const isMain = routeOf(pathname)?.header === true;
  return (
    <Column>
      {isMain && !isHidden && (
        <RouterAt app={app} location={location}>
          <Header app={app} pathname={pathname} />
        </RouterAt>
      )}
      <PushBarSlot app={app} />
      <KeptPages app={app} location={location} />
      {isMain && <CustomerService />}
    </Column>
  );
}
