import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { ButtonLink } from '../../ui/controls/button';
import { State } from '../../ui/feedback/state';
import { NavBar } from '../../ui/layout/nav-bar';
import { PageMain } from '../../ui/layout/page-main';

/** Nobody of that id, or somebody who has left (product.md, section 5: withdrawn hosts are not shown). */
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
          action={<ButtonLink to={paths.allAnchors({ tab: 'live' })}>{t('room.allAnchors')}</ButtonLink>}
        />
      </PageMain>
    </>
  );
}
