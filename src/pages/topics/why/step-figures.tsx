import { useTranslations } from 'use-intl/react';
import { Crest } from '../../../domains/match/crest';
import type { ReasonStep } from '../../../rules/table/why-above';
import { cx } from '../../../ui/cx';
import text from '../../../ui/theme/text.module.css';
import styles from './why-view.module.css';
import type { Mini, WhyTeam, WhyWriting } from './why-writing';

interface StepFiguresProps {
  readonly step: ReasonStep;
  readonly upper: WhyTeam;
  readonly lower: WhyTeam;
  readonly teams: ReadonlyMap<string, WhyTeam>;
  readonly writing: WhyWriting;
}

/** Two are set against each other. */
const TWO = 2;

function MiniTable({ mini, teams }: { readonly mini: Mini; readonly teams: StepFiguresProps['teams'] }) {
  const t = useTranslations('topics.why');
  return (
    <table className={styles.mini}>
      <thead>
        <tr>
          <th scope="col">{t('among', { count: mini.rows.length })}</th>
          {mini.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mini.rows.map(({ teamId, cells }) => (
          <tr key={teamId}>
            <th scope="row">
              <span>
                <Crest src={teams.get(teamId)?.crest} size={18} />
                <span className={text.ell} title={teams.get(teamId)?.name}>
                  {teams.get(teamId)?.name ?? teamId}
                </span>
              </span>
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={index} className={cx(index === mini.deciding && styles.best)}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Versus({ step, upper, lower, writing }: StepFiguresProps) {
  const side = ({ teamId }: WhyTeam) => {
    const value = step.values.get(teamId);
    return { value: value === undefined ? '' : writing.value(step.key, value), note: writing.note(step, teamId) };
  };
  const [above, below] = [side(upper), side(lower)];
  const isMore = (step.values.get(upper.teamId) ?? 0) > (step.values.get(lower.teamId) ?? 0);
  const sign = step.status === 'equal' ? '＝' : isMore ? '＞' : '＜';
  return (
    <div className={styles.versus}>
      <span>
        <b className={cx(step.status === 'decides' && isMore && styles.best)}>
          <bdi>{above.value}</bdi>
        </b>{' '}
        <span className={text.meta}>{above.note}</span>
      </span>
      <span className={text.muted} aria-hidden="true">
        {sign}
      </span>
      <span>
        <span className={text.meta}>{below.note}</span>{' '}
        <b className={cx(step.status === 'decides' && !isMore && styles.best)}>
          <bdi>{below.value}</bdi>
        </b>
      </span>
    </div>
  );
}

function Many({ step, teams, writing }: StepFiguresProps) {
  return (
    <div className={cx(styles.versus, styles.many)}>
      {step.among.map((teamId) => {
        const value = step.values.get(teamId);
        return (
          <span key={teamId}>
            {teams.get(teamId)?.name ?? teamId}{' '}
            <b>{value !== undefined && <bdi>{writing.value(step.key, value)}</bdi>}</b>
          </span>
        );
      })}
    </div>
  );
}

/** The figures that a rule compared: two beside each other, three and more as a line, or as the table of their own matches. */
export function StepFigures(props: StepFiguresProps) {
  const t = useTranslations('topics.why');
  const { step, writing, teams } = props;
  const matches = writing.matches(step);
  const isMany = step.among.length > TWO;
  const mini = isMany && step.status === 'decides' ? writing.mini(step) : undefined;
  const isFirst = step.key === 'points' || step.key === 'rate';
  return (
    <>
      {mini !== undefined && <MiniTable mini={mini} teams={teams} />}
      {mini === undefined && (isMany && step.status === 'equal' ? <Many {...props} /> : <Versus {...props} />)}
      {isFirst && isMany && step.status === 'equal' && (
        <p className={text.meta}>{t('together', { count: step.among.length })}</p>
      )}
      {matches !== undefined && <p className={cx(text.meta, text.num)}>{matches}</p>}
    </>
  );
}
