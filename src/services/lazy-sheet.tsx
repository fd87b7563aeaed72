import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone, useTranslations } from 'use-intl/react';
import type { Locale } from '../contract/shell/languages';
import { useServices } from './services';
import { useChunk } from './use-chunk';

interface LazySheetProps<Chunk> {
  readonly load: () => Promise<Chunk>;
  /** The result of `load`, where it has come already for something else. */
  readonly chunk?: Chunk | undefined;
  readonly texts?: (locale: Locale) => Promise<object>;
  readonly onClose?: () => void;
  /** The content until the code has come. */
  readonly waiting?: ReactNode;
  readonly children: (chunk: Chunk) => ReactNode;
}

/** A sheet, or a view in one, whose code and texts are fetched at the tap. Mounted means open; a failure is said and closes it, where it can be closed. */
export function LazySheet<Chunk>(props: LazySheetProps<Chunk>): ReactNode {
  const { load, chunk, texts, onClose, waiting = null, children } = props;
  const t = useTranslations('error');
  const { toast } = useServices();
  const locale = useLocale();
  const messages = useMessages();
  const timeZone = useTimeZone();
  const both = useMemo(() => () => Promise.all([load(), texts?.(locale)]), [load, texts, locale]);
  const isHere = chunk !== undefined && texts === undefined;
  const { chunk: come, hasFailed } = useChunk(both, !isHere);
  useEffect(() => {
    if (!hasFailed || onClose === undefined) return;
    toast({ type: 'fail', text: t('title') });
    onClose();
  }, [hasFailed, toast, t, onClose]);
  const [shown, own] = isHere ? [chunk] : (come ?? []);
  if (shown === undefined) return waiting;
  if (own === undefined) return children(shown);
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...own }} {...(timeZone && { timeZone })}>
      {children(shown)}
    </IntlProvider>
  );
}

interface TappedSheet<Subject> {
  readonly open: (subject: Subject) => void;
  readonly close: () => void;
  readonly isOpen: boolean;
  readonly sheet: ReactNode;
}

/** A sheet that a tap opens, about a subject where it has one. `show` draws it. */
export function useLazySheet<Chunk, Subject = void>(
  load: () => Promise<Chunk>,
  show: (chunk: Chunk, close: () => void, subject: Subject) => ReactNode,
  also?: Pick<LazySheetProps<Chunk>, 'chunk' | 'texts'>,
): TappedSheet<Subject> {
  const [opened, setOpened] = useState<{ readonly subject: Subject }>();
  const open = useCallback((subject: Subject) => setOpened({ subject }), []);
  const close = useCallback(() => setOpened(undefined), []);
  const sheet = opened && (
    <LazySheet load={load} onClose={close} {...also}>
      {(chunk) => show(chunk, close, opened.subject)}
    </LazySheet>
  );
  return { open, close, isOpen: opened !== undefined, sheet };
}
