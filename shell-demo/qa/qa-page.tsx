import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../host/portal.module.css';
import { SPORT_INFO_BASE } from '../host/remote/mount-options';
import { type Crossing, readRun, writeRun } from './qa-crossing';
import { QaDifferences } from './qa-differences';
import qa from './qa-page.module.css';
import { setGolden, startRecording, stopRecording, useRecorder } from './qa-recorder';
import { useQaTexts } from './qa-texts';

function download(run: readonly Crossing[]): void {
  const url = URL.createObjectURL(new Blob([writeRun(run)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'golden-run.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes a saved run from a file; a file that is none is said to be none. */
function LoadGolden() {
  const texts = useQaTexts();
  const [isUnreadable, setUnreadable] = useState(false);
  async function load({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const run = readRun((await target.files?.[0]?.text()) ?? '');
    setUnreadable(run === undefined);
    if (run !== undefined) setGolden(run);
  }
  return (
    <p>
      <label>
        {texts.load} <input type="file" accept="application/json" onChange={(event) => void load(event)} />
      </label>
      {isUnreadable && <span role="alert">{texts.unreadable}</span>}
    </p>
  );
}

/** Records a run through the app and compares it with a golden one. */
export function QaPage() {
  const texts = useQaTexts();
  const { run, golden, isRecording } = useRecorder();
  const chip = styles['chip'];
  return (
    <section className={`${styles['page']} ${qa['page']}`} data-testid="qa-page">
      <h1 className={styles['pageTitle']}>{texts.title}</h1>
      <p className={styles['soft']}>{texts.about}</p>
      <p className={styles['row']}>
        <button type="button" className={chip} onClick={isRecording ? stopRecording : startRecording}>
          {isRecording ? texts.stop : texts.record}
        </button>
        <Link className={chip} to={SPORT_INFO_BASE}>
          {texts.open}
        </Link>
        <button type="button" className={chip} disabled={run.length === 0} onClick={() => setGolden(run)}>
          {texts.keep}
        </button>
        <button type="button" className={chip} disabled={run.length === 0} onClick={() => download(run)}>
          {texts.download}
        </button>
        <button type="button" className={chip} disabled={golden === null} onClick={() => setGolden(null)}>
          {texts.forget}
        </button>
      </p>
      <LoadGolden />
      {golden !== null && !isRecording && <QaDifferences golden={golden} run={run} />}
      <h2 className={styles['soft']}>
        {texts.run} ({run.length}) · {texts.golden} ({golden?.length ?? texts.none})
      </h2>
      <ol data-testid="qa-run">
        {run.map(({ kind, name, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run only grows, and one crossing may be like another
          <li key={index} data-kind={kind}>
            {kind} <b>{name}</b> <code>{detail}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
