import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { useChunk } from '../../../parts/page/use-chunk';
import { MoreButton } from '../../../ui/section';

const loadSelector = () => import('../../../parts/matches/match-selector');

/** Opens the sheet of matches in play, which is fetched with the first tap. */
export function OngoingButton() {
  const t = useTranslations();
  const { toast } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useChunk(loadSelector, isOpen);
  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('error.title') });
    setIsOpen(false);
    retry();
  }, [hasFailed, toast, t, retry]);
  return (
    <>
      <MoreButton onClick={() => setIsOpen(true)}>{t('match.status.neutral')}</MoreButton>
      {isOpen && part !== undefined && <part.MatchSelector onClose={() => setIsOpen(false)} />}
    </>
  );
}
