import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl/react';
import type { Locale } from '../contract/shell/shell-events';
import { useSheetPart } from './use-chunk';

/** A sheet's own part of the catalogues. */
export type SheetTexts = Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;

interface LazySheetProps<Part> {
  readonly load: () => Promise<Part>;
  readonly texts: SheetTexts;
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactNode;
}

/** A sheet with texts of its own, both fetched when it is opened. Mounted means open. */
export function LazySheet<Part>({ load, texts, onClose, children }: LazySheetProps<Part>): ReactNode {
  const locale = useLocale();
  const messages = useMessages();
  const timeZone = useTimeZone();
  const both = useMemo(() => () => Promise.all([load(), texts[locale]()]), [load, texts, locale]);
  const loaded = useSheetPart(both, true, onClose);
  if (loaded === undefined) return null;
  const [part, own] = loaded;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...own.default }} {...(timeZone && { timeZone })}>
      {children(part)}
    </IntlProvider>
  );
}
