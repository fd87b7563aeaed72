import { Link } from 'react-router-dom';
import lab from './lab.module.css';
import { SPORT_INFO_BASE } from './mount-options';
import styles from './portal.module.css';
import { bridge, remount, usePortal } from './portal-store';
import { useTexts } from './portal-texts';

/** Commands of the bridge that have no switch of their own. */
const COMMANDS: readonly (readonly [name: string, payload: string])[] = [
  ['selectTab', 'anchor'],
  ['selectTab', 'news'],
  ['navigate', '/user-ranking'],
  ['visibility', 'hidden'],
  ['visibility', 'visible'],
];
const PATHS = ['/anchor', '/news', '/nba'];

export function LabActions() {
  const texts = useTexts();
  const mounted = usePortal((state) => state.mounted);
  return (
    <>
      <fieldset className={lab['group']}>
        <legend>{texts.actions}</legend>
        <button
          type="button"
          className={styles['chip']}
          disabled={!mounted}
          onClick={() => remount(false)}
          data-testid="unmount"
        >
          {texts.unmount}
        </button>
        <button type="button" className={styles['chip']} onClick={() => remount(true)} data-testid="remount">
          {texts.remount}
        </button>
        {PATHS.map((path) => (
          <Link className={styles['chip']} key={path} to={SPORT_INFO_BASE + path}>
            {path}
          </Link>
        ))}
      </fieldset>
      <fieldset className={lab['group']}>
        <legend>{texts.commands}</legend>
        {COMMANDS.map(([name, payload]) => (
          <button
            type="button"
            className={styles['chip']}
            key={name + payload}
            onClick={() => bridge.emit(name, payload)}
          >
            {name} {payload}
          </button>
        ))}
      </fieldset>
    </>
  );
}
