import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportDislike, reportLike } from '../../../contract/ranking/calls-ranking';
import { useServices } from '../../../services/services';
import { rankingKeys } from '../data/ranking-keys';

/** Gives, never takes back, after the log-in the vote tapped before it (decisions.md, login and back). */
export function useVotePendingActions(): void {
  const { call, onPendingAction } = useServices();
  const client = useQueryClient();
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
}
