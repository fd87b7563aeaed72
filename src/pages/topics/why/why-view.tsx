import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Crest } from '../../../domains/match/crest';
import type { Explanation, ReasonStep } from '../../../rules/table/why-above';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Icon } from '../../../ui/media/icon';
import { Sheet } from '../../../ui/overlays/sheet';
import hintBar from '../../../ui/theme/hint-bar.module.css';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { StepFigures } from './step-figures';
import styles from './why-view.module.css';
import type { WhyTeam, WhyWriting } from './why-writing';

interface WhyViewProps {
  readonly upper: WhyTeam;
  readonly lower: WhyTeam;
  readonly teams: ReadonlyMap<string, WhyTeam>;
  readonly explanation: Explanation;
  readonly writing: WhyWriting;
  readonly competition: string;
  readonly onClose: () => void;
}

function Side({ team, isLower = false }: { readonly team: WhyTeam; readonly isLower?: boolean }) {
  const t = useTranslations('topics.why');
  return (
    <span className={cx(styles.team, isLower && styles.lower)}>
      <Crest src={team.crest} size={28} />
      <span>
        <b className={text.ell} title={team.name}>
          {team.name}
        </b>
        <small className={text.num}>{t('place', { place: String(team.place) })}</small>
      </span>
    </span>
  );
}

const TONES = { equal: undefined, decides: 'accent', unused: 'bare', unknown: 'warn', idle: 'bare' } as const;
const LOOKS = { equal: undefined, decides: styles.on, unused: text.muted, unknown: styles.unknown, idle: text.muted };

interface StepProps extends Pick<WhyViewProps, 'teams' | 'writing' | 'upper' | 'lower'> {
  readonly step: ReasonStep;
  readonly number: number;
}

function Step({ step, number, ...rest }: StepProps) {
  const t = useTranslations('topics.why');
  const { key, status, reason } = step;
  return (
    <li className={cx(styles.step, LOOKS[status])}>
      <span className={styles.number} aria-hidden="true">
        {status === 'unknown' ? '?' : number}
      </span>
      <div className={styles.name}>
        {t(`rule.${key}`)}
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      {status !== 'unused' && (
        <div className={styles.body}>
          {reason === undefined ? (
            <StepFigures step={step} {...rest} />
          ) : (
            <p className={text.meta}>{t(`reason.${reason}`)}</p>
          )}
        </div>
      )}
    </li>
  );
}

function Verdict({ verdict }: Pick<Explanation, 'verdict'>): ReactNode {
  const t = useTranslations('topics.why');
  if (verdict === 'above') return null;
  return (
    <div className={cx(hintBar.bar, styles.warning)}>
      <Icon name="info" size={18} />
      <span className={layout.grow}>{t(verdict === 'unknown' ? 'cannotTell' : 'contrary')}</span>
    </div>
  );
}

/** The reason why one team stands above another: the rules of the competition in their order, up to the one that decides. */
export function WhyView({ upper, lower, teams, explanation, writing, competition, onClose }: WhyViewProps) {
  const t = useTranslations('topics.why');
  const { steps, verdict } = explanation;
  const title =
    verdict === 'above' ? t('title', { team: upper.name }) : t('pair', { first: upper.name, second: lower.name });
  const rules = [...new Set(steps.map(({ key }) => key))].map((key) => t(`rule.${key}`)).join(' → ');
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.pair}>
        <Side team={upper} />
        <span className={text.muted}>{t('above')}</span>
        <Side team={lower} isLower />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may come twice, and steps never move
          <Step key={index} step={step} number={index + 1} {...{ teams, writing, upper, lower }} />
        ))}
      </ol>
      <Verdict verdict={verdict} />
      <p className={cx(text.meta, styles.foot)}>{t('rules', { competition, rules })}</p>
    </Sheet>
  );
}
