import { useTranslations } from 'use-intl/react';
import type { FormResult } from '../../../contract/football/standings';
import { FormSquares } from '../../../domains/match/sheet/form-squares';
import { VeiledForm } from './veiled-form';

const KINDS = { W: 'won', D: 'drawn', L: 'lost' } as const;
const SHOWN = 5;

interface TeamFormProps {
  readonly form: readonly FormResult[];
  /** Has none that is to be hidden. */
  readonly isTold?: boolean;
}

/** A team's last five matches, newest first. */
export function TeamForm({ form, isTold = false }: TeamFormProps) {
  const t = useTranslations('topics');
  const last = form.slice(0, SHOWN);
  if (last.length === 0) return null;
  const results = last.map((result) => t(`form.${result}`)).join(' ');
  const Squares = isTold ? FormSquares : VeiledForm;
  return (
    <Squares
      squares={last.map((result) => ({ kind: KINDS[result], letter: t(`form.${result}`) }))}
      label={t('table.form', { count: String(last.length), results })}
    />
  );
}
