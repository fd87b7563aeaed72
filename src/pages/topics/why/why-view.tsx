import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Crest } from '../../../domains/match/crest';
import type { Explanation } from '../../../rules/table/why-above';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { PageIcon } from '../../../ui/media/page-icon';
import { Sheet } from '../../../ui/overlays/sheet';
import hintBar from '../../../ui/theme/hint-bar.module.css';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { TableSkeleton } from '../layout/topic-skeletons';
import { StepFigures } from './step-figures';
import styles from './why-view.module.css';
import type { WhyTeam, WhyWriting } from './why-writing';

interface WhyRow {
  readonly teamId: string;
  readonly teamName?: string | undefined;
  readonly shortName?: string | undefined;
  readonly teamLogo?: string | undefined;
  readonly rank?: number | undefined;
}

interface WhyViewProps {
  readonly rows: readonly WhyRow[];
  readonly upperId: string;
  readonly lowerId: string;
  /** The matches of level teams are being read. */
  readonly isPending: boolean;
  readonly explain: () => Explanation;
  readonly writing: WhyWriting;
  readonly competition: string;
  /** Matches in play are counted at their score. */
  readonly isInPlay?: boolean | undefined;
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

interface StepProps extends ComponentProps<typeof StepFigures> {
  readonly number: number;
}

function Step({ number, ...figures }: StepProps) {
  const t = useTranslations('topics.why');
  const { key, status, reason } = figures.step;
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
          {reason === undefined ? <StepFigures {...figures} /> : <p className={text.meta}>{t(`reason.${reason}`)}</p>}
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
      <PageIcon name="infoRound" size={18} />
      <span className={layout.grow}>{t(verdict === 'unknown' ? 'cannotTell' : 'contrary')}</span>
    </div>
  );
}

/** The reason why one team stands above another: the rules of the competition in their order, up to the one that decides. */
export function WhyView(props: WhyViewProps) {
  const { rows, upperId, lowerId, isPending, explain, writing, competition, isInPlay = false, onClose } = props;
  const t = useTranslations('topics.why');
  const { fileUrl } = useServices();
  const teams: ReadonlyMap<string, WhyTeam> = new Map(
    rows.map(({ teamId, teamName = teamId, shortName: name = teamName, teamLogo, rank }, index) => [
      teamId,
      { teamId, name, crest: teamLogo && fileUrl(teamLogo), place: rank ?? index + 1 },
    ]),
  );
  const [upper, lower] = [teams.get(upperId), teams.get(lowerId)];
  if (upper === undefined || lower === undefined) return null;
  const pair = t('pair', { first: upper.name, second: lower.name });
  if (isPending)
    return (
      <Sheet title={pair} onClose={onClose}>
        <div aria-busy="true">
          <TableSkeleton />
        </div>
      </Sheet>
    );
  const { steps, verdict } = explain();
  const title = verdict === 'above' ? t('title', { team: upper.name }) : pair;
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
      <p className={cx(text.meta, styles.foot)}>
        {t('rules', { competition, rules, inPlay: isInPlay ? 'yes' : 'no' })}
      </p>
    </Sheet>
  );
}
