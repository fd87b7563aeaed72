import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { Chip } from '../../../ui/controls/chip';
import { InputField } from '../../../ui/controls/input-bar';
import { RadioChips } from '../../../ui/controls/radio-chips';
import { SwitchRow } from '../../../ui/controls/switch';
import { cx } from '../../../ui/cx';
import { Sheet } from '../../../ui/overlays/sheet';
import text from '../../../ui/theme/text.module.css';
import { fitsChoice, NO_CHOICE, namesIn, oddsIn, type TipChoice, withName } from '../data/fits-choice';
import { type ChoosingProps, LoosenOne } from './loosen-one';
import styles from './tip-choice.module.css';

/** A range of odds; what is no number is not taken. */
function Odds({ choice, onChoose }: Omit<ChoosingProps, 'tips'>) {
  const t = useTranslations('tipChoice');
  const told = oddsIn(choice.odds);
  const [typed, setTyped] = useState({ from: String(told.from ?? ''), to: String(told.to ?? '') });
  const change = (end: 'from' | 'to', value: string) => {
    const next = { ...typed, [end]: value.replace(',', '.').trim() };
    setTyped({ ...typed, [end]: value });
    const odds = `${next.from}-${next.to}`;
    const { from, to } = oddsIn(odds);
    onChoose({ odds: from === undefined && to === undefined ? '' : odds });
  };
  return (
    <div className={styles.odds}>
      {(['from', 'to'] as const).map((end) => (
        <Fragment key={end}>
          <span aria-hidden="true">{t(end)}</span>
          <InputField
            value={typed[end]}
            inputMode="decimal"
            placeholder={t('any')}
            aria-label={t('oddsEnd', { end: t(end) })}
            onChange={({ target }) => change(end, target.value)}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly countOf: (name: string) => number;
  readonly onChange: (list: string) => void;
}

/** Several of a few, each with the number of tips that it would leave. */
function Names({ label, names, chosen, countOf, onChange }: NamesProps) {
  const t = useTranslations('tipChoice');
  const { count } = useFormats();
  const all = [...new Set([...names, ...namesIn(chosen)])];
  if (all.length < 2 && chosen === '') return null;
  return (
    <>
      <h3 className={styles.heading}>
        {label} <small className={text.meta}>{t('several')}</small>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own that would have to be taken away */}
      <div className={styles.names} role="group" aria-label={label}>
        {all.map((name) => {
          const isOn = namesIn(chosen).includes(name);
          return (
            <Chip key={name} isOn={isOn} onToggle={() => onChange(withName(chosen, name, !isOn))}>
              {name} <small className={cx(text.meta, text.num)}>{count(countOf(name))}</small>
            </Chip>
          );
        })}
      </div>
    </>
  );
}

const byTips = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names.filter(Boolean)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
};

/** The filters of the list; each says how many tips remain with it, the button how many in all. */
export function FilterSheet({ tips, choice, onChoose, onClose }: ChoosingProps & { readonly onClose: () => void }) {
  const t = useTranslations('tipChoice');
  const { count } = useFormats();
  const { now } = useServices();
  const left = (change: Partial<TipChoice>) =>
    tips.filter((tip) => fitsChoice(tip, { ...choice, ...change }, now())).length;
  const rest = left({});
  const turn = (name: 'follow' | 'free' | 'refund') => (
    <SwitchRow
      title={t(name)}
      about={t(name === 'refund' ? 'refundAbout' : 'tips', { count: left({ [name]: true }) })}
      word={t(choice[name] ? 'on' : 'off')}
      isOn={choice[name]}
      onTurn={() => onChoose({ [name]: !choice[name] })}
    />
  );
  const closes = (['', '60', 'today'] as const).map((value) => {
    const word = t(value === '' ? 'any' : value === '60' ? 'closeHour' : 'closeToday');
    return { value, label: `${word} ${count(left({ close: value }))}` };
  });
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {turn('follow')}
      {turn('free')}
      {turn('refund')}
      <h3 className={styles.heading}>
        {t('odds')} <small className={text.meta}>{t('oddsAbout')}</small>
      </h3>
      <Odds choice={choice} onChoose={onChoose} />
      {(choice.close !== '' || tips.some(({ saleEnd }) => saleEnd !== undefined)) && (
        <>
          <h3 className={styles.heading}>{t('close')}</h3>
          <RadioChips
            label={t('close')}
            choices={closes}
            value={choice.close}
            onSelect={(close) => onChoose({ close: close as TipChoice['close'] })}
          />
        </>
      )}
      <Names
        label={t('league')}
        names={byTips(tips.flatMap(({ leagues }) => leagues))}
        chosen={choice.league}
        countOf={(league) => left({ league })}
        onChange={(league) => onChoose({ league })}
      />
      <Names
        label={t('bet')}
        names={byTips(tips.map(({ bet }) => bet))}
        chosen={choice.bet}
        countOf={(bet) => left({ bet })}
        onChange={(bet) => onChoose({ bet })}
      />
      <div className={styles.foot}>
        <Button variant="quiet" size="lg" onClick={() => onChoose(NO_CHOICE)}>
          {t('clear')}
        </Button>
        <Button size="lg" disabled={rest === 0} onClick={onClose}>
          {rest === 0 ? t('none') : t('show', { count: count(rest) })}
        </Button>
      </div>
      {rest === 0 && <LoosenOne tips={tips} choice={choice} onChoose={onChoose} />}
    </Sheet>
  );
}
