import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone, useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { useChunk } from '../../../services/use-chunk';
import type { MatchSheetProps } from './match-sheet';

const TEXTS = {
  'zh-CN': () => import('../../../i18n/messages/match-sheet.zh-CN.json'),
  en: () => import('../../../i18n/messages/match-sheet.en.json'),
} as const;

/** The sheet of a match with its texts, both fetched with the first tap. */
export function MatchSheetOpener(props: MatchSheetProps): ReactNode {
  const t = useTranslations('error');
  const { toast } = useServices();
  const locale = useLocale();
  const messages = useMessages();
  const timeZone = useTimeZone();
  const load = useMemo(() => () => Promise.all([import('./match-sheet'), TEXTS[locale]()]), [locale]);
  const { part, hasFailed } = useChunk(load, true);
  const { onClose } = props;
  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('title') });
    onClose();
  }, [hasFailed, toast, t, onClose]);
  if (part === undefined) return null;
  const [{ MatchSheet }, texts] = part;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...texts.default }} {...(timeZone && { timeZone })}>
      <MatchSheet {...props} />
    </IntlProvider>
  );
}
