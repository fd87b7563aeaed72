import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SquadPlayer } from '../../../contract/football/football-player';
import { useFormats } from '../../../i18n/use-formats';
import { ageOf } from '../../../rules/session/age';
import { useServices } from '../../../services/services';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import { Avatar } from '../../../ui/media/avatar';
import { Icon } from '../../../ui/media/icon';
import text from '../../../ui/theme/text.module.css';
import { RowLink } from '../layout/row-link';
import styles from './squad-row.module.css';

/** A player of any sport. */
interface Member
  extends Pick<SquadPlayer, 'playerId' | 'playerName' | 'playerLogo' | 'shirtNumber' | 'birthday' | 'height'> {
  readonly position?: string | undefined;
}

interface SquadRowProps<M extends Member> {
  readonly player: M;
  readonly to: string | undefined;
  /** The position, where the heading does not tell it. */
  readonly playsAs?: string | undefined;
}

/** A player of a squad: number, name, age and height. */
function SquadRow<M extends Member>({ player, to, playsAs }: SquadRowProps<M>) {
  const t = useTranslations('topics');
  const { age } = useFormats();
  const { fileUrl, now } = useServices();
  const { playerId, playerName: name = playerId, playerLogo, shirtNumber, birthday, height } = player;
  const tall = height === undefined ? '' : t('heightShort', { height: String(height) });
  return (
    <RowLink to={to} className={styles.row}>
      <span className={cx(styles.number, text.num)}>{shirtNumber?.toString() ?? ''}</span>
      <Avatar name={name} src={playerLogo && fileUrl(playerLogo)} size={36} />
      <span className={styles.texts}>
        <span className={cx(styles.name, text.ell)} title={name}>
          {name}
        </span>
        <span className={cx(text.meta, text.num)}>
          {[playsAs, age(ageOf(birthday, now())), tall].filter(Boolean).join(' · ')}
        </span>
      </span>
      {to !== undefined && <Icon name="right" size={16} />}
    </RowLink>
  );
}

interface SquadGroupProps<M extends Member> {
  readonly title: string;
  readonly players: readonly M[];
  readonly pathOf: (playerId: string) => string | undefined;
  readonly playsAsOf?: (player: M) => string | undefined;
}

/** Players of one kind below their title; nothing without any. */
export function SquadGroup<M extends Member>({ title, players, pathOf, playsAsOf }: SquadGroupProps<M>) {
  if (players.length === 0) return null;
  return (
    <SquadTitle title={title}>
      <Card>
        {players.map((player) => (
          <SquadRow key={player.playerId} player={player} to={pathOf(player.playerId)} playsAs={playsAsOf?.(player)} />
        ))}
      </Card>
    </SquadTitle>
  );
}

/** A part of a squad with its title. */
export function SquadTitle({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
