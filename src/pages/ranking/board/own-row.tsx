import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { RankingType } from '../../../contract/codes';
import type { RankedEntry, RankingConfig } from '../../../contract/ranking/ranking';
import { sessionStore } from '../../../domains/session/session-store';
import { type Dated, isNewer } from '../../../rules/reading/asked';
import { FULL_SAMPLE, isFull } from '../../../rules/record/hit-rate';
import { ownOf as ownOfMap } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { SmallSwitch } from '../../../ui/controls/switch';
import { cx } from '../../../ui/cx';
import { Rank } from '../../../ui/lists/rank';
import { Avatar } from '../../../ui/media/avatar';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useRankFigure, useUserViewModel } from '../data/rank-labels';
import { rankingKeys } from '../data/ranking-keys';
import { BETS, rankingStore } from '../data/ranking-store';
import styles from './own-row.module.css';
import { isRated, ownOf } from './placed';

interface OwnRowProps {
  /** Their key (session-state.ts). */
  readonly member: string;
  readonly type: RankingType;
  readonly mine: RankedEntry | undefined;
  readonly entries: readonly RankedEntry[];
  readonly isRead: boolean;
  readonly config: Dated<RankingConfig> | undefined;
}

/** As the ranking names the member, else as the session does. */
function useOwnViewModel(mine: RankedEntry | undefined) {
  const t = useTranslations('ranking');
  const { fileUrl } = useServices();
  const username = useStore(sessionStore, (state) => state.username);
  const headUrl = useStore(sessionStore, (state) => state.headUrl);
  const viewModelOf = useUserViewModel();
  if (mine !== undefined) return viewModelOf(mine);
  return { name: username || t('unnamed'), portrait: headUrl ? fileUrl(headUrl) : undefined };
}

/** The member's figure in words, marked where few bets are behind it; undefined where they have none. */
function useOwnLabels(type: RankingType, mine: RankedEntry | undefined): string | undefined {
  const t = useTranslations('ranking');
  const figure = useRankFigure();
  if (mine === undefined) return undefined;
  const { value, unit } = figure(type, mine);
  const { settledCount = FULL_SAMPLE } = mine;
  const few = isRated(type) && !isFull(settledCount) ? t('fewOf', { bets: settledCount }) : '';
  return [value, unit, few].filter(Boolean).join(' · ');
}

/** The member's own place, pinned below the tabs, in sight wherever the list stands. */
export function OwnRow({ member, type, mine: told, entries, isRead, config }: OwnRowProps) {
  const t = useTranslations('ranking');
  const { paths } = useServices();
  const sessionUid = useStore(sessionStore, (state) => state.uid);
  const { isShown, isBusy, turn } = useVisibility(member, config);
  const isHidden = isShown === false;
  const { entry: mine, place } = ownOf(isHidden ? '' : sessionUid, told, entries) ?? {};
  const uid = sessionUid || mine?.uid;
  const { name, portrait } = useOwnViewModel(mine);
  const label = useOwnLabels(type, mine);
  const absence = isRead ? t(isHidden ? 'hidden' : 'noPlace') : '';
  const meta = label ?? absence;
  return (
    <section className={styles.bar} aria-label={t('mine')}>
      {place !== undefined && <Rank place={place} />}
      <Avatar name={name} src={portrait} size={36} />
      <div className={layout.grow}>
        <div className={styles.name}>
          {/* Without an id nobody knows whose page that would be. */}
          {uid ? (
            <Link to={paths.rankUser(uid)} className={cx(styles.link, text.ell)} title={name} dir="auto">
              {name}
            </Link>
          ) : (
            <span className={text.ell} title={name} dir="auto">
              {name}
            </span>
          )}
        </div>
        <div className={cx(text.meta, text.num, text.ell)} title={meta}>
          {meta}
        </div>
      </div>
      {config !== undefined && isShown === undefined && (
        <ChoiceMenu
          label={t('show')}
          choices={[
            { value: 'shown', label: t('shown') },
            { value: 'hide', label: t('hide') },
          ]}
          value=""
          chosen={t('show')}
          onChoose={(value) => void turn(value === 'shown')}
        />
      )}
      {isShown !== undefined && (
        <SmallSwitch
          isOn={isShown}
          isBusy={isBusy}
          label={t('show')}
          caption={t('shown')}
          word={t(isShown ? 'on' : 'off')}
          onTurn={() => void turn()}
        />
      )}
    </section>
  );
}

/** The switch that shows the member's bets: at once, back when it fails, and read again with the rankings. */
export function useVisibility(member: string, config: Dated<RankingConfig> | undefined) {
  const client = useQueryClient();
  const own = useStore(rankingStore, (state) => ownOfMap(state.visibility, member, BETS));
  const show = useStore(rankingStore, (state) => state.show);
  const isTapped =
    config !== undefined && own !== undefined && (config.visible === undefined || isNewer(own.at, config));
  const isShown = isTapped ? own.isShown : config?.visible;
  return {
    isShown,
    isBusy: own !== undefined && own.at === undefined,
    async turn(visible = isShown !== true) {
      if (!(await show(visible))) return;
      // The reading says it too: by the server's clock, which is known to a second, the tap may be older than its reading.
      client.setQueryData<RankingConfig>(rankingKeys.config(member), (config) => config && { ...config, visible });
      await client.invalidateQueries({ queryKey: rankingKeys.lists(member) });
    },
  };
}
