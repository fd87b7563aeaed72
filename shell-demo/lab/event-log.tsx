import styles from '../host/portal.module.css';
import lab from './lab.module.css';
import { useLab } from './lab-store';
import { useLabTexts } from './lab-texts';

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** Everything said on the bridge, newest first. */
export function EventLog() {
  const texts = useLabTexts();
  const log = useLab((state) => state.log);
  return (
    <section>
      <div className={lab['head']}>
        <strong>{texts.log}</strong>
        <button
          type="button"
          className={styles['chip']}
          onClick={() => useLab.setState({ log: [] })}
          data-testid="clear-log"
        >
          {texts.clear}
        </button>
      </div>
      {log.length === 0 && <p className={styles['soft']}>{texts.emptyLog}</p>}
      <ol className={lab['log']} data-testid="event-log">
        {log.map((entry) => (
          <li key={entry.id} data-event={entry.event} data-payload={entry.payload}>
            <time>{clock(entry.at)}</time> <b>{entry.event}</b> <code>{entry.payload}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
