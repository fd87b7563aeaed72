import { type ReactNode, Suspense, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import { LANGUAGES, type Locale } from '../../../src/contract/shell/languages';
import type { Messages } from '../../../src/i18n/app-config';
import { fetchTexts } from '../../../src/i18n/fetch-texts';
import { loadMessages } from '../../../src/i18n/load-messages';
import { NOW } from '../../support/unit/fake-services';
import { blocks, Served } from '../served';
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

const REASONS = [
  { cate: '1', name: 'Advertising' },
  { cate: '2', name: '人身攻击' },
];
const PEOPLE = [{ uid: 'u2', name: '风车与郁金香', at: NOW }];

/** The app around a piece: words, theme, router, and the reasons of a report for a member who has blocked somebody. */
const Around = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => (
  <IntlProvider locale={locale} messages={use(messagesOf(locale))} timeZone="Asia/Shanghai">
    <Served answers={{ reportCates: () => REASONS }} prepare={blocks(PEOPLE)}>
      <MemoryRouter>{children}</MemoryRouter>
    </Served>
  </IntlProvider>
);

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
