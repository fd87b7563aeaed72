import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { copyText } from './copy-text';

interface Shared {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** True when the device's own sheet took it; a user who closes it has decided, too. */
export async function shareBySheet(shared: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

/** Hands an address to others: by the native app, by the device's sheet, else as a copy. `opener`: what was pressed. */
export function useShare(): (shared: Shared, opener: HTMLElement) => Promise<void> {
  const t = useTranslations('share');
  const { shareNatively, toast } = useServices();
  return async (shared, opener) => {
    if ((await shareNatively(shared)) || (await shareBySheet(shared))) return;
    const parent = opener.closest<HTMLElement>('.sport-info') ?? opener;
    const isCopied = await copyText(shared.url, parent);
    toast(isCopied ? { type: 'success', text: t('done') } : { type: 'fail', text: t('failed') });
  };
}
