import { useTranslations } from 'use-intl/react';
import type { ErrorKind } from '../../contract/error-kind';
import { Button } from '../controls/button';
import { Icon } from '../media/icon';
import { ERROR_WORDS } from './error-labels';
import { State } from './state';

export interface Failure {
  readonly kind: ErrorKind;
  readonly requestId?: string | undefined;
  /** The server's own words win over ours. */
  readonly serverMessage?: string | undefined;
}

interface ErrorStateProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly isPage?: boolean;
  /** Height of what it stands for, CSS px; in a low place the words are fewer. */
  readonly space?: number | undefined;
}

/** CSS px that picture, words and button need. */
const WHOLE_PX = 200;

/** A failure in words, with a way on and an id that support can look up. */
export function ErrorState({ failure, onRetry, onLogin, isPage = false, space }: ErrorStateProps) {
  const t = useTranslations();
  const { kind, requestId, serverMessage } = failure;
  const words = ERROR_WORDS[kind];
  const isOffline = kind === 'network' && !navigator.onLine;
  const ownText = isOffline ? t('state.offlineHint') : words.text && t(words.text);
  const isBrief = space !== undefined && space < WHOLE_PX;
  return (
    <div role="alert">
      <State
        art={isBrief ? undefined : words.art}
        title={isOffline ? t('state.offline') : t(words.title)}
        text={serverMessage ?? (isBrief ? undefined : ownText)}
        note={requestId === undefined ? undefined : t('state.requestId', { id: requestId })}
        space={space}
        isPage={isPage}
        action={
          words.recovery === 'login' ? (
            <Button onClick={onLogin}>{t('action.logIn')}</Button>
          ) : (
            <Button variant={isOffline ? 'soft' : 'primary'} onClick={onRetry}>
              {!isOffline && <Icon name="refresh" size={16} />}
              {t(isOffline ? 'action.reconnect' : 'action.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
