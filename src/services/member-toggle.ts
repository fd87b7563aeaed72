import type { StoreApi } from 'zustand/vanilla';
import { type OwnMap, ownOf, withOwn } from './own-map';
import type { Services } from './services';
import { createToggle, type Turn } from './toggle';

/** A member's tap. `at`: server time of its answer, Unix ms; undefined while it is on its way. */
export type Tapped<Tap> = Tap & { readonly at: number | undefined };

/** A toggle of the member's own taps, kept by id in a store field. `send` resolves with what stands now. */
export function memberToggle<Field extends string, Tap extends object>(
  store: StoreApi<{ readonly [Name in Field]: OwnMap<Tapped<Tap>> }>,
  field: Field,
  services: () => Services,
  send: (id: string, tap: Tap) => Promise<Tap>,
): (id: string, tap: Tap) => Promise<Turn<Tapped<Tap>>> {
  const member = () => services().session.memberKey();
  const own = () => store.getState()[field];
  const { turn } = createToggle<Tapped<Tap>>({
    member,
    read: (id) => ownOf(own(), member(), id),
    send: async (id, tap) => ({ ...(await send(id, tap)), at: services().now() }),
    on: (id, tap) => store.setState({ ...store.getState(), [field]: withOwn(own(), member(), id, tap) }),
  });
  return (id, tap) => turn(id, { ...tap, at: undefined });
}
