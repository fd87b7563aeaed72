import { useTranslations } from 'use-intl/react';
import { State } from '../../../ui/feedback/state';

/** Stands where the back end has nothing to show. */
export function NoData({ space }: { readonly space?: number }) {
  const t = useTranslations('topics');
  return <State art="empty" title={t('noData')} text={t('noDataHint')} space={space} />;
}
