import { useTranslations } from 'use-intl/react';
import { useServices } from '../../context/services';
import { ButtonLink } from '../../ui/button';
import { NavBar } from '../../ui/nav-bar';
import { PageMain } from '../../ui/page-main';
import { State } from '../../ui/state';

/** Nobody of that id, or somebody who has left (section 5: withdrawn hosts are not shown). */
export function UnknownHost() {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  return (
    <>
      <NavBar title={t('pages.anchorRoom')} onBack={goBack} />
      <PageMain>
        <State
          art="empty"
          title={t('room.unknown')}
          text={t('room.unknownHint')}
          action={<ButtonLink to={paths.allAnchors('live')}>{t('room.allAnchors')}</ButtonLink>}
        />
      </PageMain>
    </>
  );
}
