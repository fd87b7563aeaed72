import { useLocation, useNavigate } from 'react-router-dom';
import styles from '../host/portal.module.css';
import lab from './lab.module.css';
import { useLabTexts } from './lab-texts';

const LOOK_PARAMS = new Set(['theme', 'lang']);

/** A page of the portal that the remote may lead to: it shows what came with it. */
export function TargetPage() {
  const texts = useLabTexts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = [...new URLSearchParams(search)].filter(([name]) => !LOOK_PARAMS.has(name));
  return (
    <section className={styles['page']} data-testid="target-page">
      <h1 className={styles['pageTitle']}>{pathname}</h1>
      <h2 className={styles['soft']}>{texts.received}</h2>
      {params.length === 0 && <p>{texts.noParams}</p>}
      <dl className={lab['params']}>
        {params.map(([name, value]) => (
          <div className={lab['param']} key={name}>
            <dt>{name}</dt>
            <dd data-param={name}>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles['chip']} onClick={() => void navigate(-1)}>
        {texts.back}
      </button>
    </section>
  );
}
