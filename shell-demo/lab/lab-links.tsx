import { Link } from 'react-router-dom';
import styles from '../host/portal.module.css';
import { SPORT_INFO_BASE } from '../host/remote/mount-options';
import lab from './lab.module.css';
import { useLabTexts } from './lab-texts';

const PAGES = ['/anchor', '/news', '/user-ranking', '/five-leagues', '/nba', '/anchor/all-anchor', '/no-such-page'];
const TARGETS = ['/newSport/match-detail?matchId=1&hostId=2&tab=live', '/newSport/result-detail?matchId=1'];
const NATIVE = ['/native-app?os=ios', '/native-app?os=android'];

function Links({ title, base = '', paths }: { title: string; base?: string; paths: readonly string[] }) {
  return (
    <section className={lab['links']}>
      <h2 className={styles['soft']}>{title}</h2>
      <div className={styles['row']}>
        {paths.map((path) => (
          <Link className={styles['chip']} key={path} to={base + path}>
            {path.replace(/\?(?!os=).*/, '')}
          </Link>
        ))}
      </div>
    </section>
  );
}

/** On the home page: straight into the remote, to what lies around it, and to the pages for QA. */
export function LabLinks() {
  const texts = useLabTexts();
  return (
    <>
      <Links title={texts.deepLinks} base={SPORT_INFO_BASE} paths={PAGES} />
      <Links title={texts.targets} paths={TARGETS} />
      <Links title={texts.nativeApp} paths={NATIVE} />
      <Links title={texts.qa} paths={['/qa']} />
    </>
  );
}
