import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import notice from '../../../ui/feedback/notice.module.css';
import { PageIcon } from '../../../ui/media/page-icon';
import { showScore } from '../spoilers/spoiler-store';

/** The hidden content, and the way to see it. */
export function VeilNotice({ matchId }: { readonly matchId: string }) {
  const t = useTranslations();
  const services = useServices();
  return (
    <div className={notice.notice}>
      <PageIcon name="eyeOff" size={16} />
      <span className={notice.words}>{t('matchSheet.hidden')}</span>
      <Button size="sm" variant="soft" onClick={() => showScore(services, matchId)}>
        {t('match.showScore')}
      </Button>
    </div>
  );
}
