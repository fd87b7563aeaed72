import { useTranslations } from 'use-intl/react';
import { useServices } from '../../context/services';
import { ButtonLink } from '../../ui/button';
import { NavBar } from '../../ui/nav-bar';
import { PageMain } from '../../ui/page-main';
import { State } from '../../ui/state';
import type { Topic } from './topic';

/** A path below a topic that names nothing of it. */
export function UnknownPage({ topic }: { readonly topic: Topic }) {
  const t = useTranslations();
  const { goBack, paths } = useServices();
  const name = t(`pages.${topic.key}`);
  return (
    <>
      <NavBar title={name} onBack={goBack} />
      <PageMain>
        <State
          art="empty"
          title={t('topics.unknown')}
          text={t('topics.unknownHint')}
          action={<ButtonLink to={topic.path(paths)}>{t('topics.backToTopic', { topic: name })}</ButtonLink>}
        />
      </PageMain>
    </>
  );
}
