import { queryOptions } from '@tanstack/react-query';
import { goldDocument } from '../../contract/wallet/calls-wallet';
import { isAbsent } from '../../http/call-error';
import type { Services } from '../../services/services';

const DOCUMENT_STALE_MS = 10 * 60_000;

/** The portal's own text on gold coins. */
export const documentQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['gold-document'],
    /** Null where the server has none: the call is not the product's (decisions.md, additions to requests). */
    queryFn: async ({ signal }) => {
      try {
        return await call(goldDocument, {}, { signal, quiet: true });
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    staleTime: DOCUMENT_STALE_MS,
  });
