import { useTranslations } from 'use-intl/react';
import { useMatchSelector } from '../../../domains/match/use-match-selector';
import { MoreButton } from '../../../ui/layout/section';

/** Opens the sheet of matches in play. */
export function OngoingButton() {
  const t = useTranslations();
  const { open, sheet } = useMatchSelector();
  return (
    <>
      <MoreButton onClick={open}>{t('match.status.inPlay')}</MoreButton>
      {sheet}
    </>
  );
}
