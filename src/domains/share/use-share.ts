import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { copyText } from './copy-text';

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

/** Copies an address; what was pressed tells in which mount the hidden field belongs. */
export function useCopy() {
  const t = useTranslations('share');
  const { toast } = useServices();
  return async (address: string, opener: HTMLElement) => {
    const isCopied = await copyText(address, opener.closest<HTMLElement>('.sport-info') ?? opener);
    toast(isCopied ? { type: 'success', text: t('done') } : { type: 'fail', text: t('failed') });
  };
}

/** Hands the address of a page to others: by the native app, by the device's sheet, else as a copy. `path`: inside the app; `opener`: what was pressed. */
export function useShare(path: string): (title: string, opener: HTMLElement) => Promise<void> {
  const { shareNatively } = useServices();
  const copy = useCopy();
  const href = useHref(path);
  return async (title, opener) => {
    const shared = { title, url: new URL(href, window.location.origin).href };
    if ((await shareNatively(shared)) || (await shareBySheet(shared))) return;
    await copy(shared.url, opener);
  };
}
