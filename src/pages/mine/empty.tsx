import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { Button, ButtonLink } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { Card } from '../../ui/layout/section';
import styles from './mine.module.css';

const LINE = 'var(--si-line-strong)';
const ACCENT = 'var(--si-accent)';

/** Two cards of people, and one more. */
const CARDS = (
  <>
    <path d="M14 74h84" stroke={LINE} />
    <rect x="22" y="22" width="30" height="40" rx="6" stroke={LINE} />
    <circle cx="37" cy="36" r="6" stroke={LINE} />
    <path d="M28 54c1-6 4.5-8 9-8s8 2 9 8" stroke={LINE} />
    <rect x="60" y="30" width="30" height="32" rx="6" stroke="var(--si-line)" />
    <path d="M66 42h18M66 50h12" stroke="var(--si-line)" />
    <circle cx="88" cy="24" r="12" fill="var(--si-surface)" stroke={ACCENT} />
    <path d="M88 18.5v11M82.5 24h11" stroke={ACCENT} />
  </>
);

/** Nothing is followed, booked or starred: what would stand here, and where it begins. */
export function Empty() {
  const t = useTranslations('mine');
  const { paths } = useServices();
  return (
    <div className={styles.empty}>
      <Card>
        <State
          art={CARDS}
          title={t('empty')}
          text={t('emptyHint')}
          action={
            <div className={styles.actions}>
              <ButtonLink to={paths.anchor()}>{t('seeAnchors')}</ButtonLink>
              <ButtonLink variant="soft" to={paths.fiveLeagues()}>
                {t('pickTeams')}
              </ButtonLink>
            </div>
          }
        />
      </Card>
    </div>
  );
}

/** Follows and bookings are an account's; the teams of this device stand below. */
export function Visitor() {
  const t = useTranslations();
  const { askLogin, paths } = useServices();
  return (
    <div className={styles.empty}>
      <Card>
        <State
          art="login"
          title={t('state.needsLogin')}
          text={t('mine.emptyHint')}
          action={
            <div className={styles.actions}>
              <Button onClick={() => askLogin()}>{t('action.logIn')}</Button>
              <ButtonLink variant="soft" to={paths.fiveLeagues()}>
                {t('mine.pickTeams')}
              </ButtonLink>
            </div>
          }
        />
      </Card>
    </div>
  );
}
