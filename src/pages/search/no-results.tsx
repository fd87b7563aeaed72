import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { ButtonLink } from '../../ui/controls/button';
import state from '../../ui/feedback/state.module.css';
import { StateArt } from '../../ui/feedback/state-art';
import styles from './search.module.css';

const STROKE = 'var(--si-line-strong)';

/** A glass that has found nothing. */
const GLASS = (
  <>
    <path d="M16 74h80" stroke={STROKE} />
    <path d="M26 30h36M26 42h24M26 54h18" stroke="var(--si-line)" />
    <circle cx="66" cy="40" r="18" fill="var(--si-surface)" stroke={STROKE} />
    <path d="m79 53 13 13" stroke={STROKE} strokeWidth="4" />
    <path d="M60 34l12 12M72 34 60 46" stroke="var(--si-accent)" />
  </>
);

/** Nobody and nothing is called so: what else may be tried. */
export function NoResults({ query }: { readonly query: string }) {
  const t = useTranslations();
  const { paths } = useServices();
  return (
    <div className={state.state}>
      <StateArt art={GLASS} />
      <h2 className={state.title}>{t('search.none', { query })}</h2>
      <p className={state.text}>{t('search.noneHint')}</p>
      <div className={state.action}>
        <div className={styles.ways}>
          <ButtonLink variant="soft" to={paths.allAnchors()}>
            {t('pages.allAnchors')}
          </ButtonLink>
          <ButtonLink variant="soft" to={paths.allGods()}>
            {t('pages.allGods')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
