import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { newQueryClient } from '../../src/app/mount/query-client';
import { type Services, ServicesContext } from '../../src/services/services';
import { type Answer, fakeServices } from '../support/unit/fake-services';
import { PICTURE } from './samples';

interface ServedProps {
  /** Of the calls that the piece makes, by their names. */
  readonly answers?: Partial<Record<string, Answer>>;
  /** Sets the stores before it is drawn. */
  readonly prepare?: (services: Services) => void;
  readonly children: ReactNode;
}

/** A piece with a server of its own, for a member. */
export function Served({ answers = {}, prepare, children }: ServedProps) {
  const [{ services, client }] = useState(() => {
    const fakes = fakeServices(answers, true);
    prepare?.(fakes.services);
    return { services: { ...fakes.services, fileUrl: () => PICTURE }, client: newQueryClient() };
  });
  return (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
}

/** Somebody who has blocked these, as the device keeps them. */
export const blocks =
  (people: readonly object[]) =>
  ({ storage }: Services): void =>
    void storage.set('si:member:blocked', JSON.stringify(people));

/** A piece whose first button has been pressed. */
export function Pressed({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('button')?.click(), []);
  return <div ref={box}>{children}</div>;
}
