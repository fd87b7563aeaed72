import type { ErrorKind } from '../../contract/error-kind';
import type { ArtName } from './state-art';

export interface ErrorLabels {
  readonly art: ArtName;
  readonly title: 'error.title' | 'error.expired' | 'error.forbidden';
  readonly text:
    | 'error.rejected'
    | 'error.network'
    | 'error.timeout'
    | 'error.cancelled'
    | 'error.malformed'
    | 'state.needsLoginHint'
    | undefined;
  readonly recovery: 'retry' | 'login';
}

/** Every kind of failure with its words and its way on; a new kind does not compile without a row here. */
export const ERROR_WORDS: Readonly<Record<ErrorKind, ErrorLabels>> = {
  expired: { art: 'login', title: 'error.expired', text: 'state.needsLoginHint', recovery: 'login' },
  forbidden: { art: 'error', title: 'error.forbidden', text: undefined, recovery: 'retry' },
  rejected: { art: 'error', title: 'error.title', text: 'error.rejected', recovery: 'retry' },
  network: { art: 'offline', title: 'error.title', text: 'error.network', recovery: 'retry' },
  timeout: { art: 'error', title: 'error.title', text: 'error.timeout', recovery: 'retry' },
  cancelled: { art: 'error', title: 'error.title', text: 'error.cancelled', recovery: 'retry' },
  malformed: { art: 'error', title: 'error.title', text: 'error.malformed', recovery: 'retry' },
};
