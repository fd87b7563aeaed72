import type { ReactNode } from 'react';
import { useServices } from '../../services/services';
import { Boundary } from '../../ui/feedback/boundary';
import { ItemFailed } from '../../ui/feedback/item-failed';

interface ItemBoundaryProps {
  /** The item's kind and id for the report; nothing of a person. */
  readonly item?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/** One item of a list that cannot be drawn leaves the others standing, and is reported. */
export function ItemBoundary({ item, children }: ItemBoundaryProps) {
  const { report } = useServices();
  const onError = (error: unknown) =>
    report({ kind: 'item-crashed', message: String(error), ...(item && { detail: item }) });
  return (
    <Boundary onError={onError} fallback={(retry) => <ItemFailed onRetry={retry} />}>
      {children}
    </Boundary>
  );
}
