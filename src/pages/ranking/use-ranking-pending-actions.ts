import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportDislike, reportLike } from '../../contract/ranking/calls-ranking';
import { useServices } from '../../services/services';
import { rankingKeys } from './data/ranking-keys';
import { useFollowUser } from './user/follow-user';

/** Does after the log-in what was tapped before it, a vote or a follow; nothing is taken back (decisions.md, login and back). */
export function useRankingPendingActions(): void {
  const { call, onPendingAction } = useServices();
  const client = useQueryClient();
  const follow = useFollowUser();
  useEffect(
    () =>
      onPendingAction(['likeReport', 'dislikeReport'], ({ kind, id }) => {
        const [uid = '', reportId = ''] = id.split('/');
        const fields = { uid, reportId };
        const sent = kind === 'likeReport' ? call(reportLike, fields) : call(reportDislike, fields);
        // A failure has its own toast.
        sent.then(() => client.invalidateQueries({ queryKey: rankingKeys.all })).catch(() => undefined);
      }),
    [call, onPendingAction, client],
  );
  useEffect(() => onPendingAction(['followUser'], ({ id }) => follow(id, true)), [onPendingAction, follow]);
}
