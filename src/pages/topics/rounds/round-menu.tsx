import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MenuChip } from '../../../ui/controls/menu-chip';
import { RoundSheet } from './round-sheet';
import type { TableRounds } from './use-round-table';

/** The chip that says after which round a table is, and opens the sheet to choose another. */
export function RoundMenu({ rounds: { all, current, shown, choose } }: { readonly rounds: TableRounds }) {
  const t = useTranslations('topics');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <MenuChip label={t('rounds.label')} value={t('round', { round: String(shown) })} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <RoundSheet
          rounds={all}
          value={shown}
          current={current}
          hasOnlyPast
          hint={t('rounds.table')}
          onChoose={(round) => {
            choose(round);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
