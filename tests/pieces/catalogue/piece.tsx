import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import { newQueryClient } from '../../../src/app/mount/query-client';
import { LANGUAGES, type Locale } from '../../../src/contract/shell/languages';
import type { Messages } from '../../../src/i18n/app-config';
import { fetchTexts } from '../../../src/i18n/fetch-texts';
import { loadMessages } from '../../../src/i18n/load-messages';
import { ServicesContext } from '../../../src/services/services';
import { fakeServices, NOW } from '../../support/unit/fake-services';
import { PICTURE } from '../samples';
import '../../../src/ui/theme/tokens.css';
import '../../../src/ui/theme/base.css';

const PARTS = ['anchors', 'mine', 'nba', 'ranking', 'room', 'search', 'tips', 'topics'] as const;
/** Those that come with a sheet. */
const SHEETS = ['match-sheet', 'picture'] as const;

/** The toolbar's choices. */
export interface Look {
  readonly locale: Locale;
  readonly theme: 'normal' | 'dark';
}

const loaded = new Map<Locale, Promise<Messages>>();
function messagesOf(locale: Locale): Promise<Messages> {
  const sheets = () => Promise.all(SHEETS.map((name) => fetchTexts(locale, name)));
  const loading =
    loaded.get(locale) ??
    Promise.all([loadMessages(locale, PARTS), sheets()]).then(
      ([words, ofSheets]) => Object.assign({}, words, ...ofSheets) as Messages,
    );
  loaded.set(locale, loading);
  return loading;
}

/** A member who has blocked somebody, and the reasons of a report. */
function ofMember() {
  const fakes = fakeServices(
    {
      reportCates: () => [
        { cate: '1', name: 'Advertising' },
        { cate: '2', name: '人身攻击' },
      ],
    },
    true,
  );
  fakes.services.storage.set('si:member:blocked', JSON.stringify([{ uid: 'u2', name: '风车与郁金香', at: NOW }]));
  return fakes.services;
}

/** The app around a piece: words, theme, router, services without a server. */
function Around({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const [{ services, client }] = useState(() => ({ services: ofMember(), client: newQueryClient() }));
  return (
    <IntlProvider locale={locale} messages={use(messagesOf(locale))} timeZone="Asia/Shanghai">
      <QueryClientProvider client={client}>
        <ServicesContext value={{ ...services, fileUrl: () => PICTURE }}>
          <MemoryRouter>{children}</MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>
    </IntlProvider>
  );
}

interface PieceProps extends Look {
  /** Of the story. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A piece as it stands in the app, in one look. */
export function Piece({ id, locale, theme, children }: PieceProps) {
  const { direction, writing } = LANGUAGES[locale];
  return (
    <div className="sport-info" data-theme={theme} lang={locale} dir={direction} data-writing={writing}>
      <Suspense>
        <Around locale={locale}>
          <main key={id} data-story={id}>
            {children}
          </main>
        </Around>
      </Suspense>
    </div>
  );
}
