import type { InCommands } from 'sportInfo/mount';
import { Link } from 'react-router-dom';
import styles from '../host/portal.module.css';
import { bridge } from '../host/remote/bridge';
import { SPORT_INFO_BASE } from '../host/remote/mount-options';
import lab from './lab.module.css';
import { remount, useLab } from './lab-store';
import { useLabTexts } from './lab-texts';

const command = <Name extends keyof InCommands>(name: Name, payload: InCommands[Name]) =>
  void bridge.emit(name, payload);

/** Commands of the bridge that have no switch of their own. */
const COMMANDS: Readonly<Record<string, () => void>> = {
  'selectTab anchor': () => command('selectTab', 'anchor'),
  'selectTab news': () => command('selectTab', 'news'),
  'navigate /user-ranking': () => command('navigate', '/user-ranking'),
  'visibility hidden': () => command('visibility', 'hidden'),
  'visibility visible': () => command('visibility', 'visible'),
  'service notice': () => command('service', { redDot: true, notice: '专属福利已到账 · A benefit is waiting' }),
  'service none': () => command('service', { redDot: false, notice: null }),
  reset: () => command('reset', true),
  refresh: () => command('refresh', true),
  'player pause': () => command('player', { playing: false }),
  'player play': () => command('player', { playing: true }),
  'player mute': () => command('player', { muted: true }),
  'player sound': () => command('player', { muted: false }),
  'player small': () => command('player', { small: true }),
  'player large': () => command('player', { small: false }),
  'theme pink (refused)': () => bridge.emit('theme', 'pink'),
};
const PATHS = ['/anchor', '/news', '/nba'];

export function LabActions() {
  const texts = useLabTexts();
  const mounted = useLab((state) => state.mounted);
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
        {Object.entries(COMMANDS).map(([name, send]) => (
          <button type="button" className={styles['chip']} key={name} onClick={send}>
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}
