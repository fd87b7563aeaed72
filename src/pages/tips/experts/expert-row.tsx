import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Person } from '../../../contract/expert/expert';
import row from '../../../domains/anchor/anchor-row.module.css';
import { RecordTag } from '../../../domains/tip/expert-labels';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Badge } from '../../../ui/feedback/badge';
import { Avatar } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useFollow } from '../data/use-follow';
import styles from './expert-row.module.css';
import { FollowExpert } from './follow-expert';
import { type FigureKind, type RowFigure, useRowFigure } from './row-figure';

/** The row as one of those to be chosen from. */
export interface RowChoice {
  readonly isOn: boolean;
  /** No more can be chosen. */
  readonly isOff: boolean;
  readonly onToggle: () => void;
}

interface ExpertRowProps {
  readonly person: Dated<Person>;
  /** The figure that the list is ordered by, beside its name. */
  readonly figure: FigureKind;
  /** Undefined: the row leads to the expert's page. */
  readonly choice?: RowChoice | undefined;
}

const Figure = ({ value, unit, below, trend }: RowFigure) => (
  <div className={styles.figure}>
    <b className={cx(styles.value, text.num, trend === 'up' && text.gain, trend === 'down' && text.loss)}>
      <bdi>{value}</bdi>
      {unit !== '' && <small>{unit}</small>}
    </b>
    <span className={cx(text.meta, text.num)}>{below}</span>
  </div>
);

/** The box to tick; its button, which bears the name, reaches over the whole row. */
const Box = ({ isOn }: { readonly isOn: boolean }) => (
  <span className={cx(styles.box, isOn && styles.on)}>{isOn && <Icon name="check" size={16} />}</span>
);

interface NameProps {
  readonly name: string;
  readonly to: string;
  readonly choice: RowChoice | undefined;
}

function Name({ name, to, choice }: NameProps) {
  const className = cx(layout.overlay, styles.name);
  if (choice === undefined) {
    return (
      <Link to={to} className={className} title={name} dir="auto">
        {name}
      </Link>
    );
  }
  const { isOn, isOff, onToggle } = choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of its own look, with the name that the list shows
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-disabled={isOff}
      className={className}
      title={name}
      dir="auto"
      onClick={isOff ? undefined : onToggle}
    >
      {name}
    </button>
  );
}

/** An expert in a list, with the figure that counts there. */
export function ExpertRow({ person, figure, choice }: ExpertRowProps) {
  const t = useTranslations();
  const { count } = useFormats();
  const figureIn = useRowFigure();
  const { fileUrl, paths } = useServices();
  const { id, headUrl, tag, messageInfoCount = 0 } = person;
  const name = person.name || t('tips.unnamed');
  const expert = { ...person, professorId: id };
  const { followers } = useFollow(expert);
  const fans = followers !== undefined && figure !== 'followers';
  const about = [fans && t('expert.followers', { followers: count(followers) }), ...tag.slice(0, 2)]
    .filter(Boolean)
    .join(' · ');
  const shown = figureIn(figure, person, followers);
  return (
    <div className={cx(row.row, styles.row, choice?.isOff === true && styles.off)}>
      {choice && <Box isOn={choice.isOn} />}
      <Avatar name={name} src={headUrl && fileUrl(headUrl)} size={44} />
      <div className={row.texts}>
        <div className={styles.titles}>
          <Name name={name} to={paths.expert(id)} choice={choice} />
          <RecordTag record={person} />
          {person.hotStatus === 1 && <Badge tone="warn">{t('tips.hotMark')}</Badge>}
          {person.isTripartite && <Badge>{t('tips.partner')}</Badge>}
        </div>
        <div className={cx(text.meta, text.num)}>{about}</div>
        {messageInfoCount > 0 && (
          <div className={cx(text.meta, text.num, text.accent)}>
            {t('expert.onSale', { tips: count(messageInfoCount) })}
          </div>
        )}
      </div>
      <div className={row.end}>
        {shown !== undefined && <Figure {...shown} />}
        {choice === undefined && <FollowExpert expert={expert} name={name} spot="row" />}
      </div>
    </div>
  );
}
