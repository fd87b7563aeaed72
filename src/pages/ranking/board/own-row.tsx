import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { RankingType } from '../../../contract/codes';
import { rankingSwitch } from '../../../contract/ranking/calls-ranking';
import type { RankedEntry, RankingConfig } from '../../../contract/ranking/ranking';
import { useServices } from '../../../services/services';
import { useRankFigure, useUserFace } from '../rank-words';
import { rankingConfigQuery } from '../ranking-queries';
import { LabelledSwitch, OwnPlace } from './own-place';

/** Whether the member's bets are shown; turned at once, back when it fails, and read again with the rankings. */
function ShowMyBets({ uid, visible }: { readonly uid: string; readonly visible: boolean }) {
  const t = useTranslations('ranking');
  const services = useServices();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { queryKey } = rankingConfigQuery(services, uid);
  const set = (isShown: boolean) =>
    client.setQueryData<RankingConfig>(queryKey, (config) => config && { ...config, visible: isShown });
  const toggle = async () => {
    if (isBusy) return;
    setIsBusy(true);
    set(!visible);
    try {
      await services.call(rankingSwitch, { visible: visible ? 0 : 1 });
      await client.invalidateQueries({ queryKey: ['ranking', uid, 'list'] });
    } catch {
      set(visible);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <LabelledSwitch
      isOn={visible}
      isBusy={isBusy}
      label={t('show')}
      word={t(visible ? 'shown' : 'hide')}
      onToggle={() => void toggle()}
    />
  );
}

interface OwnRowProps {
  readonly uid: string;
  readonly type: RankingType;
  readonly mine: RankedEntry | undefined;
  /** The ranking has been read. */
  readonly isRead: boolean;
  /** Undefined: the server does not say. */
  readonly visible: boolean | undefined;
}

/** The member's own place, pinned below the tabs. */
export function OwnRow({ uid, type, mine, isRead, visible }: OwnRowProps) {
  const t = useTranslations('ranking');
  const { paths, session, fileUrl } = useServices();
  const username = useStore(session, (state) => state.username);
  const headUrl = useStore(session, (state) => state.headUrl);
  const faceOf = useUserFace();
  const figure = useRankFigure();
  const face =
    mine === undefined
      ? { name: username || t('unnamed'), portrait: headUrl ? fileUrl(headUrl) : undefined }
      : faceOf(mine);
  const own = mine && figure(type, mine);
  const absence = isRead ? t(visible === false ? 'hidden' : 'noPlace') : '';
  return (
    <OwnPlace
      label={t('mine')}
      place={mine?.rank}
      to={paths.rankUser(uid)}
      {...face}
      meta={own === undefined ? absence : [own.value, own.unit].filter(Boolean).join(' · ')}
      end={visible !== undefined && <ShowMyBets uid={uid} visible={visible} />}
    />
  );
}
