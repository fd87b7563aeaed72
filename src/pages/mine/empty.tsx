import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { Button, ButtonLink } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { Card } from '../../ui/layout/section';
import styles from './mine.module.css';

/** Nothing is followed, booked or starred: what would stand here, and where it begins. */
export function Empty() {
  const t = useTranslations('mine');
  const { paths } = useServices();
  return (
    <div className={styles.empty}>
      <Card>
        <State
          art="empty"
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
