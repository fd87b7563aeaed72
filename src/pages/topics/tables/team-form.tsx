import { useTranslations } from 'use-intl/react';
import type { FormResult } from '../../../contract/football/standings';
import { VeiledForm } from './veiled-form';

const KINDS = { W: 'won', D: 'drawn', L: 'lost' } as const;
const SHOWN = 5;

/** A team's last five matches, newest first. */
export function TeamForm({ form }: { readonly form: readonly FormResult[] }) {
  const t = useTranslations('topics');
  const last = form.slice(0, SHOWN);
  if (last.length === 0) return null;
  const results = last.map((result) => t(`form.${result}`)).join(' ');
  return (
    <VeiledForm
      squares={last.map((result) => ({ kind: KINDS[result], letter: t(`form.${result}`) }))}
      label={t('table.form', { count: String(last.length), results })}
    />
  );
}
