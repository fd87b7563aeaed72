import { queryOptions } from '@tanstack/react-query';
import { goldDocument } from '../../contract/wallet/calls-wallet';
import type { Services } from '../../services/services';

const DOCUMENT_STALE_MS = 10 * 60_000;

/** The portal's own text on gold coins. */
export const documentQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['gold-document'],
    queryFn: ({ signal }) => call(goldDocument, {}, { signal }),
    staleTime: DOCUMENT_STALE_MS,
  });
