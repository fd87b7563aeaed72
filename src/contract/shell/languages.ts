/** A language of the app: its row here, and the folder of its texts, `src/i18n/messages/TAG`. */
interface LanguageRow {
  /** In its own words, for who chooses. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Characters are short and stand without blanks; letters make long words and need room between them. */
  readonly writing: 'characters' | 'letters';
  /** Large counts go by ten thousands (万, 亿), or by thousands (K, M, B). */
  readonly counts: 'tenThousands' | 'thousands';
  /** One of the first two, for a server that does not tell this one, and for words that cannot be fetched. */
  readonly fallback: 'zh-CN' | 'en';
  /** The language that it reads, where it has no folder of its own. */
  readonly texts?: string;
  /** Made from those texts while they are loaded, to see whether pages stand: longer, and read from right to left. */
  readonly isMadeUp?: true;
  /** First version of the contract that has it. */
  readonly since: string;
}

const ROWS = {
  'zh-CN': {
    name: '简体中文',
    direction: 'ltr',
    writing: 'characters',
    counts: 'tenThousands',
    fallback: 'zh-CN',
    since: '1.0',
  },
  en: {
    name: 'English',
    direction: 'ltr',
    writing: 'letters',
    counts: 'thousands',
    fallback: 'en',
    since: '1.0',
  },
  'zh-TW': {
    name: '繁體中文',
    direction: 'ltr',
    writing: 'characters',
    counts: 'tenThousands',
    fallback: 'zh-CN',
    since: '1.4',
  },
  'zh-HK': {
    name: '繁體中文（香港）',
    direction: 'ltr',
    writing: 'characters',
    counts: 'tenThousands',
    fallback: 'zh-CN',
    texts: 'zh-TW',
    since: '1.4',
  },
  vi: {
    name: 'Tiếng Việt',
    direction: 'ltr',
    writing: 'letters',
    counts: 'thousands',
    fallback: 'en',
    since: '1.4',
  },
  th: {
    name: 'ไทย',
    direction: 'ltr',
    writing: 'letters',
    counts: 'thousands',
    fallback: 'en',
    since: '1.4',
  },
  'ar-XB': {
    name: 'ABC → CBA',
    direction: 'rtl',
    writing: 'letters',
    counts: 'thousands',
    fallback: 'en',
    texts: 'en',
    isMadeUp: true,
    since: '1.4',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Locale = keyof typeof ROWS;

/** Every language of the app; a new one is a row here and a folder of texts (docs/architecture.md, a language). */
export const LANGUAGES: Readonly<Record<Locale, LanguageRow>> = ROWS;
export const LOCALES = Object.keys(ROWS) as readonly Locale[];

/** The one whose texts the others follow; it stands where nobody has chosen. */
export const FIRST_LOCALE = 'zh-CN';

/** The language of this tag, else the first one: a tag from outside may be anything. */
export const localeOf = (tag: unknown): Locale => LOCALES.find((one) => one === tag) ?? FIRST_LOCALE;

/** The folder that has the texts of a language. */
export const textsFolder = (locale: Locale): string => LANGUAGES[locale].texts ?? locale;
