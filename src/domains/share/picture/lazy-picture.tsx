import { type ComponentType, useEffect, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone, useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { useChunk } from '../../../services/use-chunk';

const TEXTS = {
  'zh-CN': () => import('../../../i18n/messages/picture.zh-CN.json'),
  en: () => import('../../../i18n/messages/picture.en.json'),
} as const;

export interface PictureProps<T> {
  /** What the picture is of. */
  readonly of: T;
  /** The page's address inside the app. */
  readonly path: string;
  readonly onClose: () => void;
}
export type LoadPicture<T> = () => Promise<ComponentType<PictureProps<T>>>;

/** The sheet of a picture with its texts, both fetched with the first tap. */
export function LazyPicture<T>({ load, ...props }: PictureProps<T> & { readonly load: LoadPicture<T> }) {
  const t = useTranslations('error');
  const { toast } = useServices();
  const locale = useLocale();
  const messages = useMessages();
  const timeZone = useTimeZone();
  const all = useMemo(() => () => Promise.all([load(), TEXTS[locale]()]), [load, locale]);
  const { part, hasFailed } = useChunk(all, true);
  const { onClose } = props;
  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('title') });
    onClose();
  }, [hasFailed, toast, t, onClose]);
  if (part === undefined) return null;
  const [Picture, texts] = part;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...texts.default }} {...(timeZone && { timeZone })}>
      <Picture {...props} />
    </IntlProvider>
  );
}
