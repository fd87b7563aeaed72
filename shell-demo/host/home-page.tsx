import { Link } from 'react-router-dom';
import styles from './portal.module.css';
import { usePortal } from './portal-store';
import { useTexts } from './portal-texts';
import { SPORT_INFO_BASE } from './remote/mount-options';
import { prefetchEntry } from './remote/remote-loader';

const DEEP_LINKS = [
  '/anchor',
  '/news',
  '/user-ranking',
  '/five-leagues',
  '/nba',
  '/anchor/all-anchor',
  '/no-such-page',
];
const TARGETS = ['/newSport/match-detail?matchId=1&hostId=2&tab=live', '/newSport/result-detail?matchId=1'];
const QA = ['/qa'];
const NATIVE = ['/native-app?os=ios', '/native-app?os=android'];

function Links({ title, base, paths }: { readonly title: string; readonly base: string; readonly paths: string[] }) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['sectionTitle']}>{title}</h2>
      <ul className={styles['links']}>
        {paths.map((path) => (
          <li key={path}>
            <Link className={styles['link']} to={base + path}>
              {path.replace(/\?(?!os=).*/, '')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomePage() {
  const texts = useTexts();
  const entry = usePortal((state) => state.entry);
  return (
    <div className={styles['page']} data-testid="portal-home">
      <p className={styles['tagline']}>{texts.tagline}</p>
      <Link
        className={styles['card']}
        to={SPORT_INFO_BASE}
        data-testid="open-sport-info"
        onPointerDown={() => prefetchEntry(entry === 'component' ? 'SportInfoApp' : 'mount')}
      >
        <span className={styles['cardTitle']}>{texts.cardTitle}</span>
        <span className={styles['cardText']}>{texts.cardText}</span>
        <span className={styles['cardAction']}>
          sport-info · {texts.open} <span aria-hidden="true">→</span>
        </span>
      </Link>
      <Links title={texts.deepLinks} base={SPORT_INFO_BASE} paths={DEEP_LINKS} />
      <Links title={texts.targets} base="" paths={TARGETS} />
      <Links title={texts.nativeApp} base="" paths={NATIVE} />
      <Links title={texts.qa} base="" paths={QA} />
    </div>
  );
}
