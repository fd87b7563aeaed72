import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LANGUAGES, LOCALES } from '../../src/contract/shell/languages';
import { extras } from './extras';
import styles from './portal.module.css';
import { usePortal } from './portal-store';
import { useTexts } from './portal-texts';
import { SPORT_INFO_BASE, useMountOptions } from './remote/mount-options';
import { fetchRemote, prepareRemote } from './remote/remote-loader';

/** Languages with texts of their own. */
const OFFERED = LOCALES.filter((locale) => LANGUAGES[locale].texts === undefined);

/** The way into the remote, and the portal's theme and language, which the remote follows at once. */
export function HomePage() {
  const texts = useTexts();
  const { theme, locale } = usePortal();
  const other = theme === 'dark' ? 'normal' : 'dark';
  const options = useMountOptions();
  useEffect(() => prepareRemote(options), [options]);
  return (
    <div className={styles['page']} data-testid="portal-home">
      <Link className={styles['card']} to={SPORT_INFO_BASE} data-testid="open-sport-info" onPointerEnter={fetchRemote}>
        <strong>{texts.cardTitle}</strong>
        <span>{texts.cardText}</span>
        <span>{texts.open}</span>
      </Link>
      <div className={styles['row']}>
        <button type="button" className={styles['chip']} onClick={() => usePortal.setState({ theme: other })}>
          {texts[other]}
        </button>
        <select
          className={styles['chip']}
          aria-label={texts.language}
          value={locale}
          onChange={({ target }) => usePortal.setState({ locale: target.value as typeof locale })}
        >
          {OFFERED.map((one) => (
            <option key={one} value={one}>
              {LANGUAGES[one].name}
            </option>
          ))}
        </select>
      </div>
      <extras.Home />
    </div>
  );
}
