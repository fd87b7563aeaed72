import { useTranslations } from 'use-intl/react';
import { useOpenMatch } from '../../../domains/match/match-page';
import { showScore } from '../../../domains/spoilers/spoiler-store';
import { useUnspoilt } from '../../../domains/spoilers/use-unspoilt';
import { useFormats } from '../../../i18n/use-formats';
import { type RowViewModel, rowViewModel } from '../../../rules/match/match-row-view-model';
import { useServices } from '../../../services/services';
import type { BracketTie } from '../bracket/bracket-tie';
import { nationCodeOf } from '../data/nation-codes';
import { slotLabels } from '../data/slot-labels';
import { isOut, tieEnd } from '../data/tie-view-model';
import type { TopicMatch } from '../data/topic-match';
import type { BracketTie as Tied } from './knockout';

/** Makes of a place in the bracket what is drawn of it; its match as it stands now. */
export function useTie() {
  const t = useTranslations();
  const slot = useTranslations('topics.slot');
  const shortSlot = useTranslations('topics.slotShort');
  const { shortTime } = useFormats();
  const services = useServices();
  const { fileUrl, now } = services;
  const open = useOpenMatch();
  const unspoilt = useUnspoilt();

  const noteOf = (match: TopicMatch, { look, scores }: RowViewModel): string | undefined => {
    const end = tieEnd(match);
    if (end?.kind === 'shootout') return t('topics.shootout', { home: String(end.home), away: String(end.away) });
    if (scores === undefined) return shortTime(match.startDate, now());
    return end !== undefined && look !== 'live' ? t('topics.extraTime') : undefined;
  };

  return ({ number, match: read, homeFrom, awayFrom }: Tied<TopicMatch>): BracketTie => {
    const match = read && unspoilt(read);
    const isVeiled = match?.isVeiled === true;
    const viewModel = match && rowViewModel(match, now(), false);
    const side = (
      name: string | undefined,
      from: string,
      logo: string | undefined,
      id?: string,
      at?: 'home' | 'away',
    ) => {
      const score = at && viewModel?.scores?.[at];
      return {
        name: name ?? slotLabels(slot, from) ?? t('anchor.unknownTeam'),
        short: name ?? slotLabels(shortSlot, from),
        code: nationCodeOf(name),
        crest: logo ? fileUrl(logo) : undefined,
        isVeiled,
        score: score === undefined ? '' : String(score.score ?? ''),
        isOut: match !== undefined && score !== undefined && viewModel?.look !== 'live' && isOut(match, id, score),
      };
    };
    const home = side(match?.masterTeamName, homeFrom, match?.homeLogo, match?.homeId, 'home');
    const away = side(match?.guestTeamName, awayFrom, match?.awayLogo, match?.awayId, 'away');
    const names = { home: home.name, away: away.name };
    const note = isVeiled ? t('topics.tapToShow') : match && viewModel && noteOf(match, viewModel);
    const words =
      home.score === '' || away.score === ''
        ? t('topics.tieToCome', names)
        : t('topics.tie', { ...names, homeScore: home.score, awayScore: away.score });
    return {
      key: String(number),
      label: note === undefined ? words : `${words}, ${note}`,
      home,
      away,
      note,
      isLive: viewModel?.look === 'live',
      onOpen: match && (() => (isVeiled ? showScore(services, match.matchId) : open(match))),
    };
  };
}
