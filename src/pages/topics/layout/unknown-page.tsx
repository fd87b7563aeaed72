import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { ButtonLink } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import type { Topic } from '../data/topic';

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
          action={<ButtonLink to={paths[topic.key]()}>{t('topics.backToTopic', { topic: name })}</ButtonLink>}
        />
      </PageMain>
    </>
  );
}
